import type { OwnFiles } from '../../file-capabilities.js';

/**
 * What the files of a Source map are called after it. Light of static props (`sp_0.vhv`) has no name of a map in it.
 * @source real maps and the conventions that mappers describe @confidence probable
 */
export const sourceOwnFiles: OwnFiles = {
  folders: [
    // Reflections, and materials that the compiler makes for them and for the depth of water.
    'materials/maps/{map}',
    // Textures that are laid over the lightmaps of faces.
    'materials/macro/{map}',
  ],
  files: [
    'maps/{map}.nav',
    'maps/{map}.txt',
    'maps/{map}.res',
    'maps/{map}.kv',
    'maps/{map}.cfg',
    'maps/{map}.jpg',
    'maps/{map}_particles.txt',
    'maps/{map}_level_sounds.txt',
    'maps/{map}_commentary.txt',
    'maps/{map}_exclude.lst',
    'maps/{map}_?_*.lmp',
    'maps/cfg/{map}.cfg',
    'maps/graphs/{map}.ain',
    'maps/soundcache/{map}.cache',
    'maps/soundcache/{map}.manifest',
    '{map}_particles.txt',
    'scripts/soundscapes_{map}.txt',
    'resource/overviews/{map}.txt',
    'resource/overviews/{map}_radar.dds',
    'resource/{map}.res',
    'materials/overviews/{map}.vmt',
    'materials/overviews/{map}.vtf',
    'materials/overviews/{map}_radar.vmt',
    'materials/overviews/{map}_radar.vtf',
    'materials/vgui/maps/{map}.vmt',
    'materials/vgui/maps/{map}.vtf',
    'materials/vgui/maps/menu_photos_{map}.vmt',
    'materials/vgui/maps/menu_photos_{map}.vtf',
    'materials/vgui/maps/menu_thumb_{map}.vmt',
    'materials/vgui/maps/menu_thumb_{map}.vtf',
  ],
  begunByName: ['resource/overviews/{map}.txt'],
  materialFolder: 'materials',
  longestMaterial: 127,
};

import type { SceneLayer } from '@brushwork/ops';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ConvertOptions } from '../commands/convert/convert.js';
import type { MapView, PictureSize } from '../commands/convert/map-pictures.js';
import type { VerbRegistration } from '../program/create-program.js';
import { wholeNumber } from './common-options.js';
import { teach } from './teach.js';

/** Declares `convert`. */
export function addConvert({ program, run }: VerbRegistration): void {
  const verb = program
    .command('convert')
    .argument('<files...>', 'maps, models, libraries of materials, or folders with them')
    .option('-o, --output <file>', 'the file to write; the folder, for a folder or several files')
    .option(
      '--to <form>',
      'what to make: glb, gltf or obj of maps and models, png or exr of maps, text or binary of models; by the extension of the output unless given',
    )
    .option('--overwrite', 'replace files that are there; never one of those that are read')
    .option('--strict', 'write nothing where something would be lost or left out')
    .option(
      '--branch <id>',
      "read maps as this game's, e.g. infinity-ward/call-of-duty, instead of detecting it",
    )
    .option(
      '--scale <metres>',
      'size of a unit of the game in metres (0.0254 for most): larger makes everything larger',
      positive,
    )
    .option('--sky', 'with the surfaces of the sky, which close the view of a map from outside')
    .option('--hidden', 'with surfaces that the game does not draw, such as those of tool textures')
    .option('--no-decals', 'without pictures that lie on other surfaces')
    .option('--no-lightmaps', 'without baked light: smaller, and lit by the program that shows it')
    .addOption(
      new Option('--hdr', 'baked light of the high dynamic range, or nothing where there is none').conflicts([
        'ldr',
        'lightmaps',
      ]),
    )
    .addOption(
      new Option(
        '--ldr',
        'baked light of the low dynamic range; the high one is taken where there is one',
      ).conflicts('lightmaps'),
    )
    .addOption(
      new Option(
        '--exr',
        'with baked light beside it as EXR, NAME-lightmap-0.exr and so on: linear, and as bright as it is, which images in glTF are not',
      ).conflicts('lightmaps'),
    )
    .addOption(
      new Option(
        '--light-slot <slot>',
        'baked light is in MOZ_lightmap, which some programs read; occlusion puts it there as well, where all show shades',
      ).choices(['none', 'occlusion']),
    )
    .option('--no-entities', 'without nodes for entities that have no brush model')
    .option(
      '--textures <place>',
      'look for images in this folder and the archives in it, or in a .pk3, .pak, .vpk or .wad; repeat for several',
      gather,
    )
    .option(
      '--palette <file>',
      "the colours of a game's textures, where they have none of their own (palette.lmp, or a PCX image)",
    )
    .option(
      '--layers <list>',
      `with what the game does not show, each as a node of its own: ${layerNames.join(', ')} or all`,
      layers,
    )
    .option(
      '--records',
      'each triangle carries the index of its record (_RECORD); about three times the size',
    )
    .addOption(
      new Option(
        '--up <axis>',
        'which axis of models points up, which no document says: y unless given',
      ).choices(['y', 'z']),
    )
    .option(
      '--max-vertices <number>',
      'leave out what goes beyond so many vertices (50 million)',
      wholeNumber,
    )
    .option(
      '--max-growth <factor>',
      'leave out what goes beyond so many bytes for each byte of the file (64); 64 MiB are always allowed',
      positive,
    )
    .option('--images', 'with pictures beside it, NAME-top.png from above and NAME-perspective.png')
    .addOption(
      new Option(
        '--view <view>',
        'what a picture (png) shows: the whole map from above, in perspective (unless given), or what a player sees at the start',
      ).choices(mapViews),
    )
    .option('--size <size>', 'size of pictures (png) in pixels (1600x1000)', pictureSize)
    .option('--tags <file>', 'a C header that defines tags, such as PFBIZTAG.H')
    .addOption(
      new Option(
        '--winding <way>',
        'which way round the corners of faces of models are given: as in the file, or reversed',
      ).choices(['file', 'reversed']),
    )
    .option('--long-lengths', 'allow chunks of more than 65,535 bytes, which no known file of the games has')
    .option('--json', 'write JSON, one line for each file')
    .summary('turn maps and models into glTF, OBJ and pictures, and models into text and back')
    .description(
      'Writes what is to be seen of maps and models as glTF or OBJ, in metres and with y up: surfaces with materials, ' +
        'baked light, brush models where their entities are, entities as nodes with their keys and outputs, and of models ' +
        'objects with levels of detail and their parts by name. Draws pictures of maps, and writes their baked light (exr). Also turns models and libraries of materials from their ' +
        'binary form into text (DIV-BIZ2 to DIV-VIZ2, DIV-BMF2 to DIV-VMF2) and back. Whole folders too, whose folders are ' +
        'mirrored. What is left out or has no place in the other form is told with its place. Ends with 1 when a file is ' +
        'damaged, something of it is left out, nothing of it is left, or --strict refuses it.',
    )
    .action((files: string[], _options: unknown, command: Command) =>
      run('convert', async (context) => {
        const { convert } = await import('../commands/convert/convert.js');
        return convert(context, files, givenOptions(command));
      }),
    );
  teach(verb, {
    examples: [
      ['brushwork convert map.bsp -o map.glb', 'a map as one file that other programs open'],
      [
        'brushwork convert map.bsp -o map.gltf --light-slot occlusion',
        'with images as files, shades for every program',
      ],
      ['brushwork convert map.bsp -o map.obj --textures main', 'with the images of a game'],
      ['brushwork convert map.bsp -o map.png --view top', 'a picture of a map from above, without a browser'],
      ['brushwork convert map.bsp -o light.exr', 'baked light, linear'],
      ['brushwork convert maps --to glb -o models', 'a whole folder'],
      ['brushwork convert walker.bgf -o walker.glb', 'a model with its levels of detail'],
      ['brushwork convert walker.bgf -o walker.viz', 'a model as text'],
      ['brushwork convert walker.viz -o walker.bgf', 'and back'],
      ['brushwork convert content --to text -o texts', 'a whole folder'],
      ['brushwork convert --strict walker.viz -o walker.bgf && echo nothing lost'],
    ],
    notes: [
      'Images are taken from the map itself and from --textures; a material without one has a colour that its name always ' +
        'gives. OBJ has no light, no vertex colours and no entities without a brush model.',
      'Baked light in exr is what is always on, on the pages that the second texture coordinates of the same map in glTF lie ' +
        'on; the light that a game switches is what lightmaps writes. A map without light is an issue, and nothing is written.',
      'How materials are written as text is in no document: of a library only the header is converted, which ends with 1. ' +
        'Files of a folder that are not turned into what is made are left alone.',
    ],
    json:
      '{ file, output, from, to, size, newSize, beside: [{ name, size }], losses: [issues as of inspect], issues }; output is null when nothing was ' +
      'written, newSize too for a file that was left alone or has nothing of what is made.',
  });
}

/** The options that were given: those that begin with `no` are true unless they are, which says nothing. */
function givenOptions(command: Command): ConvertOptions {
  const options = command.optsWithGlobals<Record<string, unknown>>();
  const given = Object.entries(options).filter(([name]) => command.getOptionValueSource(name) !== 'default');
  return Object.fromEntries(given) as ConvertOptions;
}

function gather(text: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), text];
}

/** What can be shown beside what is seen in the game. */
const layerNames = [
  'clip',
  'trigger',
  'collision',
  'player',
  'physics',
  'portal',
  'cell',
  'occluder',
  'leaf',
] as const satisfies readonly SceneLayer['kind'][];

/** Reads names of layers with commas between them. */
function layers(text: string): readonly SceneLayer['kind'][] {
  if (text === 'all') return layerNames;
  return text.split(',').map((word) => {
    const found = layerNames.find((name) => name === word.trim());
    if (found === undefined) throw new InvalidArgumentError(`There are ${layerNames.join(', ')} and all.`);
    return found;
  });
}

/** From where a picture can be taken. */
const mapViews = ['top', 'perspective', 'start'] as const satisfies readonly MapView[];

/** Reads a width and a height with an x between them. */
function pictureSize(text: string): PictureSize {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/i.exec(text.trim()) ?? [];
  const size = { width: Number(width), height: Number(height) };
  if (size.width > 0 && size.height > 0) return size;
  throw new InvalidArgumentError('It is a width and a height in pixels, such as 1600x1000.');
}

/** Reads a number above 0 of an option. */
function positive(text: string): number {
  const value = Number(text);
  if (value > 0 && Number.isFinite(value)) return value;
  throw new InvalidArgumentError('It is a number above 0.');
}

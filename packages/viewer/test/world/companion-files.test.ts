import { describe, expect, it } from 'vitest';
import { buildVpk } from '../../../../tools/fixtures/valve/build-vpk.js';
import { buildZip } from '../../../formats/test/support/zip-builder.js';
import { CompanionFiles } from '../../src/worker/scene/companion-files.js';
import { companionTextures } from '../../src/worker/scene/companion-textures.js';

function companions(paths: readonly string[]) {
  return paths.map((path) => ({
    path,
    input: { kind: 'blob', name: path, blob: new Blob([path]) } as const,
  }));
}

describe('files beside a map', () => {
  const files = new CompanionFiles(
    companions([
      'drop/BaseQ3/Textures/wall/A.tga',
      'scripts/one.shader',
      'loose.tga',
      'other/b.tga',
      'odd/c.tga',
    ]),
  );

  it('are found by the path that games have, wherever the folder begins, in any case', async () => {
    expect(new TextDecoder().decode(await files.read('textures/wall/a.tga'))).toContain('A.tga');
    expect(files.find('textures/wall/c.tga')).toBeUndefined();
  });

  it('are found when a folder further inside was dropped', () => {
    expect(files.find('textures/other/b.tga')?.name).toBe('other/b.tga');
    expect(files.find('textures/another/b.tga')).toBeUndefined();
  });

  it('are found by their name when they were dropped without a folder', () => {
    expect(files.find('textures/any/loose.tga')?.name).toBe('loose.tga');
  });

  it('are listed by folder, from the game’s folder on', () => {
    expect(files.list('scripts')).toEqual(['scripts/loose.tga', 'scripts/one.shader']);
    expect(files.list('textures/wall')).toEqual(['textures/wall/a.tga', 'textures/wall/loose.tga']);
    expect(files.list('textures')).toEqual(['textures/loose.tga']);
  });

  it('that are no archives though they are called so are told, and passed over', async () => {
    const { issues, sources } = await companionTextures(companions(['pak0.pk3', 'halflife.wad', 'a.tga']));
    expect(sources.map(({ title }) => title)).toEqual(['files beside the map']);
    expect(issues.map(({ path }) => path)).toEqual([['pak0.pk3'], ['halflife.wad']]);
  });

  it('that are archives are asked in the order in which games read them: of the same files the last counts', async () => {
    const zip = (content: string) => new Blob([buildZip([{ name: 'textures/a.tga', content }]) as BlobPart]);
    const named = ['pak0.pk3', 'game/PAK2.pk3', 'pak1.pk3'].map((path) => ({
      path,
      input: { kind: 'blob', name: path, blob: zip(path) } as const,
    }));
    const { sources } = await companionTextures(named);
    expect(sources.slice(1).map(({ title }) => title)).toEqual(['game/PAK2.pk3', 'pak1.pk3', 'pak0.pk3']);
  });

  it('that are archives of Source have their data in the files of their own folder, which are none themselves', async () => {
    const game = (folder: string) =>
      Object.entries(
        buildVpk('pak01_dir.vpk', [{ name: `materials/${folder}.vtf`, content: folder, part: 0 }]),
      ).map(([name, bytes]) => ({
        path: `${folder}/${name}`,
        input: { kind: 'blob', name, blob: new Blob([bytes as BlobPart]) } as const,
      }));
    const { issues, sources } = await companionTextures([...game('hl2'), ...game('tf')]);
    expect(issues).toEqual([]);
    expect(
      sources
        .slice(1)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['hl2/pak01_dir.vpk', 'tf/pak01_dir.vpk']);
    for (const source of sources.slice(1)) {
      const [folder = ''] = source.title.split('/');
      const found = await source.find(`materials/${folder}.vtf`);
      expect(new TextDecoder().decode(found)).toBe(folder);
    }
    const [alone] = game('tf');
    const without = await companionTextures(alone === undefined ? [] : [alone]);
    expect(without.sources[1]?.issues?.map(({ rule }) => rule)).toEqual(['vpk-part-missing']);
  });
});

import { describe, expect, it } from 'vitest';
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
    companions(['drop/BaseQ3/Textures/wall/A.tga', 'scripts/one.shader', 'loose.tga', 'other/b.tga']),
  );

  it('are found by the path that games have, wherever the folder begins, in any case', async () => {
    expect(new TextDecoder().decode(await files.read('textures/wall/a.tga'))).toContain('A.tga');
    expect(files.find('textures/other/b.tga')).toBeUndefined();
  });

  it('are found by their name when they were dropped without a folder', () => {
    expect(files.find('textures/any/loose.tga')?.name).toBe('loose.tga');
  });

  it('are listed by folder, from the game’s folder on', () => {
    expect(files.list('scripts')).toEqual(['scripts/one.shader']);
    expect(files.list('textures/wall')).toEqual(['textures/wall/a.tga']);
    expect(files.list('textures')).toEqual([]);
  });

  it('that are no archives though they are called so are passed over', async () => {
    const sources = await companionTextures(companions(['pak0.pk3', 'halflife.wad', 'a.tga']));
    expect(sources.map(({ title }) => title)).toEqual(['files beside the map']);
  });
});

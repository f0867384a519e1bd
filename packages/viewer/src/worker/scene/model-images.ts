import { decodeImage, type Model } from '@brushwork/formats';
import { type MaterialLook, resolveMaterials, type SceneImage, type SceneMaterial } from '@brushwork/ops';
import { FormatError, type Issue, issue } from '@brushwork/record';
import type { CompanionFile } from '../../protocol/file-input.js';
import type { WorldImages } from '../../protocol/scene-world.js';
import { CompanionFiles } from './companion-files.js';

/** Endings of images of models, in the order in which they are tried for a material whose library isn't understood. */
const endings = ['sgi', 'rgb', 'rgba', 'bw', 'int', 'tga'];

/** Finds the images of the materials of a model: through their libraries, and where those say nothing by their names. */
export async function modelImages(
  model: Model,
  materials: readonly Pick<SceneMaterial, 'name'>[],
  companions: readonly CompanionFile[],
): Promise<WorldImages> {
  const files = new CompanionFiles(companions);
  const resolved = await resolveMaterials(model, {
    folder: {
      names: () => Promise.resolve(files.names),
      read: async (name) => (await files.read(name)) ?? missing(name),
    },
  });
  const images = new Map<number, SceneImage>();
  const looks = new Map<number, MaterialLook>();
  const lacking: string[] = [];
  const issues: Issue[] = [...resolved.issues];
  const decoded = new Map<string, SceneImage | undefined>();
  const byReference = new Map(resolved.materials.map((one) => [one.reference, one]));
  for (const [index, { name }] of materials.entries()) {
    const named = byReference.get(name)?.textures.flatMap(({ file }) => file ?? []) ?? [];
    const file = named[0] ?? imageNamed(files, name);
    if (file !== undefined && !decoded.has(file)) decoded.set(file, await decode(files, file, issues));
    const image = file === undefined ? undefined : decoded.get(file);
    if (file === undefined || image === undefined) {
      if (name !== '') lacking.push(name);
      continue;
    }
    images.set(index, image);
    looks.set(index, { from: file, opacity: hasHoles(image) ? 'mask' : 'opaque', isTool: false });
  }
  return { images, seconds: new Map(), looks, missing: lacking, issues };
}

/** The file of an image that is called like the material. */
function imageNamed(files: CompanionFiles, reference: string): string | undefined {
  const bare = (reference.split(':').at(-1) ?? '').toLowerCase();
  if (bare === '') return undefined;
  return endings.map((ending) => `${bare}.${ending}`).find((name) => files.find(name) !== undefined);
}

async function decode(files: CompanionFiles, file: string, issues: Issue[]): Promise<SceneImage | undefined> {
  try {
    const bytes = await files.read(file.toLowerCase());
    if (bytes === undefined) return undefined;
    const { data, height, width } = decodeImage(bytes, file);
    return { width, height, pixels: data };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    issues.push(
      issue('model-texture-damaged', 'warning', error.code, { message: error.reason, path: [file] }),
    );
    return undefined;
  }
}

function hasHoles({ pixels }: SceneImage): boolean {
  for (let i = 3; i < pixels.length; i += 4) if ((pixels[i] as number) < 128) return true;
  return false;
}

function missing(name: string): never {
  throw new FormatError('not-found', 'there is no such file', { path: [name] });
}

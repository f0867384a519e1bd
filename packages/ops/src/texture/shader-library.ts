import { FormatError } from '@brushwork/record';
import type { MaterialText } from './material-look.js';
import { readShaderScript } from './shader-script.js';
import type { TextureReport } from './texture-report.js';
import type { TextureSource } from './texture-source.js';

/** Most scripts, and most bytes of them all, that are read. */
const mostScripts = 5000;
const largestTotal = 64 * 1024 * 1024;

/**
 * Reads the scripts of all sources: of materials with the same name that of the first source, the first script by name and
 * the first place in it counts. What can't be read is an issue.
 */
export async function readShaderLibrary(
  sources: readonly TextureSource[],
  folders: readonly string[],
  report: TextureReport,
): Promise<ReadonlyMap<string, MaterialText>> {
  const materials = new Map<string, MaterialText>();
  let total = 0;
  let count = 0;
  for (const source of sources) {
    for (const folder of folders) {
      for (const path of await listed(source, folder, report)) {
        if (!path.endsWith('.shader')) continue;
        if (++count > mostScripts || total > largestTotal) {
          report.add('material-script', 'limit', {
            message: `more scripts than the ${mostScripts}, or bytes than the ${largestTotal}, that are read`,
            path: [path],
          });
          return materials;
        }
        const bytes = await read(source, path, report);
        total += bytes.length;
        for (const [name, material] of readShaderScript(new TextDecoder('latin1').decode(bytes))) {
          if (!materials.has(name)) materials.set(name, material);
        }
      }
    }
  }
  return materials;
}

async function listed(
  source: TextureSource,
  folder: string,
  report: TextureReport,
): Promise<readonly string[]> {
  try {
    return await source.list(folder);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    report.add('material-script', error.code, { message: error.reason, path: [source.title, folder] });
    return [];
  }
}

async function read(source: TextureSource, path: string, report: TextureReport): Promise<Uint8Array> {
  try {
    return (await source.find(path)) ?? new Uint8Array(0);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    report.add('material-script', error.code, { message: error.reason, path: [source.title, path] });
    return new Uint8Array(0);
  }
}

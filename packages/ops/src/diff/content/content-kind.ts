import { imageFormatOfName, sniffImage } from '@brushwork/formats';
import { extensionOf } from '../../pak/file-kind.js';

/** What a file inside a map is looked at as. */
export type FileContentKind = 'text' | 'picture' | 'bytes';

const textExtensions: ReadonlySet<string> = new Set(
  (
    'vmt txt cfg res rc nut lua js ts py as vdf kv json xml html htm svg css md ini log ent shader mat csv ' +
    'vcd menu skin def lst qrc map vmf arena bot gsc csc con sh bat vbs hlsl glsl'
  ).split(' '),
);

/** Share of bytes that may be no text. */
const mostControls = 0.02;
/** Bytes that are looked at to tell text. */
const sampleSize = 64 * 1024;

/** Whether a file of this name is text by its name. */
export function isTextName(name: string): boolean {
  return textExtensions.has(extensionOf(name));
}

/** Whether bytes read as text: no NUL, and hardly any control character. */
export function readsAsText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, sampleSize);
  let controls = 0;
  for (const byte of sample) {
    if (byte === 0) return false;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) controls++;
  }
  return controls <= sample.length * mostControls;
}

/** What a file is looked at as: by its name and its bytes together. A picture may still be one that can't be decoded. */
export function fileContentKind(name: string, bytes: Uint8Array): FileContentKind {
  if (isTextName(name) && readsAsText(bytes)) return 'text';
  const named = imageFormatOfName(name);
  const sniffed = sniffImage(bytes);
  if ((named !== undefined && named !== 'vtx') || (sniffed !== undefined && sniffed !== 'tga'))
    return 'picture';
  return extensionOf(name) === '' && bytes.length > 0 && readsAsText(bytes) ? 'text' : 'bytes';
}

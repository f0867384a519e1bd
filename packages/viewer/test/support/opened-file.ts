import { OpenFile } from '../../src/worker/open-file.js';

/** A file of the user's that is open as a worker has it, with files beside it. */
export async function openedFile(
  name: string,
  bytes: Uint8Array,
  beside: Readonly<Record<string, Uint8Array>> = {},
): Promise<OpenFile> {
  const inputOf = (file: string, content: Uint8Array) =>
    ({ kind: 'blob', name: file, blob: new Blob([content.slice()]) }) as const;
  const file = new OpenFile();
  await file.open({
    file: inputOf(name, bytes),
    companions: Object.entries(beside).map(([path, content]) => ({
      path,
      input: inputOf(path.split('/').at(-1) ?? path, content),
    })),
  });
  return file;
}

/** The bytes of a file that was written. */
export async function bytesOfBlob(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** Positions at which two files of one size differ. */
export function differences(a: Uint8Array, b: Uint8Array): number[] {
  const found: number[] = [];
  for (let i = 0; i < Math.max(a.length, b.length); i++) if (a[i] !== b[i]) found.push(i);
  return found;
}

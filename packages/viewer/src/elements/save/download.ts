/** How long a file can be fetched after its download began, in milliseconds. */
const LIFETIME = 60_000;

/** Offers a file to be saved by the browser. */
export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), LIFETIME);
}

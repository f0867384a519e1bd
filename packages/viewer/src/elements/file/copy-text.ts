/** Puts a text where it can be pasted from. Rejects where the browser doesn't let the page do it. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) {
    try {
      await navigator.clipboard.writeText(text);
      return;
    } catch {
      // Some browsers let a page do it only in the old way.
    }
  }
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('aria-hidden', 'true');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (!isDone)
    throw new Error('the browser does not let the page copy: select the text and copy it with the keyboard');
}

/** Saves a text that comes in slices as a file. */
export async function saveText(name: string, slices: AsyncIterable<string>, type: string): Promise<void> {
  const parts: Blob[] = [];
  for await (const slice of slices) parts.push(new Blob([slice]));
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

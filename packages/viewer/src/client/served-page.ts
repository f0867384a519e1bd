/** The local server names its description in a meta element, so that other pages ask for nothing. */
function descriptionAddress(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="brushwork-session"]')?.content;
}

/** Whether the page comes from the local server, which may have files for it. */
export function isServed(): boolean {
  return descriptionAddress() !== undefined;
}

/** Asks the local server what it was started with; `undefined` on a page that lies on a server of its own. */
export function askDescription(): Promise<Response> | undefined {
  const address = descriptionAddress();
  return address === undefined ? undefined : fetch(new URL(address, document.baseURI));
}

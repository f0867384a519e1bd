/**
 * Asks the local server what it was started with; `undefined` on a page that lies on a server of its own. The local server names
 * its description in a meta element, so that other pages ask for nothing.
 */
export function askDescription(): Promise<Response> | undefined {
  const address = document.querySelector<HTMLMetaElement>('meta[name="brushwork-session"]')?.content;
  return address === undefined ? undefined : fetch(new URL(address, document.baseURI));
}

let known: boolean | undefined;

/**
 * Whether pictures are drawn without a graphics processor: then smooth edges and fine pixels cost more than they are worth.
 * Looked up once, in a context of its own, since a context's smoothness is chosen when it is made.
 */
export function isSoftwareDrawn(): boolean {
  if (known !== undefined) return known;
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('webgl2');
  const extension = context?.getExtension('WEBGL_debug_renderer_info');
  const name = extension && context ? String(context.getParameter(extension.UNMASKED_RENDERER_WEBGL)) : '';
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  known = /swiftshader|llvmpipe|software|basic render/i.test(name);
  return known;
}

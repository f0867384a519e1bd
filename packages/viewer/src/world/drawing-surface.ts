/** Where a world is drawn. */
export interface DrawingSurface {
  /** The canvas. */
  readonly canvas: HTMLCanvasElement;
  /** How it is drawn on. */
  readonly context: WebGL2RenderingContext;
  /** Whether no graphics processor draws it: then smooth edges and fine pixels cost more than they are worth. */
  readonly isSoftware: boolean;
}

/**
 * A canvas to draw on, which `newCanvas` makes: with smooth edges where a graphics processor draws. That is found out by a context,
 * whose smoothness is chosen when it is made; another one is made where making it costs nothing. Throws an error in words where
 * the browser has no WebGL 2.
 */
export function drawingSurface(newCanvas: () => HTMLCanvasElement): DrawingSurface {
  const plain = surfaceOn(newCanvas(), { antialias: false });
  if (plain.isSoftware) return plain;
  plain.context.getExtension('WEBGL_lose_context')?.loseContext();
  return surfaceOn(newCanvas(), { antialias: true });
}

function surfaceOn(
  canvas: HTMLCanvasElement,
  { antialias }: { readonly antialias: boolean },
): DrawingSurface {
  const context = canvas.getContext('webgl2', { antialias, powerPreference: 'high-performance' });
  if (context === null)
    throw new Error(
      'The browser can’t draw in three dimensions (WebGL 2): its settings or the driver of the graphics card may keep it from that. All other views work.',
    );
  const extension = context.getExtension('WEBGL_debug_renderer_info');
  const name = extension === null ? '' : String(context.getParameter(extension.UNMASKED_RENDERER_WEBGL));
  return { canvas, context, isSoftware: /swiftshader|llvmpipe|software|basic render/i.test(name) };
}

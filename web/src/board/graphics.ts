/** What the browser can draw with. */
export type Graphics = 'none' | 'software' | 'card';

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Asks a context that is thrown away at once: browsers hold only a few at a time. */
export function graphics(): Graphics {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return 'none';
  const details = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE.test(String(name)) ? 'software' : 'card';
}

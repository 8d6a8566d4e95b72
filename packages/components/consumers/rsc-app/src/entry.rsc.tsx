import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';
import { Page } from './Page';

/** Responds with the tree of the page for requests to `.rsc`, else with its markup. */
export default async function handler(request: Request): Promise<Response> {
  const tree = renderToReadableStream(<Page />);
  if (new URL(request.url).pathname.endsWith('.rsc')) {
    return new Response(tree, { headers: { 'Content-Type': 'text/x-component;charset=utf-8' } });
  }
  const server = await import.meta.viteRsc.loadModule<typeof import('./entry.ssr')>('ssr', 'index');
  return new Response(await server.renderPage(tree), { headers: { 'Content-Type': 'text/html' } });
}

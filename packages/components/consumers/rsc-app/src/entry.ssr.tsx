import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';

export async function renderPage(tree: ReadableStream<Uint8Array>): Promise<ReadableStream> {
  const page = await createFromReadableStream<ReactNode>(tree);
  return renderToReadableStream(page, { bootstrapModules: [getClientEntryUrl()] });
}

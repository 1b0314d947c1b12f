import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../app.ts';
import type { Program } from '../program.ts';
import { answerFromMemory } from '../site/answer-from-memory.ts';
import { answerLandingOnWire } from '../site/answer-landing-page.ts';
import { answerFailure, answerSite, isSiteRequest } from '../site/answer-site.ts';
import { originOf } from '../site/frame-for.ts';
import type { SiteAssets } from '../site/site-assets.ts';

export interface WebServer {
  readonly port: number;
  /** Finishes what is in flight, then closes. */
  close(): Promise<void>;
}

/** Public pages first, straight from memory; everything else through the app. */
export async function startServer(program: Program, assets: SiteAssets): Promise<WebServer> {
  const { cache, config, log } = program;
  const app = createApp({ ...program, assets, publicUrl: config.publicUrl });
  // A refused upload is read to its end (and thrown away) by Node itself, so that the client gets to read the refusal.
  const appListener = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  let site = { ...program, assets };
  const server = createServer((request, response) => {
    if (cache.answer(request, response)) return;
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (!isSiteRequest(request.method, path)) {
      void appListener(request, response);
      return;
    }
    answerSite(site, cache, request, response).catch((error: unknown) =>
      answerFailure(site, error, request, response),
    );
  });
  server.requestTimeout = 300_000; // five photos over a poor connection
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 65_000; // longer than the 60 s of common proxies, so that they are the ones to close
  const dropWaiting = answerFromMemory(
    server,
    cache,
    answerLandingOnWire(() => site, cache),
  );
  await listenOn(server, config.port, config.host);
  const { port } = server.address() as AddressInfo;
  site = { ...site, config: { ...config, port } }; // Port 0 was a wish; addresses in pages name the one it became.
  await program.sitemap.open(program.queue, originOf(site.config));
  server.on('error', error => log.error({ err: error }, 'web server'));
  return { port, close: () => closeServer(server, dropWaiting) };
}

function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function closeServer(server: Server, dropWaiting: () => void): Promise<void> {
  const closed = new Promise<void>(resolve => {
    server.close(() => resolve());
  });
  dropWaiting();
  server.closeIdleConnections();
  // Event streams never end by themselves.
  const impatience = setTimeout(() => server.closeAllConnections(), 5_000);
  await closed;
  clearTimeout(impatience);
}

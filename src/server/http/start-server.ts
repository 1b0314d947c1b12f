import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../app.ts';
import type { Program } from '../program.ts';
import { answerFromMemory } from '../site/answer-from-memory.ts';
import { answerLandingOnWire } from '../site/answer-landing-page.ts';
import { answerFailure, answerSite, isSiteRequest } from '../site/answer-site.ts';
import { originOf } from '../site/frame-for.ts';
import type { SiteAssets } from '../site/site-assets.ts';
import { createWorkerApp } from '../worker-app.ts';
import { createHttpServer, type Patience, usualPatience } from './create-http-server.ts';
import { onlySecure } from './only-secure.ts';

export interface WebServer {
  readonly port: number;
  /**
   * Says that it is leaving (not ready, event streams ended, `Connection: close`) but takes requests for `drain` ms more;
   * then finishes what is in flight and closes.
   */
  close(drain?: number): Promise<void>;
}

/** Public pages first, straight from memory; everything else through the app. */
export async function startServer(
  program: Program,
  assets: SiteAssets,
  patience: Patience = usualPatience,
): Promise<WebServer> {
  const { cache, config, log, metrics } = program;
  const leaving = new AbortController();
  const app = createApp({
    ...program,
    assets,
    publicUrl: config.publicUrl,
    leaving: leaving.signal,
    patience,
  });
  // Unread bodies are discarded by createHttpServer, which gives a slow client more time to read a refusal.
  const appListener = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  const secure = Object.entries(onlySecure(config.publicUrl));
  let site = { ...program, assets };
  const server = createHttpServer(patience, (request, response) => {
    response.shouldKeepAlive &&= !leaving.signal.aborted;
    if (cache.answer(request, response)) return;
    for (const [name, value] of secure) response.setHeader(name, value);
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (!isSiteRequest(request.method, path)) {
      void appListener(request, response);
      return;
    }
    const since = performance.now();
    response.once('close', () => {
      const { method = '' } = request;
      metrics.requests.add({ route: 'site', method, status: response.statusCode, since });
    });
    answerSite(site, cache, request, response).catch((error: unknown) =>
      answerFailure(site, error, request, response),
    );
  });
  const short = answerFromMemory(
    server,
    cache,
    answerLandingOnWire(() => site, cache),
  );
  await listenOn(server, config.port, config.host);
  const { port } = server.address() as AddressInfo;
  site = { ...site, config: { ...config, port } }; // Port 0 was a wish; addresses in pages name the one it became.
  await program.sitemap.open(program.queue, originOf(site.config));
  server.on('error', error => log.error({ err: error }, 'web server'));
  const close = async (drain = 0) => {
    leaving.abort();
    short.handOver(); // Node's server tells each connection that it is the last request.
    await pause(drain);
    await closeServer(server, () => short.drop());
  };
  return { port, close };
}

/** The server of a process that works off jobs: it says how the process is, and nothing else. */
export async function startWorkerServer(program: Program): Promise<WebServer> {
  const { config, log } = program;
  const leaving = new AbortController();
  const listener = getRequestListener(createWorkerApp(program, leaving.signal).fetch, {
    autoCleanupIncoming: false,
  });
  const server = createHttpServer(usualPatience, (request, response) => void listener(request, response));
  await listenOn(server, config.port, config.host);
  server.on('error', error => log.error({ err: error }, 'web server'));
  const { port } = server.address() as AddressInfo;
  const close = async (drain = 0) => {
    leaving.abort();
    await pause(drain);
    await closeServer(server, () => undefined);
  };
  return { port, close };
}

/** What is in flight may take so long, in milliseconds: an upload over a poor connection is not waited for. */
const longestEnd = 15_000;

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
  const impatience = setTimeout(() => server.closeAllConnections(), longestEnd);
  await closed;
  clearTimeout(impatience);
}

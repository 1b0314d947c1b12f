import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { resumePhotos } from '../audience/leads/keep-photos.ts';
import { originOf } from '../platform/config.ts';
import type { AppEnv } from '../platform/http/app-env.ts';
import { clientOf } from '../platform/http/client-address.ts';
import { createHttpServer, defaultTimeouts, type HttpTimeouts } from '../platform/http/create-http-server.ts';
import {
  type ForwardAddress,
  forwardRequest,
  isLarge,
  secretHeader,
} from '../platform/http/forward-request.ts';
import { onlySecure } from '../platform/http/only-secure.ts';
import { isSameSecret } from '../platform/is-same-secret.ts';
import { answerKeyFile } from '../search/indexnow/answer-key-file.ts';
import { answerSitemap } from '../search/sitemap/answer-sitemap.ts';
import type { SiteAssets } from '../website/context/site-assets.ts';
import { answerFromMemory } from '../website/serving/answer-from-memory.ts';
import { answerFailure, answerSite, isSiteRequest } from '../website/serving/answer-site.ts';
import { publicAddresses } from '../website/serving/public-addresses.ts';
import { serveLandingPageOnSocket } from '../website/serving/serve-landing-page.ts';
import { createApp } from './app.ts';
import type { Program } from './program.ts';
import { createWorkerApp } from './worker-app.ts';

export interface WebServer {
  readonly port: number;
  /**
   * Announces the shutdown (not ready, event streams ended, `Connection: close`) but accepts requests for `drain` ms.
   * Then finishes open requests and closes.
   */
  close(drain?: number): Promise<void>;
}

/** The process that runs jobs beside this one, as far as requests concern it. */
interface WorkerBeside {
  /** Address for large requests; null while it is not running. */
  forwardAddress(): ForwardAddress | null;
  /** There may be work before this answer has ended, or soon after. */
  wakeFor(response: ServerResponse): void;
}

const noWorker: WorkerBeside = { forwardAddress: () => null, wakeFor: () => undefined };

/**
 * Public pages first, straight from memory; everything else through the app. Large requests go to the process that runs
 * jobs, while there is one.
 */
export async function startServer(
  program: Program,
  assets: SiteAssets,
  timeouts: HttpTimeouts = defaultTimeouts,
  beside: WorkerBeside = noWorker,
): Promise<WebServer> {
  const { cache, config, log, metrics } = program;
  const leaving = new AbortController();
  const app = createApp({
    ...program,
    assets,
    publicUrl: config.publicUrl,
    leaving: leaving.signal,
    timeouts,
    servedUser: response => beside.wakeFor(response),
  });
  // createHttpServer discards unread bodies, so a slow client has more time to read a refusal.
  const appListener = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  const secure = Object.entries(onlySecure(config.publicUrl));
  let site = { ...program, assets };
  const addresses = publicAddresses([
    call => answerSitemap(program.reads.kysely, call),
    call => answerKeyFile(program.database.kysely, call),
  ]);
  const count = (route: string, { method = '' }: IncomingMessage, response: ServerResponse) => {
    const since = performance.now();
    response.once('close', () => {
      metrics.requests.add({ route, method, status: response.statusCode, since });
    });
  };
  const server = createHttpServer(timeouts, (request, response) => {
    response.shouldKeepAlive &&= !leaving.signal.aborted;
    if (cache.answer(request, response)) return;
    for (const [name, value] of secure) response.setHeader(name, value);
    const worker = isLarge(request) ? beside.forwardAddress() : null;
    if (worker) {
      count('worker', request, response);
      const { remoteAddress } = request.socket;
      const forwardedFor = String(request.headers['x-forwarded-for'] ?? '');
      const client = clientOf(remoteAddress, forwardedFor, config.trustedProxies);
      forwardRequest(worker, client, request, response);
      return;
    }
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (!isSiteRequest(request.method, path)) {
      void appListener(request, response);
      return;
    }
    count('site', request, response);
    answerSite(site, cache, addresses, request, response).catch((error: unknown) =>
      answerFailure(site, error, request, response),
    );
  });
  const short = answerFromMemory(
    server,
    cache,
    serveLandingPageOnSocket(() => site, cache),
  );
  await listenOn(server, config.port, config.host);
  const { port } = server.address() as AddressInfo;
  site = { ...site, config: { ...config, port } }; // Port 0 means any free port; addresses need the actual one.
  await program.sitemap.open(program.queue, originOf(site.config));
  void resumePhotos(program.leads);
  server.on('error', error => log.error({ err: error }, 'web server'));
  const close = async (drain = 0) => {
    leaving.abort();
    short.passOnToNode(); // Node's server marks it as the connection's last request.
    await pause(drain);
    await closeServer(server, () => short.drop());
  };
  return { port, close };
}

/** The server of a process that runs jobs: health checks and metrics only. */
export async function startWorkerServer(program: Program): Promise<WebServer> {
  const leaving = new AbortController();
  const app = createWorkerApp(program, leaving.signal);
  return await serveApp(app, leaving, program.config, program.log);
}

/** The server of the process that runs jobs beside a web process, for the requests that this one sends on. */
export async function startForwardedServer(
  program: Program,
  assets: SiteAssets,
  secret: string,
  servedUser: (response: ServerResponse) => void = () => undefined,
): Promise<WebServer> {
  const leaving = new AbortController();
  const { config, log } = program;
  const app = createApp({
    ...program,
    // The web process is the only trusted proxy for the client's address.
    config: { ...config, trustedProxies: 1 },
    assets,
    publicUrl: config.publicUrl,
    leaving: leaving.signal,
    servedUser,
  });
  const knows = (request: IncomingMessage) =>
    isSameSecret(String(request.headers[secretHeader] ?? ''), secret);
  return await serveApp(app, leaving, { port: 0, host: '127.0.0.1' }, log, knows);
}

async function serveApp(
  app: Hono<AppEnv>,
  leaving: AbortController,
  { port: requestedPort, host }: { readonly port: number; readonly host: string },
  log: Logger,
  isWelcome: (request: IncomingMessage) => boolean = () => true,
): Promise<WebServer> {
  const listener = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  const server = createHttpServer(defaultTimeouts, (request, response) => {
    if (isWelcome(request)) void listener(request, response);
    else response.writeHead(403).end();
  });
  await listenOn(server, requestedPort, host);
  server.on('error', error => log.error({ err: error }, 'web server'));
  const { port } = server.address() as AddressInfo;
  const close = async (drain = 0) => {
    leaving.abort();
    await pause(drain);
    await closeServer(server, () => undefined);
  };
  return { port, close };
}

/** The maximum duration of open requests, in milliseconds: slow uploads are not waited for. */
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
  const deadline = setTimeout(() => server.closeAllConnections(), longestEnd);
  await closed;
  clearTimeout(deadline);
}

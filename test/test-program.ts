import { type Logger, pino } from 'pino';
import { bySet } from '../src/sections/schemas.ts';
import { packStore } from '../src/server/business/packs/pack-store.ts';
import { readConfig } from '../src/server/platform/config.ts';
import type { Outgoing } from '../src/server/platform/http/outgoing/outgoing.ts';
import { defaultSettings } from '../src/server/platform/settings/default-settings.ts';
import { createApp } from '../src/server/start/app.ts';
import { type Program, startProgram } from '../src/server/start/program.ts';
import { startServer, type WebServer } from '../src/server/start/start-server.ts';
import type { SiteAssets } from '../src/server/website/context/site-assets.ts';
import { createTestDatabase } from './test-database.ts';

const builtSheet = (name: string) => ({
  address: `/assets/${name}.css`,
  text: `:root{--display:${name}}`,
  font: `/assets/${name}.woff2`,
});

export const testAssets: SiteAssets = {
  sheets: {
    sets: bySet(() => ({
      address: '/assets/site.css',
      text: ':root{--road:#11263f}@media (prefers-color-scheme:dark){:root{--road:#06101c}}',
      font: null,
    })),
    types: { friendly: builtSheet('friendly'), classic: builtSheet('classic'), clean: builtSheet('clean') },
    without_illustrations: builtSheet('without-illustrations'),
  },
  adminHtml: '<!doctype html><title>Back office</title>',
};

const credentials = { email: 'admin@example.com', password: 'correct horse battery' };

/** The real parts with their own database, and a signed-in admin. */
export interface TestProgram extends Program {
  readonly assets: SiteAssets;
  /** A request to the app, without a socket. `body` is sent as JSON. */
  request(
    method: string,
    path: string,
    options?: { body?: unknown; cookie?: string | null; headers?: Record<string, string> },
  ): Promise<Response>;
  /** Any other request, unchanged. */
  send(request: Request): Promise<Response>;
  /** A request of the admin, whose answer is read as JSON; fails on any refusal. */
  call<Reply = never>(method: string, path: string, body?: unknown): Promise<Reply>;
  readonly cookie: string;
  /** The cookie of a signed-in account. */
  signIn(account: { email: string; password: string }): Promise<string>;
  /** Answers on a free port until the program stops. `changes`: parts that this server has instead. */
  listen(changes?: Partial<Program & Served>, ...server: ServerOptions): Promise<Listener>;
}
interface Served {
  readonly assets: SiteAssets;
}
export interface Listener extends WebServer {
  readonly origin: string;
}
type ServerOptions =
  Parameters<typeof startServer> extends [unknown, unknown, ...infer Others] ? Others : never;

/** The parts of the program alone, as another process on the same database has them. */
export async function startParts(
  env: Record<string, string | undefined>,
  options: Parameters<typeof startProgram>[2] = {},
  log?: Logger,
): Promise<Program> {
  const result = readConfig({
    PORT: '0',
    PASSWORD_HASH_COST: 'test',
    LOG_LEVEL: 'silent',
    WIKIPEDIA_API_URL: 'off',
    ...env,
  });
  if ('problems' in result) throw new Error(result.problems.join(', '));
  return startProgram(result.config, log ?? pino({ level: result.config.logLevel }), options);
}

interface Others {
  readonly log?: Logger | undefined;
  readonly connectionTimeout?: number;
  /** Another process runs the jobs. */
  readonly worker?: { wake(): void };
}

export async function startTestProgram(
  env: Record<string, string> = {},
  clock?: () => Date,
  outgoing?: Outgoing,
  { log, connectionTimeout, worker }: Others = {},
): Promise<TestProgram> {
  const created = env.DATABASE_URL ? null : await createTestDatabase();
  const program = await startParts(
    { DATABASE_URL: created?.url, ...env },
    {
      ...(clock ? { clock } : {}),
      ...(outgoing ? { outgoing } : {}),
      connectionTimeout,
      worker: worker ?? null,
    },
    log,
  );
  const app = createApp({ ...program, assets: testAssets, publicUrl: null });
  await program.accounts.createUser({ ...credentials, role: 'admin' });

  const request: TestProgram['request'] = async (method, path, { body, cookie, headers } = {}) =>
    app.request(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const signIn: TestProgram['signIn'] = async account => {
    const response = await request('POST', '/api/auth/sign-in/email', { body: account });
    if (!response.ok) throw new Error(`sign-in answered ${response.status}: ${await response.text()}`);
    return response.headers
      .getSetCookie()
      .map(one => one.split(';', 1)[0])
      .join('; ');
  };
  const cookie = await signIn(credentials);
  const listeners: Listener[] = [];
  return {
    ...program,
    assets: testAssets,
    request,
    send: async one => app.fetch(one),
    signIn,
    cookie,
    call: async (method, path, body) => {
      const response = await request(method, path, { body, cookie });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
      return (text ? JSON.parse(text) : undefined) as never;
    },
    listen: async ({ assets = testAssets, ...changes } = {}, ...options) => {
      const server = await startServer({ ...program, ...changes }, assets, ...options);
      const listener = { ...server, origin: `http://127.0.0.1:${server.port}` };
      listeners.push(listener);
      return listener;
    },
    stop: async () => {
      for (const listener of listeners) await listener.close();
      await program.stop();
      await created?.drop();
      // Files of one worker share its memory: the next one begins with the demo's trade.
      packStore.setOwn(defaultSettings.packs.own);
    },
  };
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { freePort } from '../../../../test/free-port.ts';
import { startTestProgram, type TestProgram, testAssets } from '../../../../test/test-program.ts';
import { ExportFolder } from './export-folder.ts';
import { exportSite } from './export-site.ts';

/* An export behind a real nginx, configured as the guide says. */

const isInstalled = spawnSync('nginx', ['-v']).error === undefined;

beforeEach(context => {
  if (!isInstalled) context.skip('nginx is not installed here (Debian: apt install nginx)');
});

let program: TestProgram;
let home: string;
let site: string;
let nginx: ChildProcess | null = null;
let port: number;

beforeAll(async () => {
  if (!isInstalled) return;
  program = await startTestProgram({ PUBLIC_URL: 'https://hauling.example' });
  home = await mkdtemp(join(tmpdir(), 'pagehaul-nginx-'));
  site = join(home, 'site');
  await mkdir(join(home, 'built', 'assets'), { recursive: true });
  await writeFile(join(home, 'built', 'assets', 'site.css'), 'body{}');
  const template = await createTemplate(program);
  const batch = await planBatch(program, { template_id: template.id });
  await generateBatch(program, batch.id);
  const rule = { is_active: true, redirect_type: 301 };
  await program.call('POST', '/api/redirects', {
    ...rule,
    source_path: '/old',
    destination_path: '/about',
  });
  await program.call('POST', '/api/redirects', {
    ...rule,
    redirect_type: 302,
    source_path: '/sale',
    destination_path: '/pricing?from=sale#top',
  });
  for (const more of [
    { redirect_type: 308, source_path: '/kept', destination_path: '/services' },
    { redirect_type: 410, source_path: '/gone' },
    { source_path: '/?p=123', destination_path: '/contact' },
  ])
    await program.call('POST', '/api/redirects', { ...rule, ...more });
  const below = { ...rule, is_prefix: true, source_path: '/moved' };
  await program.call('POST', '/api/redirects', { ...below, destination_path: '/blog' });
  await exportSite({ ...program, assets: testAssets }, await ExportFolder.open(site), {
    built: join(home, 'built'),
    formsOrigin: null,
    hasPictures: false,
    threads: null,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  port = await freePort();
  nginx = await startNginx();
});
afterAll(async () => {
  if (!isInstalled) return;
  if (nginx?.exitCode === null) {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGQUIT');
    await ended;
  }
  await program.stop();
  await rm(home, { recursive: true });
});

async function startNginx(): Promise<ChildProcess> {
  const own = join(home, 'nginx');
  await mkdir(own);
  const types = '/etc/nginx/mime.types';
  const rooms = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = [
    'daemon off;',
    'worker_processes 1;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []), // Only this user may read the folder of files.
    `pid ${join(own, 'nginx.pid')};`,
    'events { worker_connections 64; }',
    'http {',
    '  access_log off;',
    ...(existsSync(types) ? [`  include ${types};`] : []),
    ...rooms.map(name => `  ${name}_temp_path ${join(own, name)};`),
    `  include ${site}/.pagehaul/nginx-maps.conf;`,
    `  server { listen 127.0.0.1:${port}; root ${site}; include ${site}/.pagehaul/nginx-server.conf; }`,
    '}',
  ].join('\n');
  await writeFile(join(own, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', own, '-c', join(own, 'nginx.conf'), '-e', join(own, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (child.exitCode === null) {
    const isUp = await ask('/').then(
      () => true,
      () => false,
    );
    if (isUp) return child;
    await pause(50);
  }
  throw new Error('nginx did not start; see above.');
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The response, without following redirects. */
async function ask(path: string): Promise<Answer> {
  const request = get({ host: '127.0.0.1', port, path, agent: false });
  const [response] = await once(request, 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

const sent = async (path: string) => {
  const { status, headers } = await ask(path);
  return { status, type: headers['content-type'] };
};
const leads = async (path: string) => {
  const { status, headers } = await ask(path);
  return [status, headers.location];
};

test.each([
  ['/', 'index.html'],
  ['/junk-removal-miami-fl/', 'junk-removal-miami-fl/index.html'],
  ['/about', 'about.html'],
  ['/locations/fl', 'locations/fl.html'],
  ['/locations/fl/miami', 'locations/fl/miami.html'],
  ['/blog', 'blog.html'],
])('%s is its file, with the headers the program sends', async (path, file) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/script-src 'sha256-/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  expect(body.equals(await readFile(join(site, file)))).toBe(true);
});

test('an address with or without its final slash redirects to the existing one, with its query', async () => {
  expect(await leads('/junk-removal-miami-fl?utm=1')).toEqual([301, '/junk-removal-miami-fl/?utm=1']);
  expect(await leads('/about/?utm=1')).toEqual([301, '/about?utm=1']);
  expect(await leads('/locations/fl/')).toEqual([301, '/locations/fl']);
});

test('redirects lead where the program leads, for good or for now', async () => {
  expect(await leads('/old')).toEqual([301, '/about']);
  expect(await leads('/old/?a=1')).toEqual([301, '/about?a=1']);
  expect(await leads('/sale?a=1')).toEqual([302, '/pricing?from=sale&a=1#top']);
  expect(await leads('/moved/here?a=1')).toEqual([301, '/blog/here?a=1']);
  expect(await leads('/kept')).toEqual([308, '/services']);
  expect((await leads('/gone'))[0]).toBe(410);
  expect(await leads('/?p=123')).toEqual([301, '/contact']);
  expect((await leads('/?p=124'))[0]).toBe(200);
});

test('a missing address is answered by the site’s own page', async () => {
  const page = await readFile(join(site, '404.html'));
  for (const path of ['/nowhere', '/nowhere/', '/.pagehaul/files.txt', '/_redirects', '/404.html']) {
    const { status, headers, body } = await ask(path);
    expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
    expect(body.equals(page)).toBe(true);
  }
});

test('other files have the types that readers of them expect', async () => {
  expect(await sent('/sitemap.xml')).toEqual({ status: 200, type: 'application/xml; charset=utf-8' });
  expect(await sent('/blog/feed.xml')).toEqual({ status: 200, type: 'application/rss+xml; charset=utf-8' });
  expect(await sent('/robots.txt')).toEqual({ status: 200, type: 'text/plain; charset=utf-8' });
  expect(await sent('/assets/site.css')).toEqual({ status: 200, type: 'text/css; charset=utf-8' });
  expect((await sent('/speculation-rules.json')).type).toBe('application/speculationrules+json');
});

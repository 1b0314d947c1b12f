import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithUs } from './end-with-us.ts';
import { endProcess } from './server-process.ts';

/** True when the program is installed here. */
export function isInstalled(program: string, versionFlag: string): boolean {
  return spawnSync(program, [versionFlag]).error === undefined;
}

/** nginx with one worker over static files, packed beforehand, on a free port of loopback. Everything it writes is in `folder`. */
export async function startNginx(
  folder: string,
  files: string,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await freePort();
  mkdirSync(join(folder, 'nginx'), { recursive: true });
  const config = join(folder, 'nginx', 'nginx.conf');
  writeFileSync(config, configuration(join(folder, 'nginx'), files, port));
  const child = spawn(
    'nginx',
    ['-p', join(folder, 'nginx'), '-c', config, '-e', join(folder, 'nginx', 'error.log')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  child.once('exit', endWithUs(child.pid ?? 0, 'SIGQUIT'));
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(origin, child);
  return { origin, stop: () => endProcess(child, 'SIGQUIT') };
}

/** The fastest configuration of nginx for this: files kept open, no access log, long-lived connections. */
function configuration(folder: string, files: string, port: number): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `  ${name}_temp_path ${join(folder, name)};`,
  );
  return [
    'daemon off;',
    'worker_processes 1;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []), // The folder of files is ours alone.
    `pid ${join(folder, 'nginx.pid')};`,
    'events { worker_connections 1024; }',
    'http {',
    '  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; server_tokens off;',
    '  default_type text/html; charset utf-8; types { text/html html; }',
    '  open_file_cache max=10000 inactive=60s; open_file_cache_valid 60s; open_file_cache_min_uses 1;',
    ...paths,
    `  server { listen 127.0.0.1:${port}; root ${files}; index index.html; gzip_static on; }`,
    '}',
    '',
  ].join('\n');
}

async function untilAnswering(origin: string, child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 5_000; waited += 50) {
    if (child.exitCode !== null) break;
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(50);
  }
  throw new Error('nginx did not start; see above.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

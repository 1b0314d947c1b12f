/* Checks what browsers load: nothing of the server, and no more than the promised size. Run after the build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleProblems } from './bundle-problems.ts';

const client = join(import.meta.dirname, '../dist/client');
const files = new Map(
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(js|css|html)$/.test(name))
    .map(name => [name, readFileSync(join(client, name), 'utf8')]),
);
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
const { problems, sizes } = bundleProblems(manifest, files, text => gzipSync(text, { level: 9 }).length);
for (const problem of problems) console.error(problem);
for (const [name, bytes] of Object.entries(sizes))
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB compressed`);
if (problems.length > 0) process.exitCode = 1;

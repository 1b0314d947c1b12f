import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dockerfileProblems } from './dockerfile-problems.ts';

const ours = readFileSync(join(import.meta.dirname, '../Dockerfile'), 'utf8');

it('has nothing to say about ours', () => {
  expect(dockerfileProblems(ours)).toEqual([]);
});

it.each([
  [(text: string) => text.replaceAll('node:24.21.0-trixie-slim', 'node:latest'), 'exact version'],
  [(text: string) => text.replace('USER node', 'USER root'), 'root'],
  [(text: string) => text.replace('USER node\n', ''), 'root'],
  [(text: string) => text.replace(/HEALTHCHECK[^]*?\n(?=#)/, ''), 'HEALTHCHECK'],
  [(text: string) => text.replace(/ENTRYPOINT .*/, 'ENTRYPOINT node dist/server/main.js'), 'signals'],
  [(text: string) => text.replace('USER node', 'RUN npm install left-pad\nUSER node'), 'lockfile'],
  [(text: string) => text.replace('USER node', 'ENV ADMIN_PASSWORD=secret\nUSER node'), 'can read'],
  [(text: string) => text.replace('COPY content ./content', 'COPY . .'), 'secrets'],
  [(text: string) => text.replace('COPY content', 'ADD content'), 'guesses'],
])('finds what breaks a rule: %#', (change, word) => {
  expect(dockerfileProblems(change(ours)).join('\n')).toContain(word);
});

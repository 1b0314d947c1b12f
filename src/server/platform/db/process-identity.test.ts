import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { isStillRunning, processIdentity } from './process-identity.ts';

test('a killed process does not count as running, even before it is reaped', async context => {
  if (process.platform !== 'linux') context.skip('only Linux tells');
  // The shell becomes a program that reaps no children.
  const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600']);
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const child = Number(line.toString());
  const identity = processIdentity(child);
  expect(isStillRunning(identity)).toBe(true);
  process.kill(child, 'SIGKILL');
  await expect.poll(() => isStillRunning(identity)).toBe(false);
});

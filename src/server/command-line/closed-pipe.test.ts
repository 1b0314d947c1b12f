import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommand } from '../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../test/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

test.each([['redirects list'], ['redirects list --json'], ['redirects export -'], ['users list']])(
  '%s ends in peace if its reader has enough',
  async line => {
    const child = await startCommand(program, line.split(' '));
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (text: Buffer) => {
      stderr += text.toString();
    });
    const [code] = await once(child, 'close');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  },
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('npm start becomes the program: a shell in between would keep npm’s signals to itself', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  expect(scripts.start).toBe('exec node scripts/start.mjs');
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { commonDrawings, setStyleSheet } from './drawing-sheet.tsx';
import { illustrationSets } from './illustration-set.ts';
import { illustrationsOf } from './registry.ts';

const folder = import.meta.dirname;
const tokens = await readFile(join(folder, '../tokens.css'), 'utf8');

it('the style sheet has the drawings of every set, in the colors of the tokens', async () => {
  await expect(commonDrawings(tokens)).toMatchFileSnapshot(join(folder, 'drawings.css'));
});

it.each(illustrationSets)(
  'the style sheet of %s has its drawings, in the colors of the tokens',
  async set => {
    const file = join(folder, '../../site/style-sheets', `${set}.css`);
    await expect(setStyleSheet(tokens, illustrationsOf(set))).toMatchFileSnapshot(file);
  },
);

it.each(illustrationSets)('the drawings of %s are a small part of a page', set => {
  expect(gzipSync(setStyleSheet(tokens, illustrationsOf(set))).length).toBeLessThan(6_000);
});

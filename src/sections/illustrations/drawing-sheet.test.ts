import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawingSheet } from './drawing-sheet.tsx';

const folder = import.meta.dirname;

it('the style sheet has the drawings as they are, in the colours of the tokens', async () => {
  const tokens = await readFile(join(folder, '../tokens.css'), 'utf8');
  await expect(drawingSheet(tokens)).toMatchFileSnapshot(join(folder, 'drawings.css'));
});

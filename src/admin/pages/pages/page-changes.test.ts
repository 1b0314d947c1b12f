import { expect, test } from 'vitest';
import { lostByUndo } from './page-changes.ts';

test('undoing all edits names the changes that are not saved, too', () => {
  expect(lostByUndo(1, 0)).toBe('1 edited text will be lost.');
  expect(lostByUndo(3, 2)).toBe('3 edited texts and 2 changes not saved will be lost.');
});

import { expect, test } from 'vitest';
import { exampleValues } from './preview-values.ts';

test('a preview speaks of the template’s own trade', () => {
  expect(exampleValues('online-marriage').keyword).toBe('online marriage');
  expect(exampleValues('recovery-equipment').keyword).toContain('recovery');
  expect(exampleValues('junk-removal').keyword).toBe('junk removal');
});

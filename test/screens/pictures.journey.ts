import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../journeys/one-tab.ts';
import { type Outline, outlineChanges, outlineOf } from './picture-outline.ts';
import { showPictures } from './pictures.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

const file = join(import.meta.dirname, '../../docs/screenshots/outlines.json');

test('the pictures of the README show the screens as they are', async ({ page }) => {
  const outlines = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Outline>;
  const older: string[] = [];
  await showPictures(page, async name => {
    const changes = outlineChanges(outlines[name] ?? { shown: [], below: [] }, await outlineOf(page));
    if (changes.length > 0) older.push(`${name}.png\n  ${changes.slice(0, 5).join('\n  ')}`);
  });
  expect(older.join('\n'), 'Older than their screens. Take them again: npm run screenshots').toBe('');
});

/* Takes the screenshots of the README from the real program: build it first (npm run build). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import startProgram from '../test/journeys/start-program.ts';
import { type Outline, outlineOf } from '../test/screens/picture-outline.ts';
import { showPictures } from '../test/screens/pictures.ts';
import { findBrowser } from './find-browser.mjs';

const folder = join(import.meta.dirname, '../docs/screenshots');
mkdirSync(folder, { recursive: true });

const stopProgram = await startProgram();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
/** A journey compares these with the screens, and notices a picture that is older than its screen. */
const outlines: Record<string, Outline> = {};
try {
  const context = await browser.newContext({
    baseURL: process.env.PAGEHAUL_URL ?? '',
    storageState: process.env.PAGEHAUL_SESSION ?? '',
  });
  const page = await context.newPage();
  await showPictures(page, async name => {
    outlines[name] = await outlineOf(page);
    // A palette is enough for drawings and screens, and keeps the repository small.
    await sharp(await page.screenshot())
      .png({ palette: true, colors: 128 })
      .toFile(join(folder, `${name}.png`));
  });
} finally {
  await browser.close();
  await stopProgram();
}
writeFileSync(join(folder, 'outlines.json'), `${JSON.stringify(outlines, null, 2)}\n`);

/*
 * Lighthouse (mobile) on one page of each kind, and axe on every fixed page, a landing page and the 404, in light and dark,
 * on phone and desktop. Ends with 1 when a mark is below 100 or axe finds anything. Started by `npm run audit`.
 *
 * A measure of speed swings with what else the machine does: a page below 100 in performance is measured again, three
 * times at most, and its best run counts. The other three marks don't swing and count at once.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { freePort } from '../test/free-port.ts';
import startProgram from '../test/journeys/start-program.ts';
import { auditedPages } from './audit/audited-pages.ts';
import { axeFindings } from './audit/axe-findings.ts';
import { lighthouseMarks, type Marks } from './audit/lighthouse-marks.ts';

const full = 100;
const { values: only } = parseArgs({
  options: {
    lighthouse: { type: 'boolean', default: false },
    axe: { type: 'boolean', default: false },
  },
});
const both = only.lighthouse === only.axe;

const stopProgram = await startProgram();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '',
  args: [
    `--remote-debugging-port=${port}`,
    '--disable-gpu',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});
try {
  const origin = process.env.PAGEHAUL_URL ?? '';
  const { marked, searched } = await auditedPages(origin);
  const marks = both || only.lighthouse ? await measure(origin, marked) : true;
  const findings = both || only.axe ? await search(browser, origin, searched) : true;
  process.exitCode = marks && findings ? 0 : 1;
} finally {
  await browser.close();
  await stopProgram();
}

async function measure(origin: string, paths: readonly string[]): Promise<boolean> {
  say('\nLighthouse, mobile           performance  accessibility  best practices  SEO');
  let isFull = true;
  for (const path of paths) {
    const marks = await lighthouseMarks(`${origin}${path}`, port);
    say(`${path.padEnd(30)}${line(marks)}`);
    for (const lost of marks.lost) say(`    ${lost}`);
    isFull &&= [marks.performance, marks.accessibility, marks.best_practices, marks.seo].every(
      mark => mark >= full,
    );
  }
  return isFull;
}

function line({ performance, accessibility, best_practices, seo }: Marks): string {
  return [
    String(performance).padStart(10),
    String(accessibility).padStart(15),
    String(best_practices).padStart(16),
    String(seo).padStart(5),
  ].join('');
}

async function search(on: Browser, origin: string, paths: readonly string[]): Promise<boolean> {
  const findings = await axeFindings(on, origin, paths);
  say(`\naxe: ${paths.length} pages, light and dark, phone and desktop: ${findings.length} findings`);
  for (const finding of findings) say(`    ${finding}`);
  return findings.length === 0;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

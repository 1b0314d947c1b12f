/*
 * Audits the demo and a new business of every trade: Lighthouse (mobile) on one page of each kind, axe on every page of
 * the site, a landing page and the 404 in light and dark on phone and desktop, and again with unreadable brand colors.
 * Exits with 1 if a score is below 100 or axe finds anything. Started by `npm run audit`. Performance varies with the
 * load of the machine: a page below 100 is measured up to three times, and its best run counts. The other three scores
 * don't vary and count at once.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { isWholeTrade, packStore } from '../src/server/business/packs/pack-store.ts';
import { freePort } from '../test/free-port.ts';
import { type AuditedSite, demoName, startSite } from './audit/audited-site.ts';
import { axeFindings } from './audit/axe-findings.ts';
import { colorRules, hostileColors } from './audit/hostile-colors.ts';
import { lighthouseMarks, type Marks } from './audit/lighthouse-marks.ts';

const full = 100;
const { values: only } = parseArgs({
  options: {
    lighthouse: { type: 'boolean', default: false },
    axe: { type: 'boolean', default: false },
    trade: { type: 'string' },
  },
});
const both = only.lighthouse === only.axe;
const trades = packStore.shipped().filter(isWholeTrade);
const names = [demoName, ...trades.map(({ id }) => id)];
if (only.trade !== undefined && !names.includes(only.trade))
  throw new Error(`No site is called “${only.trade}”. There are: ${names.join(', ')}.`);

const port = await freePort();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '',
  args: [
    `--remote-debugging-port=${port}`,
    '--disable-gpu',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});
let isRight = true;
try {
  for (const name of only.trade === undefined ? names : [only.trade]) {
    const site = await startSite(name);
    say(`\n${name}`);
    try {
      if (both || only.lighthouse) isRight = (await measure(site)) && isRight;
      if (both || only.axe) isRight = (await search(browser, site)) && isRight;
    } finally {
      await site.stop();
    }
  }
} finally {
  await browser.close();
}
process.exitCode = isRight ? 0 : 1;

async function measure({ origin, pages }: AuditedSite): Promise<boolean> {
  say('Lighthouse, mobile                      performance  accessibility  best practices  SEO');
  let isFull = true;
  for (const path of pages.marked) {
    const marks = await lighthouseMarks(`${origin}${path}`, port);
    say(`${path.padEnd(40)}${line(marks)}`);
    for (const lost of marks.lost) say(`    ${lost}`);
    isFull &&= [marks.performance, marks.accessibility, marks.best_practices, marks.seo].every(
      mark => mark >= full,
    );
  }
  return isFull;
}

function line({ performance, accessibility, best_practices, seo }: Marks): string {
  return [
    String(performance).padStart(11),
    String(accessibility).padStart(15),
    String(best_practices).padStart(16),
    String(seo).padStart(5),
  ].join('');
}

async function search(on: Browser, { origin, pages, useColors }: AuditedSite): Promise<boolean> {
  const paths = pages.searched;
  const findings = await axeFindings(on, { origin, paths });
  say(`axe: ${paths.length} pages, light and dark, phone and desktop: ${findings.length} findings`);
  for (const [brand_color, second_color] of hostileColors) {
    await useColors(brand_color, second_color);
    const found = await axeFindings(on, { origin, paths, rules: colorRules });
    say(`axe: the same in ${brand_color} and ${second_color}, light and dark: ${found.length} findings`);
    findings.push(...found);
  }
  for (const finding of findings) say(`    ${finding}`);
  return findings.length === 0;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

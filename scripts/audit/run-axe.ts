import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions, run } from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    axe?: { run: typeof run };
  }
}

// The small build: it is compiled once for each checked document.
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Look {
  /** The selector of the only part of the page that is checked; the whole page by default. */
  readonly part?: string;
  /** Only these rules. */
  readonly only?: readonly string[];
  readonly withoutRules?: readonly string[];
}

/** What axe, the accessibility checker, finds on a page; not in its frames. */
export async function runAxe(
  page: Page,
  { part, only, withoutRules = [] }: Look = {},
): Promise<Pick<AxeResults, 'violations' | 'passes'>> {
  const options: RunOptions = {
    iframes: false,
    // Of few rules also what is right: of all rules that would be most of the work.
    resultTypes: only ? ['violations', 'passes'] : ['violations'],
    ...(only && { runOnly: [...only] }),
    rules: Object.fromEntries(withoutRules.map(rule => [rule, { enabled: false }])),
  };
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source);
  const found = await page.evaluate(([where, how]) => window.axe?.run(where ?? document, how), [
    part,
    options,
  ] as const);
  if (!found) throw new Error(`axe is not on ${page.url()}`);
  return found;
}

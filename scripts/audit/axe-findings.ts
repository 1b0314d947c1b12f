import type { Browser } from 'playwright';
import { runAxe } from './run-axe.ts';

const widths = [375, 1280] as const;
const schemes = ['light', 'dark'] as const;

interface Search {
  readonly origin: string;
  readonly paths: readonly string[];
  /** Only these rules; all where left out. */
  readonly rules?: readonly string[];
}

/** Everything axe finds on these pages, as "path (dark, 375): rule: place". Motion is reduced, so that nothing is half drawn. */
export async function axeFindings(browser: Browser, { origin, paths, rules }: Search): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of schemes) {
    // Colors are the same at every width.
    for (const width of rules ? widths.slice(0, 1) : widths) {
      const viewport = { width, height: 860 };
      const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(`${origin}${path}`);
        const { violations } = await runAxe(page, rules ? { only: rules } : {});
        for (const { id, nodes } of violations) {
          const place = nodes[0]?.target.join(' ') ?? '';
          findings.push(`${path} (${colorScheme}, ${width}): ${id}: ${place} and ${nodes.length - 1} more`);
        }
      }
      await context.close();
    }
  }
  return findings;
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright';

const widths = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
];

/** Everything axe finds on these pages, as "path (dark, 375): rule: place". Motion is reduced, so that nothing is half drawn. */
export async function axeFindings(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of widths) {
      const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(`${origin}${path}`);
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations) {
          const place = nodes[0]?.target.join(' ') ?? '';
          findings.push(
            `${path} (${colorScheme}, ${viewport.width}): ${id}: ${place} and ${nodes.length - 1} more`,
          );
        }
      }
      await context.close();
    }
  }
  return findings;
}

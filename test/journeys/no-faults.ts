import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { colorRules } from './hostile-colors.ts';

/** Placeholders of loading content. */
const unfinished = '[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root';

interface Looked {
  /** Of an open dialog only it: what lies behind can't be reached. */
  part?: string;
  /** The public site in a screen's frames has its own checks. */
  withoutFrames?: boolean;
  /** The colors, one after the other; otherwise those that are there. */
  schemes?: readonly ('light' | 'dark')[];
}

/**
 * Fails on whatever the accessibility checker knows to be wrong with a page or screen, once everything on it is there. The
 * network may go on: some screens listen as long as they are open.
 */
export async function expectNoFaults(page: Page, { schemes, ...looked }: Looked = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const colorScheme of schemes ?? [undefined]) {
    if (colorScheme) await page.emulateMedia({ colorScheme });
    await isAllThere(page);
    const { violations } = await checkerOf(page, looked).analyze();
    expect(violations.map(one => faultOf(page, one))).toEqual([]);
  }
}

/**
 * The accessibility checker. It is asked for what is wrong and for no list of all that is right, which is most of its work; frames of
 * another origin it only sees when it goes from one to the next, which takes as long again.
 */
function checkerOf(page: Page, { part, withoutFrames = false }: Looked): AxeBuilder {
  const checker = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(withoutFrames || page.frames().length === 1);
  if (withoutFrames) checker.exclude('iframe');
  // A dialog's header is not the page's header, even if it uses the same element.
  if (part) checker.include(part).disableRules(['landmark-no-duplicate-banner', 'landmark-unique']);
  return checker;
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

function faultOf(page: Page, { id, nodes }: Violation): string {
  return `${page.url()} ${id}: ${nodes[0]?.html}`;
}

/** Fails on colors that nobody can read, and where there is no text to look at. */
export async function expectReadable(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await isAllThere(page);
  const checker = checkerOf(page, {})
    .options({ resultTypes: ['violations', 'passes'] })
    .withRules(colorRules);
  const { violations, passes } = await checker.analyze();
  expect(violations.map(one => faultOf(page, one))).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
}

/** Waits until nothing of a screen is on its way any more, and no dialog is half faded in. */
export async function isAllThere(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator(unfinished)).toHaveCount(0);
  const fading = () =>
    document.getAnimations().filter(one => one.effect?.getComputedTiming().endTime !== Infinity).length;
  await expect.poll(() => page.evaluate(fading)).toBe(0);
}

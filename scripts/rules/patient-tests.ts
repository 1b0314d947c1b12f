import { lineOf, type Rule } from './repository.ts';

/*
 * Tests hold on a machine that is busy with other work: they wait for what happens, as long as it takes, and never for a
 * clock. What they say of a whole page fails in a few lines.
 */

interface Impatience {
  readonly pattern: RegExp;
  readonly advice: string;
}

const wholePage = String.raw`(?:await )?(?:html|xml|markup|page|body)|await (?:html|text|page)Of\w*\([^\n]*\)|await \w+\.text\(\)`;

const everywhere: readonly Impatience[] = [
  {
    pattern: /\.waitForTimeout\(/g,
    advice: 'waits for a clock. Wait for what happens: expect(locator) or expect.poll',
  },
  {
    pattern: /\bvi\.wait(?:For|Until)\(/g,
    advice: 'gives up after a second. Write expect.poll, which waits as long as vitest.config.ts says',
  },
];

const inVitest: readonly Impatience[] = [
  {
    pattern: /\b(?:timeout|testTimeout|hookTimeout): (?:\d{1,3}|[1-5]?\d_\d{3}|[1-5]?\d{4})\b/g,
    advice: 'gives up within a minute, which a busy machine may need. Leave the limit to vitest.config.ts',
  },
  {
    pattern: new RegExp(
      String.raw`\bexpect\((?:${wholePage})\)\s*(?:\.not)?\s*\.(?:toContain|toMatch)\(`,
      'g',
    ),
    advice: 'prints the whole page when it fails. Write toMention',
  },
];

export const patientTests: Rule = files =>
  files
    .filter(
      ({ path }) => /\.(test|journey)\.tsx?$/.test(path) && !path.startsWith('scripts/rules/patient-tests'),
    )
    .flatMap(({ path, text }) =>
      (path.includes('.journey.') ? everywhere : [...everywhere, ...inVitest]).flatMap(
        ({ pattern, advice }) =>
          [...text.matchAll(pattern)].map(
            found => `${path}:${lineOf(text, found.index)}: ${found[0].trim()} ${advice}.`,
          ),
      ),
    );

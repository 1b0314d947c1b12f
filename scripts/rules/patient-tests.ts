import { lineOf, type Rule } from './repository.ts';

/*
 * Tests pass on a busy machine: they wait for events, as long as it takes, and never for a clock. Their failure message
 * for a whole page is short.
 */

interface UnsafeWait {
  readonly pattern: RegExp;
  readonly advice: string;
}

const wholePage = String.raw`(?:await )?(?:html|xml|markup|page|body)|await (?:html|text|page)Of\w*\([^\n]*\)|await \w+\.text\(\)`;

const everywhere: readonly UnsafeWait[] = [
  {
    pattern: /\bpause\((?:\d{3,}|\d+_\d+)\)|\bsetTimeout\(\w*resolve\w*, (?:\d{3,}|\d+_\d+)\)/g,
    advice: 'waits for a clock. Wait for what happens: expect.poll, or a look every few milliseconds',
  },
  {
    pattern: /\bfor \([^;\n]*; \w*(?:tries|attempts)\w* < /g,
    advice: 'gives up after so many looks. Look until it has happened: the test has a limit of its own',
  },
  {
    pattern: /\.waitForTimeout\(/g,
    advice: 'waits for a clock. Wait for what happens: expect(locator) or expect.poll',
  },
  {
    pattern: /\bvi\.wait(?:For|Until)\(/g,
    advice: 'gives up after a second. Write expect.poll, which waits as long as vitest.config.ts says',
  },
];

const inJourneys: readonly UnsafeWait[] = [
  {
    pattern: /\btimeout: (?:\d{1,3}|[1-5]?\d_?\d{3}|60_?000)\b/g,
    advice: 'gives up no later than playwright.config.ts does. Leave the limit to it',
  },
  {
    pattern: /\btest\.setTimeout\((?:\d{1,3}|(?:\d{1,2}|[12]\d\d|300)_?\d{3})\)/g,
    advice: 'ends the test no later than playwright.config.ts does. Leave the limit to it',
  },
];

const inVitest: readonly UnsafeWait[] = [
  {
    pattern: /\b(?:timeout|testTimeout|hookTimeout): (?:\d{1,3}|(?:\d{1,2}|1\d\d|2[0-3]\d|240)_?\d{3})\b/g,
    advice:
      'gives up no later than vitest.config.ts does, and a busy machine may need longer. Leave the limit to it',
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
      [...everywhere, ...(path.includes('.journey.') ? inJourneys : inVitest)].flatMap(
        ({ pattern, advice }) =>
          [...text.matchAll(pattern)].map(
            found => `${path}:${lineOf(text, found.index)}: ${found[0].trim()} ${advice}.`,
          ),
      ),
    );

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = readFileSync('docs/security.md', 'utf8');

/** Levels 1 and 2 of OWASP ASVS 5.0.0: how many requirements each section begins with before those of level 3. */
const sections = new Map(
  Object.entries({
    '1.1': 2,
    '1.2': 9,
    '1.3': 11,
    '1.4': 3,
    '1.5': 2,
    '2.1': 3,
    '2.2': 3,
    '2.3': 4,
    '2.4': 1,
    '3.2': 2,
    '3.3': 4,
    '3.4': 6,
    '3.5': 5,
    '3.7': 2,
    '4.1': 3,
    '4.2': 1,
    '4.3': 2,
    '4.4': 4,
    '5.1': 1,
    '5.2': 3,
    '5.3': 2,
    '5.4': 3,
    '6.1': 3,
    '6.2': 12,
    '6.3': 4,
    '6.4': 4,
    '6.5': 5,
    '6.6': 3,
    '6.8': 4,
    '7.1': 3,
    '7.2': 4,
    '7.3': 2,
    '7.4': 5,
    '7.5': 2,
    '7.6': 2,
    '8.1': 2,
    '8.2': 3,
    '8.3': 1,
    '8.4': 1,
    '9.1': 3,
    '9.2': 4,
    '10.1': 2,
    '10.2': 2,
    '10.3': 4,
    '10.4': 11,
    '10.5': 5,
    '10.6': 2,
    '10.7': 3,
    '11.1': 2,
    '11.2': 3,
    '11.3': 3,
    '11.4': 4,
    '11.5': 1,
    '11.6': 1,
    '12.1': 3,
    '12.2': 2,
    '12.3': 4,
    '13.1': 1,
    '13.2': 5,
    '13.3': 2,
    '13.4': 5,
    '14.1': 2,
    '14.2': 4,
    '14.3': 3,
    '15.1': 3,
    '15.2': 3,
    '15.3': 7,
    '16.1': 1,
    '16.2': 5,
    '16.3': 4,
    '16.4': 3,
    '16.5': 3,
    '17.1': 1,
    '17.2': 4,
    '17.3': 2,
  }),
);

const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+) +\|[^|]+\| ([^|]+)\|$/gm)].map(
  ([, number = '', state = '']) => ({ number, state }),
);

test('every requirement of levels 1 and 2 is in docs/security.md once, in order', () => {
  const expected = [...sections].flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  expect(rows.map(row => row.number)).toEqual(expected);
});

test('each is said to be met, met in part, not met or not applicable', () => {
  expect(rows.filter(row => !/^(?:met|not met|not applicable)\b/.test(row.state))).toEqual([]);
});

test('what is met in part or not met is listed together below', () => {
  const below = document.slice(document.indexOf('## Not met, in one place'));
  const open = rows.filter(row => /^(?:met in part|not met)/.test(row.state)).map(row => row.number);
  const covered = new Set(
    [...below.matchAll(/(\d+\.\d+\.\d+)(?: to (\d+\.\d+)\.(\d+))?/g)].flatMap(([, from = '', , until]) => {
      const [a, b, first] = from.split('.');
      const last = Number(until ?? first);
      return Array.from({ length: last - Number(first) + 1 }, (_, at) => `${a}.${b}.${Number(first) + at}`);
    }),
  );
  expect(open.filter(number => !covered.has(number))).toEqual([]);
});

test('the tests it names exist', () => {
  const named = [...document.matchAll(/`([^`\s]+\.test\.tsx?)`/g)].map(([, file = '']) => file);
  const missing = named.filter(
    file => !existsSync(file.includes('/') ? file : `src/server/identity/account/${file}`),
  );
  expect(missing).toEqual([]);
});

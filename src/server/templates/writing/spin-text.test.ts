import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { compileText, previewText } from '../../../engine/index.ts';
import type { PhraseGroup } from '../../business/packs/pack.ts';
import { spintaxFault } from './check-spintax.ts';
import { sampleReadings } from './readings.ts';
import { spinPhrases } from './spin-phrases.ts';
import { spinText } from './spin-text.ts';

const packs = ['junk-removal', 'online-marriage', 'recovery-equipment', 'another'];
const depths = ['light', 'medium', 'heavy'] as const;

type Pieces = ReturnType<typeof compileText>['field']['pieces'];

/** The variant with the first option everywhere. */
function firstReading(text: string): string {
  const { field, names } = compileText(text, { kind: 'plain', key: 'first' });
  const write = (pieces: Pieces): string =>
    pieces
      .map(piece => {
        if (piece.kind === 'literal') return piece.text;
        if (piece.kind === 'value') return `{{${names[piece.slot]}}}`;
        return piece.kind === 'choice' ? (piece.options[0] ?? '') : write(piece.options[0] ?? []);
      })
      .join('');
  return write(field.pieces);
}

const groupsIn = (spun: string) =>
  compileText(spun, { kind: 'plain', key: 'groups' }).field.pieces.filter(
    ({ kind }) => kind === 'group' || kind === 'choice',
  );

const text =
  'Call us today for a free quote. Our team takes old furniture off your hands in {{city}} and surrounding areas. ' +
  'No hidden fees. We are licensed and insured, and we work seven days a week.';

test('a phrase becomes a group whose first option is what stood there', () => {
  expect(spinText('We work seven days a week.', { depth: 'light', pack: 'junk-removal' })).toMatch(
    /^We work \{seven days a week\|[^{|}]+\}\.$/,
  );
});

test('deeper means more groups, more options, and choices inside choices', () => {
  const [light, medium, heavy] = depths.map(depth => spinText(text, { depth, pack: 'junk-removal' }));
  expect([light, medium, heavy].map(spun => groupsIn(spun ?? '').length)).toEqual([2, 7, 8]);
  const kinds = [light, medium, heavy].map(spun => sampleReadings(spun ?? '', 500).length);
  expect(kinds).toEqual(kinds.toSorted((one, other) => one - other));
  expect(new Set(kinds).size).toBe(3);
  const nested = (spun = '') => groupsIn(spun).some(hasInner);
  expect([nested(light), nested(medium), nested(heavy)]).toEqual([false, false, true]);
});

const hasInner = (group: Pieces[number]) =>
  group.kind === 'group' && group.options.flat().some(({ kind }) => kind === 'choice' || kind === 'group');

test('the same text is always spun the same', () => {
  expect(spinText(text, { depth: 'heavy', pack: 'junk-removal' })).toBe(
    spinText(text, { depth: 'heavy', pack: 'junk-removal' }),
  );
});

test('names, links, numbers and choices that are there stay as they are', () => {
  for (const kept of [
    'See Our Team Haulers on Monday.',
    'Visit https://example.com/our-team and our-team@example.com.',
    '{our team|the crew} {{our_team}}',
    'YOU CALL US NOW',
    'The {our team list is not closed',
  ]) {
    expect(spinText(kept, { depth: 'heavy', pack: 'junk-removal' })).toBe(kept);
  }
});

test('a phrase is written with the capitals of its place', () => {
  expect(spinText('Our team comes.', { depth: 'light', pack: '' })).toBe('{Our team|Our crew} comes.');
  expect(spinText('Our Team in {{city}}', { depth: 'light', pack: '' })).toBe(
    '{Our Team|Our Crew} in {{city}}',
  );
  expect(spinText('then our team comes.', { depth: 'light', pack: '' })).toBe(
    'then {our team|our crew} comes.',
  );
});

test('after "a" and "an" only what sounds right is offered', () => {
  expect(spinText('It is an affordable price', { depth: 'heavy', pack: '' })).not.toContain('an {');
  expect(spinText('We make a free estimate', { depth: 'heavy', pack: '' })).not.toMatch(
    /\ba \{[^}]*\|estimate/,
  );
});

const word = oneof(
  constantFrom(
    '{{city}}',
    '{{ State }}',
    '{a|b}',
    '{x',
    '}',
    '|',
    '{{',
    '\n',
    '. ',
    '555-0100',
    '$99',
    'https://a.example/our-team',
  ),
  constantFrom(...packs.flatMap(pack => spinPhrases(pack).flat())),
  constantFrom(...spinPhrases('junk-removal').flat()).map(
    phrase => phrase.charAt(0).toUpperCase() + phrase.slice(1),
  ),
  string({ unit: 'grapheme', maxLength: 12 }),
);
const anyText = array(word, { maxLength: 25 }).map(words => words.join(' '));

test('whatever the text, one reading is the text itself, and the engine finds nothing new wrong', () => {
  assert(
    property(anyText, constantFrom(...depths), constantFrom(...packs), (original, depth, pack) => {
      const spun = spinText(original, { depth, pack });
      expect(firstReading(spun)).toBe(firstReading(original));
      const problems = (one: string) =>
        compileText(one, { kind: 'plain', key: 'x' }).issues.map(({ code }) => code);
      expect(problems(spun)).toEqual(problems(original));
      expect(spun === original ? null : spintaxFault(original, spun)).toBeNull();
    }),
    { numRuns: 1_000 },
  );
});

test('hostile length ends soon', () => {
  const long = 'our team '.repeat(2_200);
  const before = process.threadCpuUsage();
  expect(spinText(long, { depth: 'heavy', pack: '' }).length).toBeGreaterThan(long.length);
  spinText('{'.repeat(20_000), { depth: 'heavy', pack: '' });
  spinText('a'.repeat(20_000), { depth: 'heavy', pack: '' });
  spinText('a.'.repeat(10_000), { depth: 'heavy', pack: '' });
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(1_500);
});

const allGroups: PhraseGroup[] = [...new Set(packs.flatMap(pack => spinPhrases(pack)))];

test('the phrases of a group can stand for one another', () => {
  const placeholders = (phrase: string) => phrase.match(/\{\{\w+\}\}/g) ?? [];
  const faults = allGroups.filter(group => {
    const hasOne = (of: (phrase: string) => unknown) => new Set(group.map(of)).size === 1;
    return (
      new Set(group).size < group.length ||
      !hasOne(phrase => placeholders(phrase).join()) ||
      !hasOne(phrase => /[.!?]$/.test(phrase)) ||
      group.some(phrase => /[{}|\d<>]|^\s|\s$| {2}/.test(phrase.replaceAll(/\{\{[a-z]+\}\}/g, 'X')))
    );
  });
  expect(faults).toEqual([]);
});

test('each phrase is looked after by one group of its pack', () => {
  for (const pack of packs) {
    const firsts = spinPhrases(pack).map(([first]) => first);
    expect(firsts.filter((first, at) => firsts.indexOf(first) !== at)).toEqual([]);
  }
});

test('a spun text reads without a problem for any city', () => {
  const spun = spinText(text, { depth: 'heavy', pack: 'junk-removal' });
  const { issues, text: read } = previewText({
    text: spun,
    values: { city: 'Miami' },
    seed: 7,
    kind: 'prose',
  });
  expect(issues).toEqual([]);
  expect(read).toContain('Miami');
  expect(read).not.toMatch(/[{}|]/);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closeToken, type Ending, endingOf, startOfText } from './casing-flow.ts';
import { applyCasing, titleCase, type ValueSpan } from './text-casing.ts';
import { applyWordCasing, type CasedKind } from './word-casing.ts';

const prose = (text: string) => applyCasing(text, 'prose');

describe('a title', () => {
  test('a title has a capital on every word', () =>
    expect(titleCase('junk hauling today')).toBe('Junk Hauling Today'));
  test('a title has small words in lower case', () =>
    expect(titleCase('Care Of The Home')).toBe('Care of the Home'));
  test('a title starts with a capital even on a small word', () =>
    expect(titleCase('the best')).toBe('The Best'));
  test('a title starts again after a colon, a bar, a dash or a sentence', () => {
    expect(titleCase('pricing: the facts | a guide — the end. the rest')).toBe(
      'Pricing: The Facts | A Guide — The End. The Rest',
    );
  });
  test('a title keeps inner capitals', () => {
    expect(titleCase('iPhone and McDonald FREE')).toBe('iPhone and McDonald FREE');
  });
  test('writes acronyms as they are written', () => {
    expect(titleCase('old tvs, hvac and diy')).toBe('Old TVs, HVAC and DIY');
  });
  test('a title has states in upper case', () =>
    expect(titleCase('tampa fl to macon Ga')).toBe('Tampa FL to Macon GA'));
  test('a title does not take a measure after a number for a state', () =>
    expect(titleCase('5 mi away')).toBe('5 Mi Away'));
  test('a title does not take an abbreviation for a state', () =>
    expect(titleCase('near mt. dora')).toBe('Near Mt. Dora'));
  test('a title has hyphened words cased part by part', () => {
    expect(titleCase('same-day door-to-door')).toBe('Same-Day Door-to-Door');
  });
  test('a title leaves what follows an apostrophe alone', () => {
    expect(titleCase("miami's o’neil don't")).toBe("Miami's O’neil Don't");
  });
  test('a title leaves numbers and addresses alone', () => {
    expect(titleCase('24/7 at example.com or me@x.io 1st')).toBe('24/7 at example.com or me@x.io 1st');
  });
  test('a title keeps particles of names that are typed small', () => {
    expect(titleCase('junk in ponce de leon')).toBe('Junk in Ponce de Leon');
  });
  test('a title takes no first part of a joined word for a particle or a state', () => {
    expect(titleCase('denver, co de-shedding')).toBe('Denver, CO De-Shedding');
    expect(titleCase('cat grooming, de-shedding')).toBe('Cat Grooming, De-Shedding');
  });
  test('handles letters outside the basic plane', () => expect(titleCase('𐐨𐐩 ﬁne ßa')).toBe('𐐀𐐩 ﬁne ßa'));
});

describe('a two-letter word that is a state too', () => {
  test('a two-letter word that is a state too is a word without a comma', () => {
    expect(titleCase('sofa or bed in me')).toBe('Sofa or Bed in Me');
    expect(prose('tell me or hi to pa')).toBe('Tell me or hi to pa');
  });
  test('a two-letter word that is a state too is a state after a comma', () => {
    expect(titleCase('portland, or')).toBe('Portland, OR');
    expect(titleCase('columbus, oh junk removal')).toBe('Columbus, OH Junk Removal');
    expect(prose('we love gary, in. call')).toBe('We love gary, IN. Call');
    expect(prose('in gary, in 46402')).toBe('In gary, IN 46402');
  });
  test('joins a list all the same', () => {
    expect(titleCase('sofas, beds, or chairs')).toBe('Sofas, Beds, or Chairs');
    expect(prose('call us, or book online, in minutes')).toBe('Call us, or book online, in minutes');
    expect(prose('it is $20, or $15 a month, or (rarely) more')).toBe(
      'It is $20, or $15 a month, or (rarely) more',
    );
    expect(prose('done, in 2 days, or 1,200 hours')).toBe('Done, in 2 days, or 1,200 hours');
    expect(prose('great, in-home help, al’s way')).toBe('Great, in-home help, al’s way');
  });
  test('a two-letter word that is a state too is a state where it is the state value', () => {
    const spans: ValueSpan[] = [{ start: 8, end: 10, kind: 'state' }];
    expect(applyCasing('made in in today', 'title', spans)).toBe('Made in IN Today');
    expect(applyCasing('made in in today', 'prose', spans)).toBe('Made in IN today');
    const denver: ValueSpan[] = [{ start: 11, end: 13, kind: 'state' }];
    expect(applyCasing('in denver, co. we haul', 'prose', denver)).toBe('In denver, CO. We haul');
  });
});

describe('prose', () => {
  test('prose has a capital at the start of each sentence', () => {
    expect(prose('we haul. you rest! ready? "yes." (we go.) now')).toBe(
      'We haul. You rest! Ready? "Yes." (We go.) Now',
    );
  });
  test('prose changes nothing else', () => expect(prose('Our Crews Of miami')).toBe('Our Crews Of miami'));
  test('prose does not take abbreviations for the end of a sentence', () => {
    expect(prose('from st. lucie to the U.S. border, 8 a.m. daily with dr. who')).toBe(
      'From st. lucie to the U.S. border, 8 a.m. daily with dr. who',
    );
  });
  test('prose does not take decimals or addresses for the end of a sentence', () => {
    expect(prose('rated 5.5 by x.com. see www.a.b now')).toBe('Rated 5.5 by x.com. See www.a.b now');
  });
  test('prose does not capitalise an address', () => {
    expect(prose('example.com is ours. info@example.com answers')).toBe(
      'example.com is ours. info@example.com answers',
    );
  });
  test('prose does not start a sentence after an ellipsis', () =>
    expect(prose('wait... then')).toBe('Wait... then'));
  test('prose starts again after the bar of a list item', () => {
    expect(prose('fair prices | no surprises')).toBe('Fair prices | No surprises');
  });
  test('prose starts a sentence after a number with a period', () =>
    expect(prose('route 1. call')).toBe('Route 1. Call'));
  test('prose starts a sentence after a blank line, not after a line break', () => {
    expect(prose('first\nsecond\n\nthird')).toBe('First\nsecond\n\nThird');
  });
  test('writes states and acronyms in upper case', () => {
    expect(prose('your tv in miami, fl. done')).toBe('Your TV in miami, FL. Done');
  });
  test('prose starts with an emoji or a quote without losing its capital', () => {
    expect(prose('😀 “we haul”')).toBe('😀 “We haul”');
  });
});

describe('values', () => {
  const cased = (text: string, value: string, kind: ValueSpan['kind'] = 'value') => {
    const start = text.indexOf(value);
    return applyCasing(text, 'title', [{ start, end: start + value.length, kind }]);
  };
  test('values keep capitals on their small words', () => {
    expect(cased('junk in The Villages now', 'The Villages')).toBe('Junk in The Villages Now');
  });
  test('values keep their small words small and are cased otherwise', () => {
    expect(cased('a lake of the pines', 'lake of the pines')).toBe('A Lake of the Pines');
  });
  test('values that are missing keep their name', () =>
    expect(cased('in [city] today', '[city]', 'missing')).toBe('In [city] Today'));
});

describe('any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...'a we in or mt st fl FL tv p.m U.S x.com www.x.y www. @me @ de 33 iPhone é ß 😀 𐐨 Miami no. s'.split(
        ' ',
      ),
      ' ',
      '. ',
      ', ',
      '\n',
      '\n\n',
      ' \n ',
      "'",
      '’',
      "'s",
      '"',
      '(',
      ')',
      ':',
      '|',
      '—',
      '-',
      '!',
      '...',
      '        ',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const anyText = fc.array(piece, { maxLength: 16 }).map(parts => parts.join(''));
  const anyKind = fc.constantFrom('prose' as const, 'title' as const);

  test('any text is cased as the plain reference says', () => {
    const anySpans = fc
      .tuple(fc.nat(12), fc.nat(6), fc.nat(6), fc.nat(8), fc.constantFrom('value', 'state', 'missing'))
      .map(([start, length, gap, second, kind]): ValueSpan[] => [
        { start, end: start + length, kind },
        { start: start + length + gap, end: start + length + gap + second, kind: 'value' },
      ]);
    fc.assert(
      fc.property(anyText, anyKind, anySpans, (text, kind, spans) => {
        expect(applyCasing(text, kind, spans)).toBe(referenceCasing(text, kind, spans));
      }),
      { numRuns: 3_000 },
    );
  });

  test('any text keeps every letter apart from its case', () => {
    fc.assert(
      fc.property(anyText, anyKind, (text, kind) => {
        const fold = (one: string) => one.toUpperCase().toLowerCase();
        expect(fold(applyCasing(text, kind))).toBe(fold(text));
      }),
    );
  });

  test('any text is cased once and for all', () => {
    fc.assert(
      fc.property(anyText, anyKind, (text, kind) => {
        const once = applyCasing(text, kind);
        expect(applyCasing(once, kind)).toBe(once);
      }),
    );
  });
});

/** The casing rules in their simplest form: token by token (text between two spaces), word by word. */
function referenceCasing(text: string, kind: CasedKind, spans: readonly ValueSpan[] = []): string {
  const flow = startOfText();

  function applyTokenCasing(token: string, from: number): string {
    let ending: Ending = 'none';
    let done = 0;
    const cased = token.replace(/[\p{L}\p{N}\p{M}]+/gu, (word: string, at: number) => {
      done = at + word.length;
      if (isSuffix(token, at)) {
        ending = 'word';
        return word;
      }
      const start = from + at;
      const span = spans.find(one => one.start <= start && start < one.end);
      const position = {
        kind,
        ...flow,
        isInValue: span !== undefined,
        isStateValue: span?.kind === 'state' && span.start === start && span.end === start + word.length,
        next: nextOf(text.slice(start + word.length, start + word.length + 8)),
      };
      ending = position.isStateValue ? 'word' : endingOf(word, 0, word.length);
      Object.assign(flow, { isStart: false, isAfterComma: false, isAfterNumber: false });
      return span?.kind === 'missing' ? word : applyWordCasing(word, position);
    });
    closeToken(flow, kind, { ending, trailing: token.slice(done) });
    return cased;
  }

  return text.replace(/(\s*)(\S+)/g, (_, gap: string, token: string, at: number) => {
    if (/\n\s*\n/.test(gap)) flow.isStart = true;
    return gap + (isAddress(token) ? keepAddress(token) : applyTokenCasing(token, at + gap.length));
  });

  function keepAddress(token: string): string {
    flow.isStart = false;
    closeToken(flow, kind, { ending: 'word', trailing: token.replace(/^.*[\p{L}\p{N}\p{M}]/su, '') });
    return token;
  }
}

/** Web and mail addresses contain no words. */
function isAddress(token: string): boolean {
  return /@|:\/\/|www\.[\p{L}\p{N}]|[\p{L}\p{N}_-]\.\p{L}{2}/u.test(token);
}

/** The s of Miami's belongs to the previous word. */
function isSuffix(token: string, at: number): boolean {
  return /[\p{L}\p{N}\p{M}]['’]$/u.test(token.slice(0, at));
}

function nextOf(after: string): 'word' | 'joined' | 'period' | 'other' {
  if (after.startsWith('.')) return 'period';
  if (/^-\p{L}/u.test(after)) return 'joined';
  return /^[-–'’]?\p{L}/u.test(after.trimStart()) ? 'word' : 'other';
}

import { describe, expect, test } from 'vitest';
import { compileText, fillText } from '../../../engine/index.ts';
import { packStore } from '../packs/pack-store.ts';
import { findClaims, toStated } from './find-claims.ts';
import { textsIn } from './shipped-texts.ts';

/* Inventions by kind, as people and models write them past a list of words; and what packs say honestly. */

const inventions: Readonly<Record<string, readonly string[]>> = {
  'other digits': [
    'We have hauled for １７ years.',
    'A load is ＄９９ flat.',
    'Since ١٩٨٧ we haul.',
    'Over १२०० loads a year.',
    'We run 𝟏𝟓 trucks.',
    'All of it, 𝟱𝟬 percent, is reused.',
    'It is done in ②⑤ minutes.',
    'It takes ៣៥ minutes.',
    'A crew of ⅩⅦ is ready.',
    'With ¹⁷ years on the road, we know.',
  ],
  'characters that can’t be seen': [
    'It is gua\u200branteed.',
    'All of us are li\u200dcensed.',
    'Everything is in\u2060sured.',
    'We are the che\ufeffapest.',
    'A top\u00ad-rated crew comes.',
    'The b\u200cest in town.',
    'Two de\u180ecades of hauling.',
    'Call on 1\u200b9\u200b9\u200b9.',
    'For twe\u034fnty years.',
  ],
  'letters that look like others': [
    'We are lісensed.',
    'The сhеapest haulers.',
    'All of it is guаrаnteed.',
    'An аwаrd-winning team.',
    'Everything is ınsured.',
    'We are the bеst.',
    'The ｌｏｗｅｓｔ price.',
    'It is 𝗴𝘂𝗮𝗿𝗮𝗻𝘁𝗲𝗲𝗱.',
    'It is gu4ranteed.',
    'The che@pest way out.',
    'Simply the fástest crew.',
    'A family-οwned shop.',
  ],
  ages: [
    'Hauling since the eighties.',
    'We started in the late nineties.',
    'In business since the war.',
    'Families have called us for generations.',
    'A third-generation crew.',
    'We have hauled for half a century.',
    'Founded by two brothers.',
    'The oldest company around.',
    'Here since day one.',
  ],
  endorsements: [
    'We are trusted by the City of {{city}}.',
    'The crew recommended by realtors.',
    'Endorsed by the chamber of commerce.',
    'As seen on television.',
    'Featured in the local paper.',
    'The official partner of the county.',
    'We haul under contract with the city.',
    'Our crews are background-checked.',
    'Approved by the homeowners association.',
  ],
  superlatives: [
    'We were voted favorite hauler.',
    'The town’s favorite crew.',
    'Readers voted us again.',
    'Our service is second to none.',
    'Nobody beats us.',
    'The friendliest crew comes.',
    'A world-class service.',
    'The most recommended team.',
    'The only company that answers.',
    'Faster than any other.',
    'We can’t be beat.',
  ],
  schedules: [
    'We come every second Tuesday.',
    'Pickups are every other Friday.',
    'On the first Monday of the month we load.',
    'We are open on Sundays.',
    'Monday through Saturday we answer.',
    'Our crew comes by twice a week.',
    'You reach us until midnight.',
    'We answer around the clock.',
    'A crew is there within the hour.',
    'We begin at seven o’clock.',
  ],
};

describe.each(Object.entries(inventions))('%s', (_, texts) => {
  test.each(texts)('are found in “%s”', text => {
    const found = findClaims(text, toStated(['We haul junk in Davie, FL. Our company is in the city.']));
    expect(found.length).toBeGreaterThan(0);
    for (const { claim, at } of found) expect(text.slice(at, at + claim.length)).toBe(claim);
  });
});

test('a claim in other letters is stated, and accepted, as the plain one is', () => {
  const stated = toStated(['We are licensed since 1987. The best in town: b\u200best rated.']);
  expect(findClaims('Lісensed since １９８７, the bеst.', stated)).toEqual([]);
  expect(findClaims('gu\u200branteed', toStated(['gu\u200branteed', 'guaranteed']))).toEqual([]);
  expect(findClaims('１８ years', toStated(['１８']))).toEqual([]);
});

test('names and words of other alphabets stay as they are, and marks of units are no figures', () => {
  const stated = toStated(['Иван Петров, 中文, Žižkov']);
  expect(findClaims('Ask for Иван Петров or Žižkov.', stated)).toEqual([]);
  expect(findClaims('A room in m², a brand™ and a footnote¹.', toStated([]))).toEqual([]);
});

/** Words that are claims wherever they stand, also the lowest drain and twenty minutes. */
const told =
  /\b(?:eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|dozens?|decades|licensed|insured|guarantee|cheapest|lowest|finest|the best)\b/i;

/** Whole sentences of the packs, without figures and names. */
function honestSentences(): readonly string[] {
  const values = { city: 'Davie', state: 'FL', keyword: 'hauling' };
  const sentences = new Set<string>();
  for (const pack of packStore.shipped()) {
    const texts = [
      ...textsIn([pack.templates, pack.samples, pack.services.map(({ content }) => content), pack.posts]),
    ];
    for (const [seed, { text }] of texts.entries()) {
      const filled = fillText(compileText(text, { kind: 'plain', key: 'reading' }), values, seed);
      for (const sentence of filled.split(/(?<=[.?!])\s+/))
        if (/^[A-Z][a-z’,;: -]+[.?!]$/.test(sentence) && !told.test(sentence)) sentences.add(sentence);
    }
  }
  return [...sentences];
}

test('honest sentences of every pack: none is marked', () => {
  const sentences = honestSentences();
  expect(sentences.length).toBeGreaterThan(1_000);
  const stated = toStated(['Davie FL hauling Florida']);
  const marked = sentences.flatMap(text => findClaims(text, stated).map(({ claim }) => `${claim}: ${text}`));
  expect(marked).toEqual([]);
});

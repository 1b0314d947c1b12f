import { expect, test } from 'vitest';
import { compileText, fillText, seedOf } from '../../../engine/index.ts';
import { readServiceContent } from '../../../sections/schemas.ts';
import { toStated } from '../claims/find-claims.ts';
import { textsIn } from '../claims/shipped-texts.ts';
import { packStore } from '../packs/pack-store.ts';
import { draftService } from './draft-service.ts';
import { serviceIssues } from './service-issues.ts';
import { servicePhrases } from './service-phrases.ts';

const names = [
  'Dog Grooming',
  'Pool Care',
  'Locksmith',
  'Tree Trimming',
  'Attic Cleanouts',
  'Sump Pumps',
  'HVAC Repair',
  'TV Mounting',
  'EV Chargers',
  'iPhone Repair',
  'Uniform Tailoring',
  'Hourly Rentals',
  'Piano Lessons',
  'Spanish Lessons',
  'Art Classes',
  'Christmas Light Installation',
  'Snow and Ice Removal',
  'Windows & Doors',
  'Chimney Tune-Ups',
  'Estate Sales',
  'Notary Public',
  'Massage Therapy',
  'Pest Control',
  'Mobile Mechanic',
  'Garage Door Springs',
  'Roofers',
  'Tax Service',
  'Upholstery',
  'Ice Delivery',
  'POOL INSPECTIONS',
];
const pack = packStore.pack('local-services');
const draft = (name: string, keyword?: string) => draftService({ name, keyword, pack });
const textsOf = (value: unknown) => [...textsIn(value)].map(({ text }) => text);

test.each([
  ['Dog Grooming', 'dog grooming', 'a dog grooming', false],
  ['POOL CLEANING', 'pool cleaning', 'a pool cleaning', false],
  ['Pool Care', 'pool care', 'a pool care', false],
  ['Locksmith', 'locksmith services', 'a locksmith', true],
  ['Handyman Services', 'handyman services', 'a handyman', true],
  ['Tax Service', 'tax services', 'a tax', true],
  ['Tree Trimming', 'tree trimming', 'a tree trimming', false],
  ['Attic Cleanouts', 'attic cleanouts', 'an attic cleanout', true],
  ['Sump Pumps', 'sump pump services', 'a sump pump', true],
  ['Batteries', 'battery services', 'a battery', true],
  ['Light Switches', 'light switch services', 'a light switch', true],
  ['Garages', 'garage services', 'a garage', true],
  ['Bookshelves', 'bookshelf services', 'a bookshelf', true],
  ['Blinds', 'blinds services', 'a blinds', true],
  ['Window Glass', 'window glass services', 'a window glass', true],
  ['Garage Door Springs', 'garage door spring services', 'a garage door spring', true],
  ['HVAC Repair', 'HVAC repair', 'an HVAC repair', false],
  ['TV Mounting', 'TV mounting', 'a TV mounting', false],
  ['EV Chargers', 'EV charger services', 'an EV charger', true],
  ['iPhone Repair', 'iPhone repair', 'an iPhone repair', false],
  ['Uniform Tailoring', 'uniform tailoring', 'a uniform tailoring', false],
  ['Hourly Rentals', 'hourly rentals', 'an hourly rental', true],
  ['Piano Lessons', 'piano lessons', 'a piano lesson', true],
  ['Spanish Lessons', 'Spanish lessons', 'a Spanish lesson', true],
  ['Art Classes', 'art classes', 'an art class', true],
  ['Christmas Light Installation', 'Christmas light installation', 'a Christmas light installation', false],
  ['Foundation', 'foundation services', 'a foundation', true],
  ['Snow and Ice Removal', 'snow and ice removal services', 'a snow and ice removal', true],
  ['Windows & Doors', 'windows & doors services', 'a windows & doors', true],
  ['Chimney Tune-Ups', 'chimney tune-up services', 'a chimney tune-up', true],
  ['Tire Change (roadside)', 'tire change services', 'a tire change', true],
  ['Estate Sales', 'estate sale services', 'an estate sale', true],
])('“%s” stands in sentences as “%s”, “%s”', (name, service, a_service, is_plural) => {
  expect(servicePhrases(name)).toEqual({
    service,
    a_service,
    is_plural,
    one_service: a_service.replace(/^an? /, ''),
  });
});

test('a keyword that names work is used for a name that names a thing', () => {
  expect(servicePhrases('Sump Pumps', 'sump pump repair').service).toBe('sump pump repair');
  expect(servicePhrases('Dog Grooming', 'dog groomer').service).toBe('dog grooming');
});

test.each(names)('the texts for “%s” are whole, true and grammatical', name => {
  const content = draft(name);
  const { service, one_service, is_plural } = servicePhrases(name);
  expect(readServiceContent(content)).toEqual(content);
  const { situations, taken, refused, steps, questions } = content;
  expect([situations, taken, refused, steps, questions].map(list => list.length)).toEqual([5, 8, 3, 4, 6]);

  const texts = textsOf(content);
  expect(texts.filter(text => text.includes(service)).length).toBeGreaterThan(3);
  expect(texts.flatMap(text => text.match(/\{\{(?!city\}\}).*?\}\}|\[/g) ?? [])).toEqual([]);
  const known = { stated: toStated([name]), places: new Set<string>() };
  expect(serviceIssues(content, packStore.own(), known)).toEqual([]);

  const all = texts.join('\n');
  const wrongVerbs = is_plural ? 'is|has|does|works|takes|costs|needs' : 'are|have|do|work|take|cost|need';
  expect(all).not.toMention(new RegExp(`(?:how|what|how long) (?:${wrongVerbs}) ${service}`, 'i'));
  expect(all).not.toMention(new RegExp(`what ${service} (?:${wrongVerbs}) `, 'i'));
  const articles = [...all.matchAll(new RegExp(`\\b(an?) ${one_service}\\b`, 'gi'))].map(found => found[1]);
  const vowel = /^(?:[aeio]|HV|EV|hour|upholst)/.test(one_service);
  expect(articles.filter(article => article?.toLowerCase() !== (vowel ? 'an' : 'a'))).toEqual([]);
});

test.each(names)('each reading of the texts for “%s” consists of sentences', name => {
  const values = { city: 'Boise', state: 'ID', keyword: name };
  for (const text of textsOf(draft(name)))
    for (const slug of ['one', 'two', 'three']) {
      const read = fillText(compileText(text, { kind: 'prose', key: text }), values, seedOf(slug));
      expect(read).not.toMention(/[{}|[\]]|\s[.,?!]|(?:^|[.?!] )\p{Ll}|([.?!])\1/u);
    }
});

test('the same name always has the same texts', () => {
  expect(draft('Dog Grooming')).toEqual(draft(' dog  grooming '));
});

test('ten services of one business read differently', () => {
  const drafts = names.slice(0, 10).map(name => {
    const { service, one_service } = servicePhrases(name);
    const nameless = (text: string) => text.replaceAll(new RegExp(`${service}|${one_service}`, 'gi'), '_');
    return new Set(textsOf(draft(name)).map(nameless));
  });
  const shares = drafts.flatMap((one, at) =>
    drafts.slice(at + 1).map(other => [...one].filter(text => other.has(text)).length / one.size),
  );
  expect(Math.max(...shares)).toBeLessThan(0.65);
  expect(shares.reduce((sum, share) => sum + share) / shares.length).toBeLessThan(0.5);
});

test('a name can’t bring spin text or placeholders into the texts', () => {
  const content = draft('{Dog|Cat} {{secret}} [city] "Care" \\ Walks');
  expect(serviceIssues(content, packStore.own(), null)).toEqual([]);
  expect(textsOf(content).join(' ')).not.toMention(/\{\{secret|\[city/);
  expect(textsOf(draft('{{}}')).join(' ')).toContain('this work services');
});

test('a pack without patterns takes those that hold for any trade', () => {
  const plumbing = draftService({ name: 'Sump Pumps', pack: packStore.pack('plumbing') });
  expect(plumbing).toEqual(draft('Sump Pumps'));
});

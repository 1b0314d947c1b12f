import { expect, test } from 'vitest';
import { shippedPack } from '../../../../test/pack-files.ts';
import { checkPack } from './check-pack.ts';
import { problemText } from './pack-problem.ts';

const shipped = shippedPack('online-marriage');

/** What is said of the pack after these documents were put in, or taken out (null). */
function said(changes: Readonly<Record<string, string | null>>): readonly string[] {
  const files = new Map(shipped);
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) files.delete(name);
    else files.set(name, text);
  }
  return checkPack(files).problems.map(problemText);
}

/** A document with another value at this path. */
function withValue(name: string, path: readonly (string | number)[], value: unknown): Record<string, string> {
  const document: unknown = JSON.parse(shipped.get(name) ?? '');
  const last = path.at(-1) ?? '';
  Object(path.slice(0, -1).reduce<unknown>((one, step) => Object(one)[step], document))[last] = value;
  return { [name]: JSON.stringify(document, null, 2) };
}

const requirements = 'pages/marriage-requirements.json';

test('a pack that ships has no mistakes', () => {
  expect(said({})).toEqual([]);
});

test('a price table of a service that is not there, and one with a gap, are told where they are', () => {
  const service = withValue('prices.json', [0, 'service'], 'Weddings');
  expect(said(service)).toEqual([
    'prices.json:3:16: Service “Weddings” not found. Write the name of one of the pack.',
  ]);
  expect(said(withValue('prices.json', [0, 'steps', 1, 'to_cents'], 100))).toEqual([
    expect.stringMatching(/^prices\.json:\d+:\d+: .*The maximum is below the minimum/),
  ]);
  expect(said(withValue('prices.json', [0, 'typical_jobs', 0, 'answers'], {}))).toEqual([
    expect.stringMatching(/^prices\.json:\d+:\d+: “The ceremony alone” has no price/),
  ]);
  expect(said(withValue('prices.json', [0, 'areas'], [{ subject: 'Nowhere at All', percent: 5 }]))).toEqual([
    expect.stringMatching(/^prices\.json:\d+:\d+: “Nowhere at All” is no town, county or ZIP code/),
  ]);
});

test('a missing document is named', () => {
  expect(said({ 'samples.json': null })).toEqual([
    'samples.json:1:1: This document is missing. Every pack needs it.',
  ]);
  expect(said({ 'services/online-marriage.json': null })).toEqual([
    'services:1:1: The pack has no service. Add services/<name>.json.',
  ]);
});

test('what is no JSON is told with its line and column', () => {
  expect(said({ 'phrases.json': '[\n  ["by phone", "on the phone"],\n]\n' })).toEqual([
    'phrases.json:3:1: A value is missing, or the comma before is too much.',
  ]);
  expect(said({ 'phrases.json': '[\n  ["by phone", on the phone]\n]\n' })).toEqual([
    'phrases.json:2:16: This word is not JSON: texts are in "double quotes".',
  ]);
});

test('a name that is not of the document, or is missing, is told where it is', () => {
  expect(said(withValue('pack.json', ['color'], 'blue'))[0]).toMatch(
    /^pack\.json:\d+:3: “color” is not a name of this document\./,
  );
  const label = shipped.get('pack.json')?.replace('"label"', '"lable"') ?? '';
  expect(said({ 'pack.json': label })).toEqual([
    'pack.json:1:1: “label” is missing.',
    'pack.json:3:3: “lable” is not a name of this document. The guide lists the names.',
  ]);
});

test('a section type that does not exist is refused on a page, in a template and among the samples', () => {
  const problems = said({
    ...withValue(requirements, ['sections', 1, 'type'], 'carousel'),
    ...withValue('templates/official-lp.json', ['content_sections', 0, 'type'], 'slider'),
    ...withValue('samples.json', ['parallax'], { title: 'Up', content: {} }),
  });
  expect(problems).toEqual([
    expect.stringMatching(/^templates\/official-lp\.json:\d+:15: “slider” is no type of section\.$/),
    expect.stringMatching(/^samples\.json:\d+:15: “parallax” is no type of section\.$/),
    expect.stringMatching(/^pages\/marriage-requirements\.json:\d+:15: “carousel” is no type of section\.$/),
  ]);
});

test('a field that a section does not have is refused', () => {
  const [problem] = said(withValue(requirements, ['sections', 0, 'content', 'subtitle'], 'More'));
  expect(problem).toMatch(/^pages\/marriage-requirements\.json:\d+:\d+: .*subtitle/);
});

test('two pages at one path, and a path of the program, are refused', () => {
  const copy = shipped.get(requirements) ?? '';
  expect(said({ 'pages/what-you-need.json': copy })).toEqual([
    expect.stringMatching(
      /^pages\/what-you-need\.json:2:11: pages\/marriage-requirements\.json is at \/marriage-requirements already\./,
    ),
  ]);
  expect(said({ 'pages/news.json': copy.replace('"/marriage-requirements"', '"/blog"') })).toEqual([
    'pages/news.json:2:11: /blog is reserved: the program itself answers there.',
  ]);
});

test('a page has one wording, known placeholders, and links that lead somewhere', () => {
  const lead = ['sections', 0, 'content', 'lead'];
  expect(said(withValue(requirements, lead, '{Less|More} than that.'))).toEqual([
    expect.stringContaining('write no {a|b} here'),
  ]);
  expect(said(withValue(requirements, lead, 'In {{city}}.'))).toEqual([
    expect.stringContaining('{{city}} is not known here.'),
  ]);
  expect(said(withValue(requirements, lead, 'With {{fact:business.magic}}.'))).toEqual([
    expect.stringContaining('{{fact:business.magic}} is not known here.'),
  ]);
  expect(said(withValue(requirements, ['sections', 1, 'content', 'link_url'], '/nowhere'))).toEqual([
    expect.stringContaining('Page not found: /nowhere.'),
  ]);
});

test('broken spin text of a service is told with its place', () => {
  expect(
    said(withValue('services/online-marriage.json', ['content', 'price'], 'It is {cheap|fair.')),
  ).toEqual([expect.stringMatching(/^services\/online-marriage\.json:\d+:\d+: .*of the text\)$/)]);
});

test('a pack without a frame needs what the trade of a business needs', () => {
  const problems = said(withValue('pack.json', ['frame'], null));
  expect(problems).toContain('pages:1:1: Page not found: /. Every business needs one.');
  expect(problems.join('\n')).toMatch(/pack\.json:\d+:\d+: “business” is needed/);
});

test('a title that search engines would cut is worth advice, and no mistake', () => {
  const files = new Map([...shipped, ...Object.entries(withValue(requirements, ['title'], 'What you need'))]);
  const { pack, problems } = checkPack(files);
  expect(pack?.id).toBe('online-marriage');
  expect(problems.map(problemText)).toEqual([
    expect.stringMatching(/Advice: It has 13 characters\. 50 to 60 are shown whole\.$/),
  ]);
});

const stairs = { name: 'stairs', label: 'Stairs', of: ['place'], frame: 'Stairs here are ___.' };
const saidOfFacts = (...facts: readonly object[]) => said({ 'facts.json': JSON.stringify(facts, null, 2) });

test('the form of what can be stated is told with line and column', () => {
  expect(saidOfFacts(stairs)).toEqual([]);
  expect(said({ 'facts.json': '[\n  { "name": "stairs" "label": "Stairs" }\n]\n' })[0]).toMatch(
    /^facts\.json:2:\d+: /,
  );
  expect(saidOfFacts({ ...stairs, name: 'Stairs here' })).toEqual([
    expect.stringMatching(/^facts\.json:3:13: 0\.name: Small letters, digits and _/),
  ]);
  expect(saidOfFacts({ ...stairs, frame: 'Stairs are steep.' })).toEqual([
    expect.stringMatching(/^facts\.json:8:14: 0\.frame: Write ___ once, where the value belongs\.$/),
  ]);
  expect(saidOfFacts({ ...stairs, of: ['street'] })[0]).toMatch(
    /One of place, county, state, business, service/,
  );
  expect(saidOfFacts({ ...stairs, expires: 3 })[0]).toMatch(/“expires” is not a name of this document/);
});

test('what can be stated has names of its own, services of its pack, and one placeholder', () => {
  expect(saidOfFacts({ ...stairs, name: 'setting' })).toEqual([
    'facts.json:3:13: “setting” is shared by all packs. Take it out, or choose another name.',
  ]);
  expect(saidOfFacts(stairs, stairs)).toEqual([
    'facts.json:11:13: “stairs” is entry 1 already. Take one of them out.',
  ]);
  expect(saidOfFacts({ ...stairs, name: 'nearby' })).toEqual([
    'facts.json:3:13: “nearby” is a fact of the program. Choose another name.',
  ]);
  expect(saidOfFacts({ ...stairs, services: ['online-marriage', 'divorces'] })).toEqual([
    expect.stringMatching(/^facts\.json:11:7: Service “divorces” not found\./),
  ]);
  expect(saidOfFacts({ ...stairs, question: 'How steep is {{city}}?' })).toEqual([
    expect.stringMatching(/: \{\{city\}\} is not known here\. Write \{\{place\}\}\.$/),
  ]);
});

test('a post without its head is told what belongs there', () => {
  expect(said({ 'posts/hello.md': 'Hello.\n' })).toEqual([
    'posts/hello.md:1:1: A post begins with its head: title and description between two lines of ---.',
  ]);
  expect(said({ 'posts/hello.md': '---\ntitle: Hello: you\nday: soon\n---\nHello.\n' })).toEqual([
    'posts/hello.md:1:1: “description” is missing.',
    'posts/hello.md:3:1: “day”: A day is like 2026-03-14.',
  ]);
});

test('the page of a town names only what is known there', () => {
  const local = shippedPack('local-services');
  const town = (local.get('town-page.json') ?? '').replaceAll(
    '"{{Trade}} in {{city}}"',
    '"{{name}} in {{city}}"',
  );
  const files = new Map([...local, ['town-page.json', town]]);
  const problems = checkPack(files).problems.map(problemText);
  expect(problems).toContainEqual(
    expect.stringMatching(/^town-page\.json:\d+:\d+: \{\{name\}\} is not known here\./),
  );
});

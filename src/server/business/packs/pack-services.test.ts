import { describe, expect, test } from 'vitest';
import type { PackServiceDocument } from '../../../contract/business/pack-documents.ts';
import { titleCase } from '../../../engine/index.ts';
import {
  isSectionOf,
  keywordKey,
  readServiceContent,
  type Section,
  withService,
} from '../../../sections/schemas.ts';
import { packStore } from './pack-store.ts';

const contentPacks = packStore.shipped();
const own = packStore.own();
const [landingPage] = own.templates;
const junkRemovalServices = own.services;

/** All variants of a text are too many: checks each group separately, and the words outside of groups. */
function sentencesOf(text: string): string[] {
  const parts = text.split(/[{}|]/).filter(part => part.trim() !== '');
  return parts.flatMap(part => part.split(/(?<=[.?!])\s+/)).map(part => part.trim());
}

/** What follows from a figure: trades may state the figure itself in the same words. */
const withoutFigures = (text: string) =>
  text
    .replaceAll(/\{\{(?:city|county|state)\}\}/g, '…')
    .replaceAll(/[^{}|]*\{\{[a-z]+[._][^{}]*\}\}[^{}|]*/g, '|');

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const realNames = new Set(['iPhone', 'ReStore', 'ReStores', 'WaterSense']);

function sampleQuestions(sections: readonly Section[]) {
  return sections.flatMap(section => (isSectionOf(section, 'faq') ? section.content.faqs : []));
}

/** Every title, at any depth. */
function titlesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === 'title' && typeof item === 'string' ? [item] : titlesIn(item),
  );
}

describe.each(contentPacks)('the services of $id', pack => {
  const { services: sold, templates } = pack;
  const sample_sections = packStore.samplesOf(pack);

  test('read as they are written, and fill every field', () => {
    expect(sold.length).toBeGreaterThan(0);
    for (const { name, content } of sold) {
      expect({ name, content: readServiceContent(content) }).toEqual({ name, content });
      expect({ name, empty: Object.values(content).filter(value => value.length === 0) }).toEqual({
        name,
        empty: [],
      });
    }
  });

  test('each have keywords of their own', () => {
    const keys = sold.flatMap(({ keywords }) => keywords.map(keywordKey));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('share no sentence with each other or with the samples', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    const long = (text: string) => sentencesOf(text).filter(sentence => sentence.split(' ').length > 6);
    for (const text of textsIn(sample_sections)) for (const one of long(text)) owners.set(one, 'a sample');
    for (const { name, content } of sold)
      for (const one of textsIn(content).flatMap(long)) {
        const owner = owners.get(one);
        if (owner !== undefined && owner !== name) shared.push(`${name}, ${owner}: ${one}`);
        owners.set(one, name);
      }
    expect(shared).toEqual([]);
  });

  test('answer yes or no only where each wording of the question asks for it', () => {
    const pairs = [...sold.flatMap(({ content }) => content.questions), ...sampleQuestions(sample_sections)];
    const amiss = pairs.filter(
      ({ question, answer }) =>
        /(?:^|[{|])(?:who|what|when|where|which|why|how)\b/i.test(question) &&
        /(?:^|[{|])(?:yes|no|never|not at all|not for us|it is|they are|gladly)[,.:;]/i.test(answer),
    );
    expect(amiss).toEqual([]);
  });

  test('hold no title that ends in a small word, which titles write small', () => {
    const titles = [
      ...sold.flatMap(({ content }) => Object.values(content).flatMap(titlesIn)),
      ...titlesIn(sample_sections),
      ...titlesIn(templates),
    ];
    const isSmall = (word: string) => titleCase(`a ${word}`).endsWith(` ${word.toLowerCase()}`);
    const ends = titles.map(title => ({
      title,
      words: [...title.replaceAll(/\{\{[^{}]*\}\}/g, 'Jupiter').matchAll(/\p{L}+(?=[|}]|$)/gu)],
    }));
    expect(ends.filter(({ words }) => words.some(([word]) => isSmall(word)))).toEqual([]);
  });

  test('hold no name of the program’s code', () => {
    const names = textsIn([
      sold.map(one => one.content),
      sample_sections.map(({ title, content }) => [title, content]),
    ])
      .flatMap(text => text.match(/\b\w*[a-z][A-Z]\w*/g) ?? [])
      .filter(word => !realNames.has(word));
    expect(names).toEqual([]);
  });
});

test('no sentence is in the packs of two trades', () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  // Owners of two trades may have to find out the same fact.
  for (const { id, findings, facts: _, ...pack } of contentPacks)
    for (const sentence of [...textsIn(pack), ...textsIn(findings).map(withoutFigures)].flatMap(
      sentencesOf,
    )) {
      if (sentence.split(' ').length <= 6) continue;
      const owner = owners.get(sentence) ?? id;
      if (owner !== id) shared.push(`${owner}, ${id}: ${sentence}`);
      owners.set(sentence, owner);
    }
  // The first is the frame of a statement, the other is said where nothing could be loaded.
  const setPhrases = /a dumpster on the street or building work|Unable to load external resources/;
  expect(shared.filter(one => !setPhrases.test(one))).toEqual([]);
});

/** A text without its variants and names: the first of each group, a blank for each placeholder. */
function meaningOf(text: string): string {
  // A fact is true of a town, whatever the service.
  let read = text.replaceAll(/\{\{fact:[^}]*\}\}/g, '§').replaceAll(/\{\{\s*\w+\s*\}\}/g, '_');
  for (let before = ''; before !== read; ) {
    before = read;
    read = read.replaceAll(/\{([^{}]*)\}/g, (_, options: string) => options.split('|')[0] ?? '');
  }
  return read;
}

/** The sentences of a landing page about a service, variants and names taken out. Titles and lists of words are none. */
function sentencesOfPage({ name, keywords, content }: PackServiceDocument): ReadonlySet<string> {
  const service = { id: name, name, keywords, content };
  const sections = landingPage.content_sections.map(section => withService(section, service));
  return new Set(
    sections
      .flatMap(section => textsIn(section.content))
      .flatMap(text => meaningOf(text).split(/(?<=[.?!])\s+/))
      .filter(sentence => /\w{2,}.*\s.*[.?!]$/.test(sentence) && !sentence.includes('§')),
  );
}

test('a landing page of the demo has more sentences about its service than about all of them', () => {
  const pages = junkRemovalServices.map(service => ({ service, sentences: sentencesOfPage(service) }));
  for (const { service, sentences } of pages) {
    const others = pages.filter(page => page.service !== service);
    const own = [...sentences].filter(one => !others.some(other => other.sentences.has(one)));
    expect({ service: service.name, own: own.length >= 30 }).toEqual({ service: service.name, own: true });
    expect({ service: service.name, isMost: own.length > sentences.size * 0.6 }).toEqual({
      service: service.name,
      isMost: true,
    });
  }
});

test('the demo’s services are those its site has pages for, in their order', () => {
  expect(packStore.pack('junk-removal').pages.flatMap(({ service }) => service ?? [])).toEqual(
    junkRemovalServices.map(({ name }) => name),
  );
});

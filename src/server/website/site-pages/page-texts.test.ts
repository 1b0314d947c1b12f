import { describe, expect, test } from 'vitest';
import type { PackPage } from '../../../contract/business/pack-documents.ts';
import { isSectionOf, readPageSections } from '../../../sections/schemas.ts';
import { fillClaims } from '../../business/claims/fill-claims.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { findArea } from '../../business/places/find-area.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';

/* The texts of the shipped pages: a mistake in a document shows here and not on a visitor's screen. */

const packs = ['junk-removal', 'online-marriage', 'recovery-equipment'];
const own = packStore.own().pages;
const aboutOne = own.filter(({ town, service }) => town !== undefined || service !== undefined);
const towns = own.filter(({ town }) => town !== undefined);
const claims = { ...defaultSettings, years: '17+' };

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

function repeated(items: readonly string[]): string[] {
  return items.filter((item, at) => items.indexOf(item) !== at);
}

/** Every run of this many words within one text. */
function wordRuns(page: unknown, length: number): Set<string> {
  const runs = texts(page).flatMap(text => {
    const words = text.toLowerCase().match(/[a-z0-9’]+/gu) ?? [];
    return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
  });
  return new Set(runs);
}

/** Sections whose texts every page of a kind may share. */
const shared = new Set(['counties', 'services', 'call']);
const wordsOf = ({ sections }: PackPage) =>
  readPageSections(sections)
    .filter(({ id }) => !shared.has(id))
    .map(({ content }) => content);

describe.each(packs)('the pages of %s', pack => {
  const pages = packStore.pack(pack).pages;
  const heads = pages.map(({ path, title, description }) => {
    const filled = fillClaims({ title, description }, claims);
    const stated = new Map<string, string>(Object.entries(packStore.own().demo_claims));
    const text = filled.description.replaceAll(
      /\{\{fact:business\.(\w+)\}\}/gu,
      (whole, name: string) => stated.get(name) ?? whole,
    );
    return { path, title: filled.title, description: text };
  });

  test('have titles of 50 to 60 characters and descriptions of 140 to 160, each its own', () => {
    const off = heads.filter(
      ({ title, description }) =>
        title.length < 50 || title.length > 60 || description.length < 140 || description.length > 160,
    );
    expect(off).toEqual([]);
    expect(repeated(heads.map(({ title }) => title))).toEqual([]);
    expect(repeated(heads.map(({ description }) => description))).toEqual([]);
  });

  test('name only what the settings and the statements of the business fill', () => {
    const written = texts(fillClaims(pages, claims));
    const known = new Set(Object.keys(packStore.own().demo_claims).map(name => `{{fact:business.${name}}}`));
    const named = written.flatMap(text => text.match(/\{\{[^{}]*\}\}/gu) ?? []);
    expect(named.filter(name => !known.has(name))).toEqual([]);
    expect(written.filter(text => /[{}]/u.test(text.replaceAll(/\{\{[^{}]*\}\}/gu, '')))).toEqual([]);
  });

  test('take every section as it is written', () => {
    for (const { path, sections } of pages) {
      const read = readPageSections(sections);
      expect([path, read.map(({ id }) => id)]).toEqual([path, sections.map(one => Object(one).id)]);
      for (const [at, { content }] of read.entries())
        expect({ path, content }).toMatchObject({ path, content: Object(sections[at]).content ?? {} });
    }
  });
});

test('the demo’s pages take every figure the owner may change from the profile or a statement', () => {
  const figures = texts(own).filter(text =>
    /\$\d|\d\s*%|\b17\b|555-|\b(?:licensed and|we are) insured\b/iu.test(text),
  );
  expect(figures).toEqual([]);
});

describe('pages about one town or service', () => {
  test('are there for every service', () => {
    expect(own.flatMap(({ service }) => service ?? [])).toEqual(
      packStore.own().services.map(({ name }) => name),
    );
    expect(towns).toHaveLength(9);
  });

  test('share no paragraph and no run of twelve words', () => {
    const seen = new Map<string, string>();
    const again: string[] = [];
    for (const page of aboutOne) {
      for (const run of wordRuns(wordsOf(page), 12)) {
        if (seen.has(run)) again.push(`${seen.get(run) ?? ''} ${page.path}: ${run}`);
        seen.set(run, page.path);
      }
    }
    expect(again).toEqual([]);
  });

  test('name the town’s neighbors, three facts of it, and the county’s own solid-waste authority', () => {
    for (const page of towns) {
      const [city = '', state = ''] = page.town?.split(', ') ?? [];
      const county = findArea(defaultSettings.areas.towns, city, state)?.county;
      const authority = packStore.own().drop_offs.find(one => one.county === county)?.name ?? 'none';
      expect([page.path, texts(page).some(text => text.includes(authority))]).toEqual([page.path, true]);
      const card = readPageSections(page.sections).find(section => isSectionOf(section, 'town_card'));
      if (!card || !isSectionOf(card, 'town_card')) throw new Error(`${page.path} has no card of its town`);
      expect(card.content.facts.length).toBeGreaterThanOrEqual(3);
      expect(card.content.neighbors.length).toBeGreaterThanOrEqual(4);
      expect(repeated([city, ...card.content.neighbors])).toEqual([]);
    }
  });
});

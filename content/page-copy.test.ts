import { describe, expect, it } from 'vitest';
import { blogPosts } from './blog-posts.ts';
import { business } from './business.ts';
import { businessClaims } from './business-claims.ts';
import { cityPages } from './city-pages.ts';
import { contentRoutes } from './content-routes.ts';
import { fillClaims } from './fill-claims.ts';
import { footerAreas } from './footer-areas.ts';
import type { SharedPageCopy } from './page-copy.ts';
import { servedCounties } from './service-areas.ts';
import { servicePages } from './service-pages.ts';
import { services } from './services.ts';
import { footerCopy } from './site-copy/footer.ts';
import { servicesPage } from './site-copy/services-page.ts';
import { sharedLayoutCopy } from './site-copy/shared-layout.ts';
import { testimonials } from './site-copy/testimonials.ts';
import { whyChoose } from './site-copy/why-choose.ts';
import { wasteAuthorities } from './waste-authorities.ts';

const cityPaths = [
  '/junk-removal-west-palm-beach',
  '/junk-removal-boca-raton',
  '/jupiter-junk-removal',
  '/lake-worth-junk-removal',
  '/fort-lauderdale-junk-removal',
  '/hollywood-junk-removal',
  '/hialeah-junk-removal',
  '/kendall-junk-removal',
  '/homestead-junk-removal',
];

const sharedPages: readonly SharedPageCopy[] = [...cityPages, ...servicePages];
const everything = [contentRoutes, footerCopy, sharedLayoutCopy, wasteAuthorities, whyChoose, testimonials];

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

/** Every run of so many words, within one text each. */
function wordRuns(page: unknown, length: number): Set<string> {
  const runs = texts(page).flatMap(text => {
    const words = text.toLowerCase().match(/[a-z0-9’]+/gu) ?? [];
    return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
  });
  return new Set(runs);
}

function repeated(items: readonly string[]): string[] {
  return items.filter((item, at) => items.indexOf(item) !== at);
}

describe('pages with copy of their own', () => {
  const claims = { business, areas: { counties: servedCounties } };
  const stated = new Map<string, string>(Object.entries(businessClaims));
  const heads = fillClaims(contentRoutes, claims);
  const described = heads.map(({ description }) =>
    description.replaceAll(
      /\{\{fact:business\.(\w+)\}\}/gu,
      (whole, name: string) => stated.get(name) ?? whole,
    ),
  );

  it('have the paths of the specification', () => {
    expect(cityPages.map(({ path }) => path)).toEqual(cityPaths);
    expect(servicePages.map(({ path }) => path)).toEqual(services.map(({ path }) => path));
    expect(heads.slice(0, 9).map(({ path }) => path)).toEqual([
      '/',
      '/about',
      '/contact',
      '/services',
      '/pricing',
      '/how-it-works',
      '/reserve-now',
      '/locations',
      '/blog',
    ]);
    expect(footerAreas.map(({ path }) => path)).toEqual(
      footerAreas.map(({ city }) => `/junk-removal-${city.toLowerCase().replaceAll(' ', '-')}-fl`),
    );
    expect(blogPosts.map(({ path }) => path)).toEqual(blogPosts.map(({ slug }) => `/blog/${slug}`));
  });

  it('have titles of 50 to 60 characters, each its own', () => {
    expect(heads.filter(({ title }) => title.length < 50 || title.length > 60)).toEqual([]);
    expect(repeated(heads.map(({ title }) => title))).toEqual([]);
  });

  it('have descriptions of 140 to 160 characters, each its own', () => {
    const isOff = (text: string) => text.length < 140 || text.length > 160;
    const off = described.filter(isOff);
    expect(off).toEqual([]);
    expect(repeated(described)).toEqual([]);
  });

  it('take every figure the owner may change from the profile or a statement', () => {
    const own = texts(everything).filter(text =>
      /\$\d|\d\s*%|\b17\b|555-|\b(?:licensed and|we are) insured\b/iu.test(text),
    );
    expect(own).toEqual([]);
    const written = texts(fillClaims(everything, claims));
    const named = written.flatMap(text => text.match(/\{\{[^{}]*\}\}/gu) ?? []);
    const known = new Set(Object.keys(businessClaims).map(name => `{{fact:business.${name}}}`));
    expect(named.filter(name => !known.has(name))).toEqual([]);
    expect(written.filter(text => /[{}]/u.test(text.replaceAll(/\{\{[^{}]*\}\}/gu, '')))).toEqual([]);
  });

  it('say nothing about the other businesses', () => {
    expect(texts(everything).join(' ')).not.toMatch(/marri|wedding|officiant|surg|vitrectomy|face-down/iu);
  });
});

describe('city and service pages', () => {
  it('fill every part of the layout', () => {
    for (const page of sharedPages) {
      expect([page.path, page.service_description.length]).toEqual([
        page.path,
        expect.toSatisfy(n => n >= 2 && n <= 4),
      ]);
      expect([page.path, page.faqs.length]).toEqual([page.path, expect.toSatisfy(n => n >= 3 && n <= 5)]);
      expect(page.features.length).toBeGreaterThanOrEqual(5);
      expect(page.items_handled.length).toBeGreaterThanOrEqual(5);
    }
  });

  it('carry the service’s slug before " in " of the hero title', () => {
    const slugOf = (title: string) =>
      title
        .replace(/ in .*/u, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/gu, '-');
    expect(servicePages.map(({ hero_title }) => `/${slugOf(hero_title)}`)).toEqual(
      services.map(({ path }) => path),
    );
    expect(new Set(cityPages.map(({ hero_title }) => slugOf(hero_title)))).toEqual(new Set(['junk-removal']));
  });

  it('know the keyword of their landing pages', () => {
    expect(servicePages.map(({ keyword }) => keyword)).toEqual(services.map(({ keyword }) => keyword));
  });

  it('share no paragraph', () => {
    const paragraphs = sharedPages.flatMap(texts).filter(text => text.split(' ').length > 6);
    expect(repeated(paragraphs)).toEqual([]);
  });

  it('share no run of twelve words', () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const page of sharedPages) {
      for (const run of wordRuns(page, 12)) {
        if (seen.has(run)) shared.push(`${seen.get(run) ?? ''} ${page.path}: ${run}`);
        seen.set(run, page.path);
      }
    }
    expect(shared).toEqual([]);
  });
});

describe('city pages', () => {
  it('name their neighbors', () => {
    for (const { city, neighbors } of cityPages) {
      expect(neighbors.length).toBeGreaterThanOrEqual(4);
      expect(repeated(neighbors)).toEqual([]);
      expect(neighbors).not.toContain(city);
    }
  });

  it('name the county’s own solid-waste authority', () => {
    const silent = cityPages.filter(page => {
      const authority = wasteAuthorities.find(({ county }) => county === page.county)?.name ?? 'none';
      return !texts(page).some(text => text.includes(authority));
    });
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('tell at least three local facts', () => {
    expect(cityPages.filter(({ local_facts }) => local_facts.length < 3)).toEqual([]);
  });
});

describe('testimonials', () => {
  it('are eight, under initials, five stars, marked as samples', () => {
    expect(testimonials).toHaveLength(8);
    for (const testimonial of testimonials) {
      expect(testimonial).toMatchObject({ initials: expect.stringMatching(/^[A-Z]\.[A-Z]\.$/u), rating: 5 });
      expect(testimonial.is_sample).toBe(true);
    }
  });
});

describe('the services page', () => {
  it('lists 24 cities in four counties', () => {
    const { counties } = servicesPage.areas;
    expect(counties.map(({ name }) => name).toSorted()).toEqual(
      servedCounties.map(({ county }) => county).toSorted(),
    );
    expect(new Set(counties.flatMap(({ cities }) => cities)).size).toBe(24);
  });
});

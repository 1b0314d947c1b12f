import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { sitePages } from '../context/site-page-store.ts';

let program: TestProgram;
let origin: string;
const heads = new Map<string, string>();
const landing = '/junk-removal-miami-fl/';
const wedding = '/online-marriage-stuart-fl/';
const hubs = ['/locations/fl', '/locations/fl/jupiter'];
const blog = ['/blog', '/blog/ready'];
const own = [...sitePages(defaultSettings).keys()];
const ordinary = [...own, landing];
const paths = [...ordinary, '/junk-removal-jupiter-fl/', wedding, ...hubs, ...blog];

beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
  const template = await createTemplate(program, {});
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: 'Miami, FL\nJupiter, FL',
    keywords: 'junk removal',
  });
  await generateBatch(program, batch.id);
  const pack = await createTemplate(program, { content_pack: 'online-marriage' });
  const weddings = await planBatch(program, {
    template_id: pack.id,
    locations: 'Stuart, FL',
    keywords: 'online marriage',
  });
  await generateBatch(program, weddings.id);
  await program.call('POST', '/api/posts', {
    title: 'Ready for pickup',
    slug: 'ready',
    description: 'What to have ready.',
    body: 'Gate codes.',
    status: 'published',
  });
  for (const path of paths) heads.set(path, await headOf(path));
});
afterAll(() => program.stop());

async function headOf(path: string): Promise<string> {
  const html = await (await fetch(`${origin}${path}`)).text();
  return html.slice(0, html.indexOf('</head>'));
}

const meta = (path: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(heads.get(path) ?? '')?.[1];
const link = (path: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(heads.get(path) ?? '')?.[1];
const structured = (path: string) =>
  [...(heads.get(path) ?? '').matchAll(/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as { '@type': string },
  );

describe('the head of every public page', () => {
  test('fits search results: at most 65 characters of title and 160 of description', async () => {
    const hubs = ['/locations/fl', '/locations/fl/miami'];
    for (const hub of hubs) heads.set(hub, await headOf(hub));
    const lengths = [...paths, ...hubs].map(path => ({
      path,
      title: meta(path, 'og:title')?.length ?? 0,
      description: meta(path, 'description')?.length ?? 0,
    }));
    const isOff = (length: number, max: number) => length === 0 || length > max;
    expect(lengths.filter(one => isOff(one.title, 65) || isOff(one.description, 160))).toEqual([]);
  });

  test('says what search engines and other sites ask for, under the address it is known by', () => {
    for (const path of ordinary) {
      const title = /<title>([^<]+)/.exec(heads.get(path) ?? '')?.[1];
      expect({
        path,
        title: meta(path, 'og:title'),
        description: meta(path, 'og:description'),
        robots: meta(path, 'robots'),
        type: meta(path, 'og:type'),
        locale: meta(path, 'og:locale'),
        site: meta(path, 'og:site_name'),
        url: meta(path, 'og:url'),
        canonical: link(path, 'canonical'),
        card: meta(path, 'twitter:card'),
      }).toEqual({
        path,
        title,
        description: meta(path, 'description'),
        robots: 'index, follow',
        type: 'website',
        locale: 'en_US',
        site: 'You Call We Haul',
        url: `${origin}${path}`,
        canonical: `${origin}${path}`,
        card: 'summary_large_image',
      });
      expect([path, meta(path, 'og:image')]).toEqual([
        path,
        expect.stringMatching(/^http:.*\/og\/[\w-]{12}.*\.png$/),
      ]);
      expect([path, meta(path, 'keywords')?.length]).toEqual([path, expect.any(Number)]);
    }
  });

  test('has a title and a description that a list of results can show whole', () => {
    for (const path of own) {
      expect([path, /<title>([^<]{10,70})<\/title>/.test(heads.get(path) ?? '')]).toEqual([path, true]);
      expect([path, meta(path, 'description')?.length]).toEqual([path, expect.toSatisfy(isReadable)]);
    }
  });

  test('names icons and a manifest that are there', async () => {
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      const reply = await fetch(`${origin}${link('/', rel) ?? '/nothing'}`);
      expect([rel, reply.status]).toEqual([rel, 200]);
    }
  });

  test('lets the browser render the next page before it is asked for, without a script', async () => {
    const reply = await fetch(`${origin}/contact`);
    expect(reply.headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
    const rules = await fetch(`${origin}/speculation-rules.json`);
    expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
    expect(JSON.stringify(await rules.json())).toContain('/admin/*');
  });
});

test('hidden pages are noindex, without a canonical address', async () => {
  for (const path of ['/thank-you', '/there-is-no-such-page/']) {
    const head = await headOf(path);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toMatch(/rel="canonical"|og:url/);
  }
});

const isReadable = (length: number) => length >= 50 && length <= 170;

/* The requirements of schema.org and search engines for each type. Unknown properties fail, to catch typos. */
const address = z.url();
const place = z.strictObject({ '@type': z.enum(['City', 'AdministrativeArea']), name: z.string().min(3) });
const phone = z.string().regex(/^\+1\d{10}$/);
const time = z.string().regex(/^\d\d:\d\d$/);
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': address,
  name: z.string().min(1),
  url: address,
  logo: address,
});
const author = z.union([
  organization,
  z.strictObject({ '@type': z.literal('Person'), name: z.string().min(1) }),
]);
const context = { '@context': z.literal('https://schema.org') };
const kinds = z.discriminatedUnion('@type', [
  z.strictObject({
    ...context,
    '@type': z.literal('HomeAndConstructionBusiness'),
    '@id': address,
    name: z.string().min(1),
    url: address,
    telephone: phone,
    email: z.email(),
    slogan: z.string().min(1),
    logo: address,
    image: address,
    priceRange: z.string().min(1).max(100),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: z.string().min(1).optional(),
      addressLocality: z.string().min(1),
      addressRegion: z.string().length(2),
      postalCode: z.string().min(5).optional(),
      addressCountry: z.literal('US'),
    }),
    sameAs: z.array(address).min(1).optional(),
    identifier: z
      .array(
        z.strictObject({
          '@type': z.literal('PropertyValue'),
          name: z.enum(['License', 'USDOT']),
          value: z.string().min(1),
        }),
      )
      .min(1)
      .optional(),
    contactPoint: z
      .array(
        z.strictObject({
          '@type': z.literal('ContactPoint'),
          contactType: z.literal('customer service'),
          telephone: phone,
          areaServed: place,
        }),
      )
      .min(1)
      .optional(),
    openingHoursSpecification: z
      .array(
        z.strictObject({
          '@type': z.literal('OpeningHoursSpecification'),
          dayOfWeek: z.array(z.string().regex(/day$/)).min(1),
          opens: time,
          closes: time,
        }),
      )
      .min(1),
    areaServed: z.array(place).min(1),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('Service'),
    name: z.string().min(3),
    serviceType: z.string().min(3),
    url: address,
    provider: z.strictObject({ '@id': address }),
    areaServed: z.union([place, z.array(place).min(1)]),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.number().int().min(1),
          name: z.string().min(1),
          item: address,
        }),
      )
      .min(2),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('BlogPosting'),
    headline: z.string().min(1).max(110),
    description: z.string().min(1),
    image: address,
    url: address,
    mainEntityOfPage: address,
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    author: author,
    publisher: organization,
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('WebSite'),
    '@id': address,
    name: z.string().min(1),
    url: address,
    publisher: z.strictObject({ '@id': address }),
  }),
]);

describe('structured data', () => {
  test('is complete and spelt right on every page', () => {
    for (const path of paths) {
      const found = structured(path).map(item => kinds.safeParse(item));
      expect([path, found.filter(one => !one.success).map(one => one.error?.message)]).toEqual([path, []]);
    }
  });

  test('names one business with one telephone, on pages of every county and pack', () => {
    const all = paths
      .flatMap(path => structured(path))
      .filter(item => item['@type'] === 'HomeAndConstructionBusiness');
    expect(all).toHaveLength(paths.length);
    expect(new Set(all.map(item => JSON.stringify(item))).size).toBe(1);
    expect(all[0]).toMatchObject({ telephone: '+13055550142', address: { addressLocality: 'Miami' } });
    expect(all[0]).toMatchObject({
      sameAs: [expect.stringContaining('.example/'), expect.stringContaining('.example/')],
    });
  });

  test('says of each kind of page what it is', () => {
    const of = (path: string) => structured(path).map(item => item['@type']);
    expect(of('/')).toEqual(['WebSite', 'HomeAndConstructionBusiness']);
    expect(of('/about')).toEqual(['HomeAndConstructionBusiness', 'BreadcrumbList']);
    for (const path of ['/kendall-junk-removal', '/garage-cleanouts', landing])
      expect([path, of(path)]).toEqual([path, ['HomeAndConstructionBusiness', 'Service', 'BreadcrumbList']]);
  });

  test('counts its crumbs from one and ends at the page itself', () => {
    const list = kinds.parse(structured(landing).at(-1));
    if (list['@type'] !== 'BreadcrumbList') throw new Error('no breadcrumb');
    expect(list.itemListElement.map(item => item.position)).toEqual([1, 2, 3, 4, 5]);
    expect(list.itemListElement.at(-1)?.item).toBe(`${origin}${landing}`);
  });
});

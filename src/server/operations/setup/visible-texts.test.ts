import { afterEach, expect, test } from 'vitest';
import { startDemoProgram } from '../../../../test/demo-program.ts';
import { createTemplate } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';
import type { SetupInput, SetupState } from '../../../contract/operations/setup.ts';
import type { Page } from '../../../contract/pages/pages.ts';
import { layoutOf, sectionTypes } from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';

/* Every public page of the demo and of new businesses that state nothing, and a landing page with every section. */

let program: TestProgram | undefined;
afterEach(() => program?.stop());

async function setUp(trade: string, demo: TestProgram): Promise<void> {
  const business: SetupInput = {
    trade,
    business: { name: 'Barton Creek', phone: '(512) 555-0134', email: 'hello@bartoncreek.example' },
    areas: {
      towns: [
        { city: 'Austin', state: 'TX' },
        { city: 'Round Rock', state: 'TX' },
      ],
    },
    landing_pages: 'listed',
  };
  await demo.call('POST', '/api/setup', business);
  await until(
    () => demo.call<SetupState>('GET', '/api/setup'),
    ({ is_working }) => !is_working,
  );
}

/** A page of a template that has a section of every type, as the pack writes it. */
async function createWholePage(of: TestProgram, trade: string, city: string): Promise<string> {
  const { samples } = packStore.pack(trade);
  const content_sections = sectionTypes.flatMap(({ type }, index) => {
    const sample = samples[layoutOf(type)];
    return sample ? [{ ...sample, id: type, type, order: index + 1 }] : [];
  });
  const { id } = await createTemplate(of, { content_pack: trade, content_sections });
  const { slug } = await of.call<Page>('POST', '/api/pages', {
    template_id: id,
    field_values: { city, state: city === 'Austin' ? 'TX' : 'FL', keyword: packStore.pack(trade).keyword },
    url_pattern: 'every-section-keyword-city',
    allow_unfilled: true,
  });
  return `/${slug}/`;
}

/** Pages by their paths, from the first ones on along links. */
async function crawl(origin: string, first: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  const waiting = [...first];
  const asked = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const reply = await fetch(`${origin}${path}`);
    const html = await reply.text();
    if (!reply.headers.get('content-type')?.startsWith('text/html')) continue;
    pages.set(path, html);
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) {
      if (asked.has(link) || link.startsWith('/admin')) continue;
      asked.add(link);
      waiting.push(link);
    }
  }
  return pages;
}

const inline = /<\/?(?:a|b|code|em|i|mark|small|span|strong|time|wbr|abbr|cite|q|sup|sub|data)\b[^>]*>/g;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** The texts of a page's blocks as visitors see them. */
function blocksOf(html: string): readonly string[] {
  return html
    .replaceAll(/<(script|style|svg|template|noscript)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replaceAll(inline, '')
    .split(/<[^>]*>/)
    .map(text => text.replaceAll(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole))
    .map(text => text.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const faults: readonly (readonly [string, RegExp])[] = [
  ['begins with a mark', /^[,.;:!?)](?![\w.])/],
  [
    'two marks',
    /,,| [,;:!?](?:\s|$)| \.(?:\s|$)|(?<!\.)\.\.(?!\.)|[,;:]\.|(?<!\b\p{Lu}|\b(?:Jr|Sr|St|Inc|Co|etc))\.,|[!?],/u,
  ],
  ['no words', /\b(?:undefined|NaN)\b|\[object |^null$|\bnull\b/],
  ['a placeholder', /\{\{|\}\}/],
];

/** What is wrong with a page, each with its text. */
function faultsOf(html: string): readonly string[] {
  const found = blocksOf(html).flatMap(text =>
    faults.filter(([, sign]) => sign.test(text)).map(([name]) => `${name}: ${text.slice(0, 120)}`),
  );
  const empty = [...html.matchAll(/<(h[1-6]|li|p|dt|dd|figcaption|summary|button)\b[^>]*>\s*<\/\1>/g)].map(
    ({ 0: tag, index }) => `empty: ${html.slice(Math.max(0, index - 60), index)}${tag}`,
  );
  return [...found, ...empty];
}

test.each([null, 'junk-removal', 'plumbing', 'house-cleaning', 'local-services'])(
  'no page of %s has a mark without words, an empty heading or a name of the program',
  async trade => {
    program = await (trade === null ? startDemoProgram() : startTestProgram());
    if (trade !== null) await setUp(trade, program);
    const { origin } = await program.listen();
    const towns = trade === null ? ['Jupiter', 'Stuart'] : ['Austin', 'Round Rock'];
    const whole: string[] = [];
    for (const town of towns) whole.push(await createWholePage(program, trade ?? 'junk-removal', town));
    const pages = await crawl(origin, [
      '/',
      '/thank-you',
      '/giveaway',
      '/reserve-now',
      '/no-such-page',
      ...whole,
    ]);
    expect(pages.size).toBeGreaterThan(10);
    const found = [...pages].flatMap(([path, html]) => faultsOf(html).map(fault => `${path} ${fault}`));
    expect(found).toEqual([]);
  },
  120_000,
);

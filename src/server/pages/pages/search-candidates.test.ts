import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTemplate,
  generateBatch,
  openLikenessGate,
  planBatch,
  templateInput,
} from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { Page } from '../../../contract/pages/pages.ts';
import { foldForSearch, isShortSearch } from '../../../engine/index.ts';
import { foldedPattern } from '../../platform/db/folded-search.ts';
import { listPageRows } from './list-page-rows.ts';

let program: TestProgram;
const db = () => program.database.kysely;

interface Text {
  readonly slug: string;
  readonly title: string;
  readonly has_own_words: boolean;
}

async function readTexts(where = 'true'): Promise<Text[]> {
  const { rows } = await program.database.pool.query<Text>(
    `select slug, title, has_own_words from generated_landing_pages where ${where} order by slug`,
  );
  return rows;
}

const withOwnWords = (texts: readonly Text[]) => texts.filter(({ has_own_words }) => has_own_words);

/** Every page against the text, without any index. */
async function compared(search: string): Promise<string[]> {
  const { rows } = await program.database.pool.query<{ slug: string }>(
    `select slug from generated_landing_pages where search_fold(slug || E'\\n' || title || '') like $1 order by slug`,
    [foldedPattern(search)],
  );
  return rows.map(row => row.slug);
}

async function found(search: string, sampledFrom?: number): Promise<string[]> {
  const query = { search, sort: 'address', per_page: 500 } as const;
  return (await listPageRows(db(), query, sampledFrom)).items.map(item => item.slug);
}

/** The searches whose answer differs from comparing each page. */
async function differing(searches: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const search of searches) {
    const expected = JSON.stringify(await compared(search));
    const answers = [await found(search), await found(search, 0)].map(slugs => JSON.stringify(slugs));
    if (answers.some(answer => answer !== expected)) wrong.push(search);
  }
  return wrong;
}

/** Parts of page fields in any case, without accents and points, also across words, and with one wrong letter. */
const searches = (texts: readonly Text[]) =>
  fc
    .record({
      text: fc.constantFrom(...texts.flatMap(({ slug, title }) => [slug, title, `${slug}\n${title}`])),
      from: fc.nat(70),
      length: fc.integer({ min: 3, max: 24 }),
      spelling: fc.constantFrom('same', 'upper', 'lower', 'plain', 'wrong'),
    })
    .map(({ text, from, length, spelling }) => {
      const start = Math.min(from, Math.max(0, text.length - length));
      const part = text.slice(start, start + length);
      if (spelling === 'upper') return part.toUpperCase();
      if (spelling === 'lower') return part.toLowerCase();
      if (spelling === 'plain') return foldForSearch(part);
      return spelling === 'wrong' ? `${part.slice(0, -1)}q` : part;
    })
    .filter(part => !isShortSearch(part));

async function expectNoneDiffers(where?: string): Promise<void> {
  const texts = await readTexts(where);
  await fc.assert(
    fc.asyncProperty(searches(texts), async search => {
      expect(await differing([search])).toEqual([]);
    }),
    { numRuns: 120 },
  );
}

const places = "St. Lucie's, FL\nCañon City, CO\nBoca Raton, FL\nBoca Grande, FL\nRaton, NM\nİstanbul, OH";
const keywords = 'junk removal\nsofa & couch removal\ncafé cleaning\n{big|small} moves\n24/7 hauling';

/** Lines of a list of a batch: names of few letters, so that they often hold each other's. */
const lines = (ending: fc.Arbitrary<string>) =>
  fc
    .array(
      fc.tuple(
        fc.string({
          unit: fc.constantFrom('a', 'a', 'b', 'c', 'o', 'ñ', 'é', '’', '& '),
          minLength: 3,
          maxLength: 14,
        }),
        ending,
      ),
      {
        minLength: 3,
        maxLength: 7,
      },
    )
    .map(drawn => drawn.map(([name, end]) => `x${name.trim()}${end}`).join('\n'));

const corpora = fc.record({
  locations: lines(fc.constantFrom(', FL', ', CO')),
  keywords: lines(fc.constantFrom('', ' b', ' removal')),
  url_pattern: fc.constantFrom('keyword-in-city-state', 'city-keyword-oaks-state', 'a-{{city}}s-{{keyword}}'),
  title_template: fc.constantFrom('{{keyword}} {{city}}', '{A|B} {{city}}, {{state}}: {{keyword}}'),
});

async function generate(
  changes: Record<string, unknown>,
  template: Record<string, unknown> = {},
): Promise<string> {
  const { id } = await createTemplate(program, template);
  const batch = await planBatch(program, { template_id: id, locations: places, keywords, ...changes });
  await generateBatch(program, batch.id);
  return id;
}

beforeAll(async () => {
  program = await startTestProgram();
  await openLikenessGate(program);
});
afterAll(() => program.stop());

describe('a search finds the same pages as comparing each with the text', () => {
  test('among pages of several templates and patterns', async () => {
    await generate(
      { url_pattern: 'keyword-in-city-state' },
      { title_template: '{Best|Top} {{keyword}} in {{city}}, {{state}} – Coast & Sons' },
    );
    // An s behind a value is part of its word.
    await generate(
      { url_pattern: 'best-{{keyword}}s-{{city}}' },
      { title_template: '{{keyword}}s, {{city}}' },
    );
    // So are values of other placeholders.
    await generate(
      { url_pattern: 'city-keyword-zip', field_values: { zip: '33432' } },
      { title_template: '{{keyword}} {{city}} {{zip}}' },
    );
    const texts = await readTexts();
    expect(texts).toHaveLength(90);
    const own = withOwnWords(texts);
    expect(own.length).toBeGreaterThanOrEqual(30);
    expect(own.filter(text => text.slug.includes('-in-'))).toEqual([]);
    await expectNoneDiffers();
  });

  test('among pages of towns and keywords that are drawn', async () => {
    let corpus = 0;
    await fc.assert(
      fc.asyncProperty(corpora, async ({ title_template, url_pattern, ...lists }) => {
        corpus += 1; // No address of one is another's.
        const id = await generate({ ...lists, url_pattern: `${corpus}-${url_pattern}` }, { title_template });
        await expectNoneDiffers(`template_id = '${id}'`);
      }),
      { numRuns: 3 },
    );
    expect(corpus).toBe(3);
  });

  test('pages are found by words of one input, of both, of the template, and across them', async () => {
    expect(
      await differing([
        'boca',
        'oca rat',
        'removal in boca raton',
        'removal-in-boca',
        'raton boca',
        "lucie's",
        'lucies',
        'st. lucie',
        'st lucie',
        'ST LUCIES, FL',
        'best.junk',
        'cañon',
        'canon',
        'best',
        'coast & sons',
        'top café',
        'cafe-cleaning',
        'big moves',
        '24/7',
        '247 hauling',
        'İstanbul',
        '100%',
        '_in_',
        'fl, co',
        'removals',
        '33432',
        'zip',
        'nowhere at all',
        'in in in in in in in in',
        'city, co – coast & sons, and a long text that no page holds 1234567890',
      ]),
    ).toEqual([]);
  });
});

describe('pages that change are found by their new texts', () => {
  const wait = async <T extends { status: string }>(path: string, id: string): Promise<T> =>
    until(
      () => program.call<T>('GET', `${path}/${id}`),
      ({ status }) => status !== 'running' && status !== 'checking',
    );

  test('after a title was edited, an address changed, a version and a pattern moved to, and all of it undone', async () => {
    const input = templateInput({ title_template: '{{keyword}} for {{city}}' });
    const id = await generate({ url_pattern: 'expert-keyword-city-state' }, input);
    const ofTemplate = `template_id = '${id}'`;
    expect(withOwnWords(await readTexts(ofTemplate))).toEqual([]);
    const { items } = await program.call<{ items: Page[] }>('GET', `/api/pages?template_id=${id}`);
    const [first, second] = items.filter(item => item.slug.includes('boca'));
    if (!first || !second) throw new Error('no pages');

    const page = await program.call<Page>('GET', `/api/pages/${first.id}`);
    await program.call('PATCH', `/api/pages/${first.id}`, {
      overrides: { revision: page.revision, set: [{ section_id: null, path: ['title'], text: 'Zanzibar' }] },
    });
    await program.call('PATCH', `/api/pages/${second.id}`, { slug: 'wholly-different' });
    expect(withOwnWords(await readTexts(ofTemplate))).toHaveLength(2);
    expect(await differing(['zanzibar', 'wholly-diff', first.slug, second.slug])).toEqual([]);

    await program.call('PUT', `/api/templates/${id}`, {
      ...input,
      title_template: 'Newly {{keyword}} {{city}}',
    });
    const move = await program.call<PageChange>('POST', `/api/templates/${id}/moves`, {});
    await wait('/api/pages/changes', move.id);
    expect(await differing(['newly', 'expert', 'for boca', 'zanzibar'])).toEqual([]);
    expect(withOwnWords(await readTexts(ofTemplate))).toHaveLength(2);

    const pattern = { template_id: id, url_pattern: 'renewed-city-keyword-state' };
    const renaming = await program.call<PageChange>('POST', '/api/page-renamings', pattern);
    await wait('/api/pages/changes', renaming.id);
    await program.call('POST', `/api/page-renamings/${renaming.id}/apply`);
    await wait('/api/pages/changes', renaming.id);
    expect(withOwnWords(await readTexts(ofTemplate))).toHaveLength(1);
    expect(await differing(['renewed', 'renewed-boca', 'expert-', 'newly'])).toEqual([]);
    await expectNoneDiffers();

    const back = await program.call<PageChange>('POST', `/api/pages/changes/${renaming.id}/undo`);
    await wait('/api/pages/changes', back.id);
    const unmoved = await program.call<PageChange>('POST', `/api/pages/changes/${move.id}/undo`);
    await wait('/api/pages/changes', unmoved.id);
    expect(withOwnWords(await readTexts(ofTemplate))).toHaveLength(2);
    expect(await differing(['renewed', 'expert-', 'for boca', 'newly', 'wholly-diff'])).toEqual([]);
    await expectNoneDiffers();
  });
});

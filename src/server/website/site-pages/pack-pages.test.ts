import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';
import type { Template } from '../../../contract/templates/templates.ts';
import { bySet } from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { isReservedSlug } from '../../pages/pages/reserved-slugs.ts';
import { listHubStates } from '../../pages/towns/hub-queries.ts';
import { publishedAmong } from './service-pages.ts';

let program: TestProgram;
let origin: string;
/** A generated page of each preset. */
const landingPages = ['/online-marriage-miami-fl/', '/recovery-chair-miami-fl/', '/retina-chair-miami-fl/'];

beforeAll(async () => {
  program = await startTestProgram();
  const { sheets } = program.assets;
  const sets = bySet(set => ({ ...sheets.sets[set], address: `/assets/${set}.css` }));
  ({ origin } = await program.listen({ assets: { ...program.assets, sheets: { ...sheets, sets } } }));
  await generate('official-lp', 'online marriage');
  await generate('homepage', 'recovery chair');
  await generate('vitrectomy', 'retina chair');
});
afterAll(() => program.stop());

async function generate(preset: string, keywords: string): Promise<void> {
  const template: Template = await program.call('POST', `/api/templates/presets/${preset}`);
  await program.call('PUT', `/api/templates/${template.id}`, { ...template, status: 'published' });
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: 'Miami, FL\nStuart, FL',
    keywords,
    // Data that only the medical presets require.
    ...(preset === 'official-lp'
      ? {}
      : { field_values: { procedure: 'vitrectomy', specialty: 'retina care' } }),
  });
  await generateBatch(program, batch.id);
}

async function enable(...packs: string[]): Promise<void> {
  const { packs: stored } = await program.call<SettingsReply>('GET', '/api/settings');
  const value = { own: 'junk-removal', enabled: packs };
  await program.call('PUT', '/api/settings/packs', { revision: stored.revision, value });
  await program.sitemap.build();
}

const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });
const htmlOf = async (path: string) => (await get(path)).text();
const statusOf = async (path: string) => (await get(path)).status;
const linksOf = (html: string) => [
  ...new Set(
    [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)]
      .map(([, href]) => href ?? '')
      .filter(href => !href.startsWith('/admin')),
  ),
];
/** The visible text of a page: title, description and body, without styles and addresses. */
const wordsOf = (html: string) => html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ');

const marriagePages = ['/marriage-requirements'];
const recoveryPages = ['/equipment', '/insurance', '/insurance-coverage'];
const packPages = [...marriagePages, ...recoveryPages];

describe('the pages of a pack', () => {
  test('are not there while it is not enabled, not linked, and not in the sitemap', async () => {
    await enable();
    expect(await Promise.all(packPages.map(statusOf))).toEqual(packPages.map(() => 404));
    const texts = await Promise.all([...landingPages, '/', '/sitemap-pages.xml'].map(htmlOf));
    expect(texts.filter(text => packPages.some(path => text.includes(`${path}"`)))).toEqual([]);
    expect(texts.filter(text => packPages.some(path => text.includes(`${path}<`)))).toEqual([]);
  });

  test('are there once it is enabled, though their absence was answered before, and go again', async () => {
    await enable('recovery-equipment');
    expect(await Promise.all(recoveryPages.map(statusOf))).toEqual([200, 200, 200]);
    expect(await Promise.all(marriagePages.map(statusOf))).toEqual([404]);
    const sitemap = await htmlOf('/sitemap-pages.xml');
    expect(recoveryPages.filter(path => sitemap.includes(`${path}<`))).toEqual(recoveryPages);
    await enable();
    expect(await Promise.all(recoveryPages.map(statusOf))).toEqual([404, 404, 404]);
  });

  test('have one main heading, no placeholder left, and their own address', async () => {
    await enable('online-marriage', 'recovery-equipment');
    for (const path of packPages) {
      const html = await htmlOf(path);
      expect([path, html.match(/<h1[ >]/g)?.length]).toEqual([path, 1]);
      expect(html).toMention(new RegExp(`rel="canonical" href="[^"]*${path}"`));
      expect(html).not.toMention(/\{\{|\[[a-z_]+\]/);
    }
  });

  test('move an ending slash like every fixed page', async () => {
    const reply = await get('/equipment/');
    expect([reply.status, reply.headers.get('location')]).toEqual([301, '/equipment']);
  });

  test('take addresses that no generated page may have, enabled or not', () => {
    const slugs = packStore.all().flatMap(pack => pack.pages.map(page => page.path.slice(1)));
    expect(slugs).toEqual(expect.arrayContaining(packPages.map(path => path.slice(1))));
    expect(slugs.filter(slug => !isReservedSlug(slug))).toEqual([]);
  });
});

describe('a crawl from the pages of other packs', () => {
  test('finds every pack page and no broken link', async () => {
    await enable('online-marriage', 'recovery-equipment');
    const waiting = [...landingPages];
    const found = new Map<string, number>();
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (found.has(path)) continue;
      const reply = await get(path);
      found.set(path, reply.status);
      waiting.push(...linksOf(await reply.text()));
    }
    expect([...found].filter(([, status]) => status !== 200)).toEqual([]);
    expect(packPages.filter(path => !found.has(path))).toEqual([]);
  });
});

describe('words stay in their trade', () => {
  const junk = /junk|sofas\b|landfill|first responder|17\+? years|garage|truck\b|debris/i;
  const wedding = /marri|wedding|officiant/i;
  const recovery = /surg|vitrectomy|face[- ]down/i;

  test('a page about marriage speaks of nothing else, its frame included', async () => {
    await enable('online-marriage', 'recovery-equipment');
    for (const path of ['/online-marriage-miami-fl/', ...marriagePages]) {
      const words = wordsOf(await htmlOf(path));
      expect([path, junk.exec(words), recovery.exec(words)]).toEqual([path, null, null]);
    }
  });

  test('a page about recovery speaks of nothing else, its frame included', async () => {
    for (const path of ['/recovery-chair-miami-fl/', '/retina-chair-miami-fl/', ...recoveryPages]) {
      const words = wordsOf(await htmlOf(path));
      expect([path, junk.exec(words), wedding.exec(words)]).toEqual([path, null, null]);
    }
  });

  test('no page of our own trade speaks of the others, though they are enabled', async () => {
    const index = await htmlOf('/sitemap-pages.xml');
    const own = [...index.matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g)]
      .map(([, path]) => path ?? '')
      .filter(path => !packPages.includes(path));
    expect(own.length).toBeGreaterThan(20);
    for (const path of own) {
      const words = wordsOf(await htmlOf(path));
      expect([path, wedding.exec(words), recovery.exec(words)]).toEqual([path, null, null]);
    }
  });

  test('share a picture rendered for their trade, found at the address they name', async () => {
    for (const path of ['/online-marriage-miami-fl/', '/recovery-chair-miami-fl/', '/equipment']) {
      const named = /property="og:image" content="([^"]*)"/.exec(await htmlOf(path))?.[1] ?? '';
      expect([path, await statusOf(new URL(named).pathname)]).toEqual([path, 200]);
    }
  });

  test('keep the name, the phone and the mail of the business everywhere', async () => {
    const html = await htmlOf('/online-marriage-miami-fl/');
    expect(html).toMention('You Call We Haul');
    expect(html).toMention('href="tel:+13055550142"');
  });

  test('no truck is rendered on the page of another pack', async () => {
    for (const path of [...landingPages, ...packPages]) {
      expect([path, /art-truck|art-gauge|art-donation/.exec(await htmlOf(path))]).toEqual([path, null]);
    }
    expect(await htmlOf('/')).toMention('art-truck');
  });
});

describe('lists of the business', () => {
  test('leave out towns and pages of other packs, which stand in the sitemap alone', async () => {
    await enable('online-marriage', 'recovery-equipment');
    expect(await Promise.all(['/locations/fl', '/locations/fl/stuart'].map(statusOf))).toEqual([404, 404]);
    for (const path of ['/', '/locations'])
      expect([path, /href="\/locations\/fl/.exec(await htmlOf(path))]).toEqual([path, null]);
    expect(await htmlOf('/online-marriage-miami-fl/')).not.toMention('href="/locations');
    const index = await htmlOf('/sitemap.xml');
    const files = [...index.matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
    const urls = (await Promise.all(files.map(htmlOf))).join('');
    expect(landingPages.filter(path => !urls.includes(`${path}<`))).toEqual([]);
    expect(urls).not.toContain('/locations/fl');
  });

  test('name a town for the pages of our own trade, and count and list no others', async () => {
    const batch = await planBatch(program, { locations: 'Stuart, FL\nMiami, FL', keywords: 'junk removal' });
    await generateBatch(program, batch.id);
    await expect.poll(() => statusOf('/locations/fl/miami')).toBe(200);
    const town = await htmlOf('/locations/fl/miami');
    expect(linksOf(town).filter(path => path.endsWith('-miami-fl/'))).toEqual(['/junk-removal-miami-fl/']);
    expect(await htmlOf('/locations/fl')).toMention('<span>1 page</span>');
    expect(await htmlOf('/')).toMention('<span>2 towns</span>');
  });

  test('count a page by the pack of its version, whatever happens to it', async () => {
    const { rows } = await program.database.pool.query(
      `select content_pack, sum(count)::int as count from town_counts where count > 0 group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { content_pack: 'junk-removal', count: 2 },
      { content_pack: 'online-marriage', count: 2 },
      { content_pack: 'recovery-equipment', count: 4 },
    ]);
  });

  test('link to no page of another pack at the address of one of ours', async () => {
    await program.database.pool.query(
      `update generated_landing_pages set template_version_id =
         (select template_version_id from generated_landing_pages where slug = 'online-marriage-miami-fl')
       where slug = 'junk-removal-miami-fl'`,
    );
    const asked = ['junk-removal-miami-fl', 'junk-removal-stuart-fl'];
    const published = await publishedAmong(program.database.kysely, asked, {
      cityPages: program.cityPages,
      settings: program.settings.current(),
    });
    expect([...published.keys()]).toEqual(['junk-removal-stuart-fl']);
    expect((await listHubStates(program.database.kysely)).map(one => one.towns)).toEqual([1]);
  });
});

describe('the buttons on a page about marriage', () => {
  const buttonsOf = (html: string) =>
    [...html.matchAll(/<a class="(?:button[^"]*)" href="([^"]*)">(.*?)<\/a>/gs)].map(([, href, text]) => ({
      href,
      text: (text ?? '').replaceAll(/<[^>]*>/g, ''),
    }));

  test('start at the reservation page, and none leads to a form that is not there', async () => {
    const buttons = buttonsOf(await htmlOf('/online-marriage-miami-fl/'));
    const starts = buttons.filter(({ text }) => /^(?:Get Started|Set a Date)$/.test(text));
    expect(new Set(starts.map(({ href }) => href))).toEqual(new Set(['/reserve-now']));
    expect(buttons.filter(({ href }) => href?.startsWith('#'))).toEqual([]);
    expect(buttons.filter(({ text }) => text === 'Free quote')).toEqual([]);
  });

  test('lead to a reservation page that speaks of weddings, to those who come from there', async () => {
    const from = async (path: string) =>
      (
        await fetch(`${origin}/reserve-now`, {
          headers: { referer: `${origin}${path}` },
        })
      ).text();
    for (const path of ['/online-marriage-miami-fl/', '/marriage-requirements']) {
      const html = await from(path);
      expect(html).toMention('Choose your wedding date');
      expect([path, /junk|truck|pickup/i.exec(wordsOf(html))]).toEqual([path, null]);
    }
    for (const path of ['/', '/no-such-page/']) expect(await from(path)).toMention('Reserve your pickup');
  });
});

test('a landing page of another trade loads the style sheet of its illustrations', async () => {
  const [landing] = packStore.pack('plumbing').templates;
  const template: Template = await program.call('POST', '/api/templates', {
    ...landing,
    content_pack: 'plumbing',
  });
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: 'Austin, TX',
    keywords: 'drain cleaning',
  });
  await generateBatch(program, batch.id);
  const html = await htmlOf('/drain-cleaning-austin-tx/');
  expect(html).toMention('rel="stylesheet" href="/assets/plumbing.css"');
});

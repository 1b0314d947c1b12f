import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { slug } from '../../../engine/index.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { writeSettings } from '../../platform/settings/change-settings.ts';
import { sitePages } from '../context/site-page-store.ts';

let program: TestProgram;
let origin: string;

beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
});
afterAll(() => program.stop());

/** Makes this the trade of the business, as another process does that sets it up. */
async function become(own: string, trade_name = ''): Promise<void> {
  const revision = program.settings.revisions().packs;
  const value = { own, trade_name, enabled: [] };
  await program.database.kysely
    .transaction()
    .execute(trx => writeSettings(trx, 'packs', { revision, value }, {}));
  const named = packStore.named(own, trade_name);
  await expect.poll(() => [packStore.own().id, packStore.own().keyword]).toEqual([own, named?.keyword]);
  await program.settings.load();
}

/** A generated page for each service, with the sections of the trade's template. */
async function generatePages(city: string): Promise<readonly string[]> {
  const [first] = packStore.own().templates;
  const template = await createTemplate(program, {
    content_pack: packStore.own().id,
    content_sections: first?.content_sections,
  });
  const keywords = program.settings.current().services.map(({ keyword }) => keyword);
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: `${city}, TX`,
    keywords: keywords.join('\n'),
  });
  await generateBatch(program, batch.id);
  return keywords.map(keyword => `/${slug(`${keyword} ${city} tx`)}/`);
}

/** The drawings of a page besides maps, and what its scene shows. */
async function drawingsOf(path: string): Promise<{ readonly shown: string[]; readonly scene: string }> {
  const reply = await fetch(`${origin}${path}`);
  expect([path, reply.status]).toEqual([path, 200]);
  const [, main = ''] = /<main.*?>(.*)<\/main>/s.exec(await reply.text()) ?? [];
  const drawn = [...main.matchAll(/<(svg|i) class="art (art-[a-z-]+)[^>]*>(.*?)<\/\1>/gs)];
  const scene = main.split('class="art art-street')[1]?.split('</div>')[0] ?? '';
  const shown = drawn.flatMap(([, , name = '', markup = '']) =>
    name === 'art-place' || name === 'art-street' ? [] : [markup === '' ? name : markup],
  );
  return { shown, scene };
}

async function expectEachOnce(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { shown, scene } = await drawingsOf(path);
    expect([path, shown.filter((one, at) => shown.indexOf(one) !== at || scene.includes(one))]).toEqual([
      path,
      [],
    ]);
  }
}

test.each([
  ['junk-removal', '', 'Austin'],
  ['plumbing', '', 'Dallas'],
  ['house-cleaning', '', 'Houston'],
  ['local-services', 'Dog grooming', 'Waco'],
  ['local-services', '', 'Laredo'],
] as const)(
  'no page of %s %s has a drawing twice, and no two services have the same scene',
  async (pack, name, city) => {
    await become(pack, name);
    await expectEachOnce([...sitePages(program.settings.current()).keys()]);
    const pages = await generatePages(city);
    await expectEachOnce(pages);
    const scenes = await Promise.all(pages.map(async path => (await drawingsOf(path)).scene));
    expect(new Set(scenes).size).toBe(pages.length);
  },
);

test('services that the owner adds have drawings of their own, whatever they are called', async () => {
  await become('local-services', 'Dog grooming');
  const names = ['Spa Day for Dogs', 'Happy Tails', 'Sunday Special', 'The Works', 'Bath and Brush'];
  for (const name of names)
    await program.call('POST', '/api/services', {
      name,
      content_pack: 'own',
      keywords: [name.toLowerCase()],
      summary: '',
      content: {},
    });
  const pages = await generatePages('Plano');
  await expectEachOnce([...sitePages(program.settings.current()).keys(), ...pages]);
  const scenes = await Promise.all(pages.map(async path => (await drawingsOf(path)).scene));
  expect(new Set(scenes).size).toBe(pages.length);
});

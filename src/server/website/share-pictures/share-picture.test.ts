import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
let origin: string;

beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
  const template = await createTemplate(program, {});
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: 'Miami, FL\n<b>Łódź</b> & City, TX',
    keywords: 'junk removal',
  });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { redirect: 'manual', headers });
const metaOf = async (path: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(await (await get(path)).text())?.[1];
const pictureOf = async (path: string) => new URL((await metaOf(path, 'og:image')) ?? '').pathname;

test('every kind of page links to its own share picture', async () => {
  const pages = [
    '/',
    '/contact',
    '/junk-removal-boca-raton',
    '/appliance-removal',
    '/junk-removal-miami-fl/',
  ];
  const paths = await Promise.all(pages.map(pictureOf));
  expect(new Set(paths).size).toBe(pages.length);
  for (const path of paths) {
    const reply = await get(path);
    expect([path, reply.status, reply.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const png = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect([png.format, png.width, png.height]).toEqual(['png', 1200, 630]);
  }
  expect(await metaOf('/contact', 'og:image:alt')).toMatch(/^Contact .*You Call We Haul/);
  expect(await metaOf('/contact', 'twitter:card')).toBe('summary_large_image');
});

test('a share picture that the client has is answered with 304', async () => {
  const path = await pictureOf('/contact');
  const etag = (await get(path)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{12}"$/);
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
});

test('the address of an older share picture redirects to the current one', async () => {
  const path = await pictureOf('/contact');
  const reply = await get('/og/AAAAAAAAAAAA/contact.png');
  expect([reply.status, reply.headers.get('location')]).toEqual([302, path]);
});

test('a page that does not exist has no share picture', async () => {
  for (const path of ['/og/AAAAAAAAAAAA/no-such-page.png', '/og/AAAAAAAAAAAA/a/b.png', '/og/x.png', '/og/'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('the share picture of a town with markup and foreign letters in its name is rendered', async () => {
  const { items } = await program.call<{ items: { slug: string }[] }>('GET', '/api/pages?search=tx');
  const reply = await get(await pictureOf(`/${items[0]?.slug}/`));
  expect(reply.status).toBe(200);
});

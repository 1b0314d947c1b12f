import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { BrandFile } from '../../../contract/business/brand.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
  const template = await createTemplate(program);
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: 'Miami, FL',
    keywords: 'junk removal',
  });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

const landing = '/junk-removal-miami-fl/';
const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });
const htmlOf = async (path: string) => (await get(path)).text();
const sheetOf = async (path: string) => /rel="stylesheet" href="([^"]+)"/.exec(await htmlOf(path))?.[1] ?? '';
const put = (kind: string, body: string | Uint8Array<ArrayBuffer>) =>
  fetch(`${origin}/api/brand-files/${kind}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/png', cookie: program.cookie },
    body,
  });
const setBrand = async (changes: object) => {
  const { brand } = await program.call<SettingsReply>('GET', '/api/settings');
  return program.request('PUT', '/api/settings/brand', {
    body: { revision: brand.revision, value: { ...brand.value, ...changes } },
    cookie: program.cookie,
  });
};
const picture = async (width: number, height: number) =>
  Uint8Array.from(
    await sharp({ create: { width, height, channels: 4, background: '#c8102e80' } })
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .png()
      .toBuffer(),
  );
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path d="M0 0h80v20H0z"/></svg>';

describe('the colors of the brand', () => {
  test('the colors of the brand are in a style sheet of their own, on fixed and generated pages at once', async () => {
    const built = await sheetOf('/');
    expect([built, await sheetOf(landing)]).toEqual(['/assets/site.css', '/assets/site.css']);
    expect((await setBrand({ brand_color: '#8A1538', second_color: '#ff0' })).status).toBe(200);
    const own = await sheetOf('/');
    expect(own).toMatch(/^\/assets\/brand-[\w-]{12}\.css$/);
    expect(await sheetOf(landing)).toBe(own);
    const reply = await get(own);
    expect(await reply.text()).toMention('--road:#8a1538');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect(await htmlOf('/')).toMention('name="theme-color" content="#8a1538"');
    expect(await (await get('/favicon.svg')).text()).toContain('#ffff00');
  });

  test('a page of yesterday gets the style sheet of today', async () => {
    const before = await sheetOf('/');
    await setBrand({ brand_color: '#00563f' });
    const reply = await get(before);
    expect([reply.status, reply.headers.get('location')]).toEqual([302, await sheetOf('/')]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('the colors of the brand go back to the pack’s by an empty value, and with them everything else', async () => {
    const picture = /og:image" content="([^"]+)"/;
    const branded = picture.exec(await htmlOf('/contact'))?.[1];
    await setBrand({ brand_color: '', second_color: '' });
    expect(await sheetOf('/')).toBe('/assets/site.css');
    const html = await htmlOf('/contact');
    expect(html).toMention('href="/favicon.svg" type');
    expect(picture.exec(html)?.[1]).not.toBe(branded);
  });

  test('the colors of the brand are six or three digits', async () => {
    for (const brand_color of ['red', '#12', '#1122334', 'url(x)', '#11263f;}body{}'])
      expect([brand_color, (await setBrand({ brand_color })).status]).toEqual([brand_color, 400]);
  });
});

test('a type pairing loads its own face and no other', async () => {
  await setBrand({ type_pairing: 'classic' });
  const html = await htmlOf('/');
  expect(html).toMention('rel="preload" href="/assets/classic.woff2" as="font"');
  expect(await (await get(await sheetOf('/'))).text()).toContain('--display:classic');
  await setBrand({ type_pairing: 'sturdy' });
});

describe('a logo', () => {
  test('a logo takes the place of the sign, cleaned, and is beside the name until it says it', async () => {
    const { address, width, height }: BrandFile = await (await put('logo', drawing)).json();
    expect([width, height]).toEqual([640, 160]);
    const html = await htmlOf(landing);
    expect(html).toMention(`src="${address}"`);
    expect(html).toMention('You Call We Haul</span></a>');
    const reply = await get(address);
    expect(reply.headers.get('content-type')).toBe('image/svg+xml');
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    await setBrand({ logo_has_name: true });
    expect(await htmlOf('/')).toMention('alt="You Call We Haul"/></a>');
  });

  test('a logo may be another one on dark ground', async () => {
    const { address }: BrandFile = await (await put('logo_dark', await picture(1_200, 300))).json();
    expect(await htmlOf('/')).toMention(`<source srcSet="${address}" media="(prefers-color-scheme: dark)"/>`);
    const { format, exif, width } = await sharp(
      Buffer.from(await (await get(address)).arrayBuffer()),
    ).metadata();
    expect([format, exif, width]).toEqual(['webp', undefined, 640]);
  });

  test('a logo goes again, and the sign is back', async () => {
    const { items } = await program.call<{ items: BrandFile[] }>('GET', '/api/brand-files');
    expect(items.map(({ kind }) => kind)).toEqual(['logo', 'logo_dark']);
    for (const { kind } of items) await program.call('DELETE', `/api/brand-files/${kind}`);
    expect(await htmlOf('/')).not.toMention('class="logo');
    expect((await get(items[0]?.address ?? '')).status).toBe(404);
  });
});

test('a favicon is a square picture at an address that says it changed', async () => {
  await put('favicon', await picture(300, 100));
  const address = /rel="icon" href="([^"]+)"/.exec(await htmlOf('/'))?.[1];
  expect(address).toMatch(/^\/favicon\.svg\?v=[\w-]{8}$/);
  const icon = await sharp(Buffer.from(await (await get('/favicon.svg')).arrayBuffer())).metadata();
  expect(icon.width).toBe(icon.height);
  await program.call('DELETE', '/api/brand-files/favicon');
});

describe('what is refused, with the reason', () => {
  test.each([
    ['a script', drawing.replace('<path', '<script>1</script><path'), 'This SVG holds <script>.'],
    ['an address elsewhere', drawing.replace('<path', '<path fill="url(http://e)"'), 'loads something'],
    ['a large drawing', drawing.replace('<path', `<!--${'x'.repeat(300_000)}--><path`), 'larger than 256 kB'],
    ['a page', '<!doctype html><p>', 'This SVG is not'],
    ['a text', 'logo', 'Not a readable picture'],
    ['nothing', '', 'Not a readable picture'],
  ])('%s', async (_, body, message) => {
    const reply = await put('logo', body);
    expect(reply.status).toBe(400);
    expect((await reply.json()).error.message).toContain(message);
  });

  test('a picture with more pixels than a screen has, a cut one, a GIF, a file too large', async () => {
    const bomb = Uint8Array.from(
      await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    const gif = Uint8Array.from(
      await sharp(await picture(9, 9))
        .gif()
        .toBuffer(),
    );
    for (const body of [bomb, (await picture(90, 90)).slice(0, 100), gif, new Uint8Array(5_000_000)])
      expect((await put('logo', body)).status).toBe(400);
    expect((await put('letterhead', drawing)).status).toBe(400);
    expect(await htmlOf('/')).not.toMention('class="logo');
  });
});

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { SitePhoto } from '../../../contract/business/photos.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
});
afterAll(() => program.stop());

const put = (place: string, body: Uint8Array<ArrayBuffer>) =>
  fetch(`${origin}/api/site-photos/${place}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg', cookie: program.cookie },
    body,
  });
const htmlOf = async (path: string) => (await fetch(`${origin}${path}`)).text();
const photo = async (color: string) =>
  Uint8Array.from(
    await sharp({ create: { width: 2400, height: 1200, channels: 3, background: color } })
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer(),
  );

test('a photo is on its pages at once, in two sizes and without what the camera wrote', async () => {
  expect(await htmlOf('/furniture-removal')).not.toMention('hero-photo');
  const stored: SitePhoto = await (await put('furniture-removal', await photo('#963'))).json();
  expect([stored.width, stored.height]).toEqual([1600, 800]);
  const html = await htmlOf('/furniture-removal');
  expect(html).toMention(`src="${stored.address}"`);
  expect(await htmlOf('/carpet-removal')).not.toMention('hero-photo');
  for (const [address, width] of [
    [stored.address, 1600],
    [stored.address.replace('large', 'small'), 800],
  ] as const) {
    const reply = await fetch(`${origin}${address}`);
    expect(reply.headers.get('cache-control')).toContain('immutable');
    const { format, exif, ...size } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect([format, exif, size.width]).toEqual(['webp', undefined, width]);
  }
});

test('another photo gets another address, and taking it away brings the drawing back', async () => {
  const first: SitePhoto = await (await put('towns', await photo('#111'))).json();
  const second: SitePhoto = await (await put('towns', await photo('#eee'))).json();
  expect(second.address).not.toBe(first.address);
  expect((await fetch(`${origin}${first.address}`)).status).toBe(404);
  expect(await htmlOf('/jupiter-junk-removal')).toMention(second.address);
  await program.call('DELETE', '/api/site-photos/towns');
  expect(await htmlOf('/jupiter-junk-removal')).not.toMention('hero-photo');
});

test('the photo of a service leads on its pages in towns, before that of all towns, and is in lists of services', async () => {
  const template = await createTemplate(program, {});
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: 'Miami, FL',
    keywords: 'appliance removal\ngarage cleanouts',
  });
  await generateBatch(program, batch.id);
  const [service, other] = ['/appliance-removal-miami-fl/', '/garage-cleanouts-miami-fl/'] as const;
  expect(await htmlOf(service)).not.toMention('hero-photo');
  const own: SitePhoto = await (await put('appliance-removal', await photo('#b51'))).json();
  const small = own.address.replace('large', 'small');
  expect(await htmlOf(service)).toMention(`<img class="hero-photo" src="${own.address}"`);
  expect(await htmlOf(other)).not.toMention('hero-photo');
  expect(await htmlOf('/garage-cleanouts')).toMention(`<img class="service-photo" src="${small}"`);
  const towns: SitePhoto = await (await put('towns', await photo('#15b'))).json();
  expect(await htmlOf(service)).toMention(own.address);
  expect(await htmlOf(other)).toMention(towns.address);
  for (const place of ['appliance-removal', 'towns'])
    await program.call('DELETE', `/api/site-photos/${place}`);
  expect(await htmlOf(service)).not.toMention('hero-photo');
});

test('what isn’t a photo is refused, and nothing changes', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>1</script></svg>';
  for (const text of ['not a picture', svg, '']) {
    const reply = await put('home', Uint8Array.from(Buffer.from(text)));
    expect([text, reply.status]).toEqual([text, 400]);
  }
  const cut = (await photo('#456')).slice(0, 2_000);
  expect((await put('home', cut)).status).toBe(400);
  expect((await put('nowhere', await photo('#456'))).status).toBe(400);
  expect((await put('home', new Uint8Array(21 * 1024 * 1024))).status).toBe(400);
  expect(await htmlOf('/')).not.toMention('hero-photo');
});

test('a photo has an alternative text and a focal point, until another one takes its place', async () => {
  const described = { alternative_text: 'A truck & two people', focus_x: 20, focus_y: 80 };
  expect(
    (await program.request('PATCH', '/api/site-photos/about', { body: described, cookie: program.cookie }))
      .status,
  ).toBe(404);
  await put('about', await photo('#2a4'));
  const html = async () => /<img class="hero-photo"[^>]*>/.exec(await htmlOf('/about'))?.[0] ?? '';
  expect(await html()).toMatch(/alt="" (?!.*style=)/);
  expect(await program.call('PATCH', '/api/site-photos/about', described)).toMatchObject(described);
  expect(await html()).toMention('alt="A truck &amp; two people" style="object-position:20% 80%"');
  for (const wrong of [{ focus_x: 101 }, { focus_y: 1.5 }, { alternative_text: 'two\nlines' }]) {
    const body = { ...described, ...wrong };
    const reply = await program.request('PATCH', '/api/site-photos/about', { body, cookie: program.cookie });
    expect([wrong, reply.status]).toEqual([wrong, 400]);
  }
  await put('about', await photo('#42a'));
  expect(await html()).toMatch(/alt="" (?!.*style=)/);
});

test('the places are the pages of the services that the business sells, with its names for them', async () => {
  const labels = async () =>
    (await program.call<{ places: { label: string }[] }>('GET', '/api/site-photos')).places.map(
      ({ label }) => label,
    );
  expect(await labels()).toContain('Carpet Removal');
  const service = { name: 'Pool Plumbing', summary: 'Pumps.', keywords: ['pool plumbing'], content: {} };
  await program.call('POST', '/api/services', service);
  expect(await labels()).not.toContain('Carpet Removal');
  expect((await put('carpet-removal', await photo('#456'))).status).toBe(400);
  expect(await labels()).toContain('Pool Plumbing');
  const stored: SitePhoto = await (await put('pool-plumbing', await photo('#456'))).json();
  expect(await htmlOf('/pool-plumbing')).toMention(`src="${stored.address}"`);
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brandPalette, houseColors, housePalette } from '../../../sections/schemas.ts';
import { companionFile, type IconFacts } from './companion-files.ts';

const house: IconFacts = {
  name: 'Ours',
  look: {
    look: { colors: houseColors, corners: 'soft', type: 'sturdy', has_illustrations: true },
    palette: housePalette,
    icon_version: '',
  },
  own: null,
};
const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="${color}"/></svg>`;
const withOwn = (own: IconFacts['own'], icon_version: string): IconFacts => ({
  ...house,
  look: { ...house.look, icon_version },
  own,
});

test('icons are pictures of the size they are named by', async () => {
  for (const [path, size] of [
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ] as const) {
    const file = await companionFile(path, house);
    const { format, width, height } = await sharp(file?.body).metadata();
    expect([path, format, width, height]).toEqual([path, 'png', size, size]);
  }
});

test('the icon of old browsers holds a PNG at the place its head says', async () => {
  const { body } = (await companionFile('/favicon.ico', house)) ?? { body: Buffer.alloc(22) };
  expect([body.readUInt16LE(2), body.readUInt16LE(4), body.readUInt32LE(14)]).toEqual([
    1,
    1,
    body.length - 22,
  ]);
  expect((await sharp(body.subarray(22)).metadata()).width).toBe(32);
});

test('the manifest carries the name of the business of today', async () => {
  const manifest = await companionFile('/manifest.webmanifest', { ...house, name: 'Haul & Sons <Ltd>' });
  expect(JSON.parse(String(manifest?.body))).toMatchObject({
    name: 'Haul & Sons <Ltd>',
    start_url: '/',
    theme_color: '#11263f',
  });
});

test('the trade’s sign has the colors and corners of the brand', async () => {
  const colors = { brand_color: '#8a1538', second_color: '#ffd100' };
  const file = await companionFile('/favicon.svg', {
    ...house,
    look: {
      look: { ...house.look.look, colors, corners: 'square' },
      palette: brandPalette(colors),
      icon_version: 'red',
    },
  });
  expect(String(file?.body)).toContain('rx="0" fill="#8a1538"');
  expect(String(file?.body)).toContain('fill="#ffd100"');
});

test('the owner’s favicon takes the sign’s place in every icon, as a drawing or as a picture', async () => {
  const png = await sharp(Buffer.from(square('#00ff00')))
    .resize(64, 64)
    .png()
    .toBuffer();
  for (const own of [
    { content: Buffer.from(square('#00ff00')), media_type: 'image/svg+xml' },
    { content: png, media_type: 'image/png' },
  ]) {
    const icons = withOwn(own, own.media_type);
    for (const path of ['/favicon.svg', '/icon-192.png', '/apple-touch-icon.png']) {
      const file = await companionFile(path, icons);
      const { data } = await sharp(file?.body)
        .resize(9, 9)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const middle = Array.from(data.subarray(4 * 27 + 4 * 3, 4 * 27 + 4 * 3 + 3));
      expect([own.media_type, path, middle]).toEqual([own.media_type, path, [0, 255, 0]]);
    }
  }
});

test.each([
  [0.5, 0.5],
  [1_000, 1_000],
  [99_999, 99_999],
  [99_999, 25_000],
  [250, 1_000],
])('a drawing that says it is %d by %d pixels is rendered whole in every icon', async (width, height) => {
  const content = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="#00ff00"/></svg>`;
  const own = { content: Buffer.from(content), media_type: 'image/svg+xml' };
  const icons = withOwn(own, `${width} by ${height}`);
  for (const [path, size] of [
    ['/favicon.ico', 32],
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ] as const) {
    const { body } = (await companionFile(path, icons)) ?? { body: Buffer.alloc(0) };
    const image = sharp(path.endsWith('.ico') ? body.subarray(22) : body);
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const middle = (info.width * Math.floor(info.height / 2) + Math.floor(info.width / 2)) * 4;
    expect([path, info.width, ...data.subarray(middle, middle + 4)]).toEqual([path, size, 0, 255, 0, 255]);
  }
});

test('companion files answer no other address', async () => {
  expect(await companionFile('/favicon.svg/', house)).toBeNull();
});

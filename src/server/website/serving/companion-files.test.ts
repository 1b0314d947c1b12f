import sharp from 'sharp';
import { expect, test } from 'vitest';
import { companionFile } from './companion-files.ts';

test('icons are pictures of the size they are named by', async () => {
  for (const [path, size] of [
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ] as const) {
    const file = await companionFile(path, 'Ours');
    const { format, width, height } = await sharp(file?.body).metadata();
    expect([path, format, width, height]).toEqual([path, 'png', size, size]);
  }
});

test('the icon of old browsers holds a PNG at the place its head says', async () => {
  const { body } = (await companionFile('/favicon.ico', 'Ours')) ?? { body: Buffer.alloc(22) };
  expect([body.readUInt16LE(2), body.readUInt16LE(4), body.readUInt32LE(14)]).toEqual([
    1,
    1,
    body.length - 22,
  ]);
  expect((await sharp(body.subarray(22)).metadata()).width).toBe(32);
});

test('the manifest carries the name of the business of today', async () => {
  const manifest = await companionFile('/manifest.webmanifest', 'Haul & Sons <Ltd>');
  expect(JSON.parse(String(manifest?.body))).toMatchObject({ name: 'Haul & Sons <Ltd>', start_url: '/' });
});

test('other addresses are not for it', async () => {
  expect(await companionFile('/favicon.svg/', 'Ours')).toBeNull();
});

import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formToken, postForm, quoteForm, thanksOf } from '../../../../test/lead-forms.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { pictureLimiter } from '../../platform/picture-limiter.ts';
import { resumePhotos } from './keep-photos.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagehaul-photos-'));
let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram({ DATA_DIR: folder });
});
afterAll(async () => {
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  ok: boolean;
  lead: { id: string };
  photos: { kept: number; problems: string[]; left_out: number };
}

let house = 0;
const post = async (photos: File[], changes: Record<string, unknown> = {}): Promise<Answer> => {
  house += 1;
  const form_token = formToken(program);
  const headers = { accept: 'application/json', 'x-forwarded-for': `198.51.100.${house}` };
  const reply = await postForm(program, quoteForm({ form_token, ...changes, photos }), headers);
  expect(reply.status).toBe(201);
  return (await reply.json()) as Answer;
};
const listed = async (id: string) =>
  (
    await program.call<{ photos: { number: number; width: number; height: number }[] }>(
      'GET',
      `/api/leads/${id}`,
    )
  ).photos;
const download = (id: string, n: number, cookie: string | null = program.cookie) =>
  program.request('GET', `/api/leads/${id}/photos/${n}`, { cookie });

const drawn = (red: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 90, b: 40 } } });
const file = (bytes: Uint8Array<ArrayBuffer> | Buffer, name: string, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

test('photos of each kind are kept as upright WebP without metadata, for admins only', async () => {
  const jpeg = await drawn(1)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ann', Orientation: '6' }, IFD3: { GPSLatitude: '26/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(jpeg).metadata()).exif).toBeDefined();
  const { lead, photos } = await post([
    file(jpeg, 'a.jpg'),
    file(await drawn(2).png().toBuffer(), 'b.png', 'image/png'),
    file(await drawn(3).webp().toBuffer(), '../../c.webp', 'image/webp'),
  ]);
  expect(photos).toEqual({ kept: 3, problems: [], left_out: 0 });
  await expect.poll(() => listed(lead.id)).toHaveLength(3);
  expect((await listed(lead.id)).map(({ number, width, height }) => [number, width, height])).toEqual([
    [1, 40, 60],
    [2, 60, 40],
    [3, 60, 40],
  ]);
  const reply = await download(lead.id, 1);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const bytes = await reply.arrayBuffer();
  const metadata = await sharp(bytes).metadata();
  expect([metadata.format, metadata.exif, metadata.orientation]).toEqual(['webp', undefined, undefined]);
  expect((await download(lead.id, 4)).status).toBe(404);
  expect((await download(lead.id, 1, null)).status).toBe(401);
});

test('what is not a photo gets a clear message, and the request is stored all the same', async () => {
  const { lead, photos } = await post([
    file(Buffer.from('MZ not a picture'), 'virus.jpg'),
    file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'x.svg', 'image/svg+xml'),
    file(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'IMG_1.HEIC', 'image/heic'),
    file(heicOf(8_064, 6_048), 'IMG_2.HEIC', 'image/heic'),
    file(Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'), 'IMG_3.MOV', 'video/quicktime'),
    file(Buffer.from('\x1aE\xdf\xa3\x9fB\x86\x81', 'latin1'), 'clip.webm', 'video/webm'),
    file(bombed(await drawn(5).png().toBuffer(), 50_000), 'bomb.png', 'image/png'),
    file(bombed(await drawn(5).png().toBuffer(), 6_000), 'small-bomb.png', 'image/png'),
  ]);
  expect(photos.kept).toBe(0);
  expect(photos.problems).toEqual([
    '“virus.jpg” is not a photo we can read. Please send JPEG, HEIC, PNG or WebP.',
    '“x.svg” is not a photo we can read. Please send JPEG, HEIC, PNG or WebP.',
    '“IMG_1.HEIC” is a HEIC photo that we can’t read, or one of more than 26 megapixels. Please send it as JPEG.',
    '“IMG_2.HEIC” is a HEIC photo that we can’t read, or one of more than 26 megapixels. Please send it as JPEG.',
    '“IMG_3.MOV” is a video. Please send photos here, and the video by email.',
    '“clip.webm” is a video. Please send photos here, and the video by email.',
    '“bomb.png” is not a photo we can read. Please send JPEG, HEIC, PNG or WebP.',
    '“small-bomb.png” is not a photo we can read. Please send JPEG, HEIC, PNG or WebP.',
  ]);
  expect(await listed(lead.id)).toEqual([]);
});

test('a HEIC photo of a phone is kept like others, beside the video of a live photo, which is not', async () => {
  const reply = await postForm(
    program,
    quoteForm({
      form_token: formToken(program),
      photos: [
        file(heic, 'IMG_4.HEIC', 'image/heic'),
        file(Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'), 'IMG_4.MOV', 'video/quicktime'),
      ],
    }),
    { 'x-forwarded-for': '198.51.100.201' },
  );
  expect(thanksOf(reply)).toBe(
    '/thank-you?request=quote&photos=1&photos_left_out=1&video=yes&county=Palm+Beach&zip=33401#main',
  );
  const [lead] = (await program.call<{ items: { id: string }[] }>('GET', '/api/leads')).items;
  const id = lead?.id ?? '';
  await expect.poll(() => listed(id)).toMatchObject([{ width: 64, height: 48 }]);
  const { data } = await sharp(await (await download(id, 1)).arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  expect(blue).toBeGreaterThan(red + 100);
});

test('half a photo is kept as far as it came', async () => {
  const whole = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
  const { lead, photos } = await post([file(whole.subarray(0, whole.length / 2), 'half.jpg')]);
  expect(photos).toEqual({ kept: 1, problems: [], left_out: 0 });
  await expect.poll(() => listed(lead.id)).toMatchObject([{ width: 300, height: 300 }]);
});

test('who sends photos is answered before they are encoded, others in turn, and a next start does what is left', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = pictureLimiter.pass(() => promise, 'slow');
  const many = Array.from({ length: 10 }, async (_, n) =>
    file(
      await drawn(60 + n)
        .png()
        .toBuffer(),
      `${n}.png`,
    ),
  );
  const first = await post(await Promise.all(many), { name: 'Many' });
  const second = await post([file(await drawn(70).png().toBuffer(), 'one.png')], { name: 'One' });
  expect([first.photos.kept, second.photos.kept]).toEqual([10, 1]);
  const accepted = join(folder, 'uploads', 'accepted');
  expect(await readdir(accepted)).toHaveLength(11);
  const left = `${first.lead.id}.00000000-0000-4000-8000-000000000000`;
  await writeFile(join(accepted, left), await drawn(80).png().toBuffer());
  await program.database.pool.query('delete from lead_photos where lead_id = $1', [first.lead.id]);
  const resumed = resumePhotos(program.leads);
  resolve();
  await held;
  await expect.poll(() => listed(second.lead.id)).toHaveLength(1);
  await expect.poll(() => listed(first.lead.id)).toHaveLength(10);
  await resumed;
  await expect.poll(() => readdir(accepted)).toEqual([]);
});

test('a photo over 20 MB is left out with a sentence', async () => {
  const tooLarge = await post([file(randomBytes(20 * 1024 * 1024 + 1), 'large.jpg')]);
  expect(tooLarge.photos).toEqual({
    kept: 0,
    problems: ['“large.jpg” is larger than 20 MB. Please send a smaller one.'],
    left_out: 1,
  });
});

const tooMany = 'Only 10 photos fit with one request. The others were left out.';

test.each([11, 14])(
  'of %d photos ten are kept, and each other is counted once, also when sent again',
  async count => {
    const reds = Array.from({ length: count }, (_, n) => count * 10 + n);
    const many = await Promise.all(
      reds.map(async red => file(await drawn(red).png().toBuffer(), `${red}.png`)),
    );
    const same = quoteForm();
    const expected = { kept: 10, problems: [tooMany], left_out: count - 10 };
    const first = await post(many, same);
    expect(first.photos).toEqual(expected);
    const more = file(
      await drawn(200 + count)
        .png()
        .toBuffer(),
      'more.png',
    );
    const second = await post([...many.slice(-1), more], same);
    expect(second.photos).toEqual({ kept: 0, problems: [tooMany], left_out: 2 });
    await expect.poll(() => listed(first.lead.id)).toHaveLength(10);
  },
);

test('a photo that is chosen twice is one: it is counted once and takes no other’s place', async () => {
  const one = async (red: number) => file(await drawn(red).png().toBuffer(), `${red}.png`);
  const reds = [131, 131, 132, 132, 133, 134];
  const { lead, photos } = await post(await Promise.all(reds.map(one)));
  expect(photos).toEqual({ kept: 4, problems: [], left_out: 0 });
  await expect.poll(() => listed(lead.id)).toHaveLength(4);
});

test('a photo that is sent again takes no second place', async () => {
  const photos = await Promise.all(
    [121, 122, 123, 124, 125].map(async red => file(await drawn(red).png().toBuffer(), `${red}.png`)),
  );
  const same = quoteForm();
  const first = await post(photos.slice(0, 1), same);
  expect((await post(photos, same)).photos).toEqual({ kept: 5, problems: [], left_out: 0 });
  await expect.poll(() => listed(first.lead.id)).toHaveLength(5);
});

test('photos of a sender with too many requests are left out, and counted', async () => {
  const photo = file(await drawn(90).png().toBuffer(), 'a.png');
  const headers = { 'x-forwarded-for': '203.0.113.20' };
  const send = (photos: readonly File[]) =>
    postForm(program, quoteForm({ form_token: formToken(program), photos }), headers);
  for (let n = 0; n < 20; n += 1) await send([]);
  const reply = await send([photo, photo]);
  expect(thanksOf(reply)).toBe('/thank-you?request=quote&photos_left_out=2&county=Palm+Beach&zip=33401#main');
});

test('a form sent again adds only photos that are new, up to ten', async () => {
  const same = quoteForm();
  const photo = async (red: number) => file(await drawn(red).png().toBuffer(), `${red}.png`);
  const first = await post([await photo(21)], same);
  const second = await post([await photo(21), await photo(22)], same);
  expect(second.lead.id).toBe(first.lead.id);
  await expect.poll(() => listed(first.lead.id)).toHaveLength(2);
});

test('an empty file field, as browsers send it, is no photo', async () => {
  expect((await post([file(Buffer.alloc(0), '')])).photos).toEqual({ kept: 0, problems: [], left_out: 0 });
});

test('nothing is left of uploads, nor of a deleted lead', async () => {
  const { lead } = await post([file(await drawn(30).jpeg().toBuffer(), 'a.jpg')]);
  const kept = join(folder, 'uploads', 'leads', lead.id);
  await expect.poll(() => listed(lead.id)).toHaveLength(1);
  expect(await readdir(kept)).toEqual(['1.webp']);
  expect(await readdir(join(folder, 'uploads', 'incoming'))).toEqual([]);
  await expect.poll(() => readdir(join(folder, 'uploads', 'accepted'))).toEqual([]);
  await program.call('DELETE', `/api/leads/${lead.id}`);
  expect(existsSync(kept)).toBe(false);
});

/** Blue beside red, 64 by 48. */
const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHOAAEAAAAAAAAAPQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADVaXBycAAAALNpcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprmwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAEVtZGF0AAAAOSgBr1jm9Oq//+iteR+SKf/0pU8k0hNpQccGrhMhmbXa7EnOaSfJJtm8ufQHrXreaoGZKMefYaA4UA==',
  'base64',
);

/** A HEIC photo whose head says that it is so large. */
function heicOf(width: number, height: number): Buffer {
  const copy = Buffer.from(heic);
  const size = copy.lastIndexOf('ispe') + 8;
  copy.writeUInt32BE(width, size);
  copy.writeUInt32BE(height, size + 4);
  return copy;
}

/** A small PNG that says it is so many pixels wide and high. */
function bombed(png: Buffer, side: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(side, 16);
  copy.writeUInt32BE(side, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

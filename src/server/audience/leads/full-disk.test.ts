import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formToken, postForm, quoteForm, thanksOf } from '../../../../test/lead-forms.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagehaul-full-disk-'));
const incoming = join(folder, 'uploads', 'incoming');
let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram({ DATA_DIR: folder });
});
afterAll(async () => {
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

const notKept = '“pile.jpg” could not be kept. Please send it by email.';

describe('where the folder for incoming photos can’t be made', () => {
  beforeAll(async () => {
    await mkdir(join(folder, 'uploads'), { recursive: true });
    await writeFile(incoming, 'a file in its place');
  });
  afterAll(() => rm(incoming));

  const post = (name: string, accept: string, photos: readonly File[]) => {
    const form_token = formToken(program);
    return postForm(program, quoteForm({ name, form_token, photos }), { accept });
  };
  const photo = () => new File([randomBytes(400_000)], 'pile.jpg', { type: 'image/jpeg' });
  const stored = async (name: string) =>
    (await program.call<{ total: number }>('GET', `/api/leads?search=${name}`)).total;

  test('a request is stored without its photo, and its sender is told', async () => {
    const reply = await post('Scripted', 'application/json', [photo()]);
    expect(await reply.json()).toMatchObject({ ok: true, photos: { kept: 0, problems: [notKept] } });
    expect(await stored('Scripted')).toBe(1);
  });

  test('a lead from a browser without script is kept while the disk is full', async () => {
    const reply = await post('Unscripted', 'text/html', [photo(), photo()]);
    expect([reply.status, thanksOf(reply)]).toEqual([
      303,
      '/thank-you?request=quote&photos_left_out=2&county=Palm+Beach&zip=33401#main',
    ]);
    expect(await stored('Unscripted')).toBe(1);
  });

  test('a request without photos is stored', async () => {
    const reply = await post('Photoless', 'text/html', []);
    expect([reply.status, await stored('Photoless')]).toEqual([303, 1]);
  });
});

/* A process that may write 32 KB to each file reaches the limit in the middle of one, as on a full disk. */
describe('where the disk becomes full', () => {
  const sourceOf = (name: string) => JSON.stringify(join(import.meta.dirname, name));
  const runLimited = async (script: string): Promise<unknown> => {
    const node = [process.execPath, '--no-warnings', '--input-type=module', '--eval', script];
    const limited = 'ulimit -f 64; exec "$@"';
    const { stdout } = await promisify(execFile)('sh', ['-c', limited, 'sh', ...node]);
    return JSON.parse(stdout);
  };

  test('while a photo comes in, the rest of the form is read', async () => {
    const into = mkdtempSync(join(folder, 'into-'));
    const told = await runLimited(`
      import { readFormBody } from ${sourceOf('read-form-body.ts')};
      const form = new FormData();
      form.append('name', 'Ann');
      form.append('photos', new File([new Uint8Array(3_000_000)], 'pile.jpg'));
      form.append('city', 'Jupiter');
      const errors = [];
      const request = new Request('http://a/leads', { method: 'POST', body: form });
      const body = await readFormBody(request, ${JSON.stringify(into)}, error => errors.push(error.code));
      await body.discard();
      console.log(JSON.stringify({ ...body, errors }));
    `);
    expect(told).toEqual({
      values: { name: ['Ann'], city: ['Jupiter'] },
      files: [],
      left_out: 1,
      problems: [notKept],
      isBroken: false,
      errors: ['EFBIG'],
    });
    expect(await readdir(into)).toEqual([]);
  });

  test('while a photo is rendered, the photo is not blamed', async () => {
    const noise = {
      create: { width: 600, height: 600, channels: 3, noise: { type: 'gaussian', sigma: 90 } },
    };
    const photo = join(folder, 'noise.jpg');
    await sharp(noise as never)
      .jpeg()
      .toFile(photo);
    const told = await runLimited(`
      import { encodePhoto } from ${sourceOf('encode-photo.ts')};
      const outcome = await encodePhoto(${JSON.stringify(photo)}, ${JSON.stringify(`${photo}.webp`)})
        .catch(error => error.code);
      console.log(JSON.stringify(outcome));
    `);
    expect(told).toBe('EFBIG');
  });
});

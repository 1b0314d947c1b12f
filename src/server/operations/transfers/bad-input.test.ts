import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { templateInput } from '../../../../test/factories.ts';
import { startTransferProgram, type TransferProgram } from '../../../../test/transfer-program.ts';

let program: TransferProgram;
let file: string;
beforeAll(async () => {
  program = await startTransferProgram();
  await program.call('POST', '/api/templates', templateInput({ name: 'The one' }));
  file = await (await program.export('full_system')).response.text();
});
afterAll(() => program.stop());

const filesLeft = () =>
  readdirSync(join(program.config.dataDir, 'transfers')).filter(name => name.startsWith('import-'));
const countTemplates = async () => (await program.call<{ total: number }>('GET', '/api/templates')).total;

/** The export with changes. */
function changed(change: (document: Record<string, Record<string, unknown>[]>) => void): string {
  const document = JSON.parse(file);
  change(document);
  return JSON.stringify(document);
}

const aTemplate = (changes: Record<string, unknown> = {}) => ({
  ...JSON.parse(file).templates[0],
  id: crypto.randomUUID(),
  ...changes,
});

describe('an unreadable file is refused with the reason, and leaves nothing', () => {
  test.each<[string, () => string | Uint8Array, string]>([
    ['cut off', () => file.slice(0, -40), 'ends in the middle'],
    ['not JSON', () => 'name,title\nx,y', 'The file is not JSON'],
    ['gzip', () => gzipSync(file), 'The file is compressed'],
    [
      'UTF-16',
      () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(file, 'utf16le')]),
      'written in UTF-16',
    ],
    ['UTF-16 without a mark', () => Buffer.from(file, 'utf16le'), 'written in UTF-16'],
    ['nested deeply', () => `{"templates":[${'['.repeat(100_000)}`, 'nested more than 64 levels'],
    ['an item too large', () => `{"templates":["${'x'.repeat(17 * 1024 * 1024)}"]}`, 'is larger than 16 MB'],
    [
      'wrong from item to item',
      () => file.replace('"templates":[', `"templates":[${'1,'.repeat(20_000)}`),
      'More than 1,000 items are wrong, the first: templates, item 1: This is not an object',
    ],
    ['nothing in it', () => '{}', 'Nothing to import'],
    [
      'of a newer version',
      () => changed(one => Object.assign(one, { format_version: 2 })),
      'made by a newer version',
    ],
    [
      'an unknown list',
      () => changed(one => Object.assign(one, { inventions: [{ id: 1 }] })),
      'the list “inventions”',
    ],
    [
      'an unknown column',
      () => changed(one => Object.assign(one.templates?.[0] ?? {}, { color: 'red' })),
      '“color” in the list “templates”',
    ],
    [
      '__proto__ as a column',
      () => file.replace('"templates":[\n{', '"templates":[\n{"__proto__":1,'),
      '“__proto__”',
    ],
  ])('%s', async (_name, content, message) => {
    const job = await program.check('full_system', content());
    expect(job.status).toBe('failed');
    expect(job.error_message).toContain(message);
    expect(filesLeft()).toEqual([]);
    expect(await countTemplates()).toBe(1);
  });
});

test.each(['templates', 'generation_batches', 'bulk_generation_plans'])(
  'a file of another system is not read to its end once a thousand of its %s are wrong',
  async field => {
    const job = await program.check('full_system', `{"${field}":[${'1,'.repeat(20_000)}1]}`);
    expect(job.status).toBe('failed');
    expect(job.error_message).toBe(
      `More than 1,000 items are wrong, the first: ${field}, item 1: This is not an object`,
    );
    expect(filesLeft()).toEqual([]);
  },
);

describe('an invalid row is refused with the reason, the others are judged', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['no id', { id: null }, 'violates not-null constraint'],
    ['an id that is none', { id: 'first' }, 'invalid input syntax for type uuid'],
    ['an unknown status', { status: 'secret' }, 'violates check constraint'],
    ['an object for a text', { name: { a: 1 } }, 'name: Invalid input'],
    ['sections that are none', { content_sections: 'text' }, 'content_sections: Invalid input'],
    ['a time that is none', { created_at: 'yesterday evening' }, 'invalid input syntax for type timestamp'],
  ])('%s', async (_name, changes, message) => {
    const job = await program.check(
      'full_system',
      changed(one => one.templates?.push(aTemplate({ name: 'Fine' }), aTemplate(changes))),
    );
    expect(job.import_results?.counts.templates).toMatchObject({ new: 1, refused: 1 });
    expect(job.import_results?.items[0]).toMatchObject({ verdict: 'refused', place: 3 });
    expect(job.import_results?.items[0]?.reason).toContain(message);
    await program.call('DELETE', `/api/imports/${job.id}`);
    expect(filesLeft()).toEqual([]);
  });

  test('duplicate ids, versions and pages without a parent, a secret and a mail server among the settings', async () => {
    const twin = aTemplate({ name: 'Twin' });
    const job = await program.check(
      'full_system',
      changed(one => {
        one.templates?.push(twin, twin);
        const [version] = one.template_versions ?? [];
        one.template_versions?.push({
          ...version,
          id: crypto.randomUUID(),
          template_id: crypto.randomUUID(),
        });
        one.settings?.push({
          name: 'auth-secret',
          value: { revision: 1, value: {} },
          updated_at: '2026-01-01',
        });
        one.settings?.push({
          name: 'site.toString',
          value: { revision: 1, value: {} },
          updated_at: '2026-01-01',
        });
        one.settings?.push({
          name: 'site.mail',
          value: { revision: 1, value: { host: 'mail.evil.example' } },
          updated_at: '2026-01-01',
        });
      }),
    );
    expect(job.import_results?.counts).toMatchObject({
      templates: { new: 1, refused: 1 },
      template_versions: { refused: 1 },
      settings: { refused: 3 },
    });
    expect(job.import_results?.items.map(item => item.reason)).toEqual(
      expect.arrayContaining([
        'The file holds this twice (same id)',
        'It belongs to something that is neither in the file nor here (template_id)',
        'Group of settings not found',
      ]),
    );
  });

  test('numbers written as texts and NUL are read as intended', async () => {
    const added = aTemplate({ name: 'With\0NUL', revision: '7' });
    const job = await program.check(
      'full_system',
      changed(one => one.templates?.push(added)),
    );
    expect(job.import_results?.counts.templates).toMatchObject({ new: 1, refused: 0 });
    expect((await program.apply(job.id)).status).toBe('completed');
    expect(await program.call('GET', `/api/templates/${added.id}`)).toMatchObject({
      name: 'WithNUL',
      revision: 7,
    });
  });

  test('a redirect that would form a chain with an existing one is left out', async () => {
    await program.call('POST', '/api/redirects', { source_path: '/middle', destination_path: '/contact' });
    const { rows } = await program.database.pool.query('select row_to_json(r) as row from redirects r');
    const chain = {
      ...rows[0].row,
      id: crypto.randomUUID(),
      source_path: '/first',
      destination_path: '/middle',
      destination_key: '/middle',
    };
    const job = await program.check(
      'full_system',
      changed(one => Object.assign(one, { redirects: [chain] })),
    );
    expect(job.import_results?.counts.redirects).toMatchObject({ left_out: 1, new: 0 });
  });
});

describe('the routes', () => {
  test('a body above the limit is refused before it is read, and an empty one too', async () => {
    const send = (headers: Record<string, string>, body: string) =>
      program.send(
        new Request('http://localhost/api/imports?import_type=templates', {
          method: 'POST',
          headers: { cookie: program.cookie, ...headers },
          body,
        }),
      );
    const large = await send({ 'content-length': String(5 * 1024 ** 3) }, '{}');
    expect([large.status, (await large.json()).error.reason]).toEqual([400, 'body-size']);
    const empty = await send({}, '');
    expect([empty.status, (await empty.json()).error.message]).toEqual([400, 'The file is empty.']);
    const strange = await program.request('POST', '/api/imports?import_type=everything', {
      cookie: program.cookie,
      body: {},
    });
    expect(strange.status).toBe(400);
  });

  test('an aborted upload leaves nothing', async () => {
    const before = filesLeft();
    const body = new ReadableStream({
      start: stream => stream.enqueue(Buffer.from('{"templates":[')),
      pull: () => Promise.reject(new Error('the line went dead')),
    });
    const reply = await program.send(
      new Request('http://localhost/api/imports', {
        method: 'POST',
        headers: { cookie: program.cookie },
        body,
        duplex: 'half',
      } as RequestInit),
    );
    expect([reply.status, (await reply.json()).error.message]).toEqual([
      400,
      'The file did not arrive whole. Send it again.',
    ]);
    expect(filesLeft()).toEqual(before);
  });

  test('a checked file is imported once, however often the button is pressed', async () => {
    const job = await program.check('templates', { templates: [templateInput({ name: 'Once only' })] });
    const replies = await Promise.all(
      [1, 2, 3].map(() =>
        program.request('POST', `/api/imports/${job.id}/apply`, { cookie: program.cookie }),
      ),
    );
    expect(replies.map(reply => reply.status).toSorted((a, b) => a - b)).toEqual([202, 409, 409]);
    await expect
      .poll(async () => program.call<{ status: string }>('GET', `/api/imports/${job.id}`))
      .toMatchObject({ status: 'completed' });
    const { rows } = await program.database.pool.query(
      `select name from landing_page_templates where name like 'Once only%'`,
    );
    expect(rows).toEqual([{ name: 'Once only' }]);
    const told = await program.database.pool.query(
      `select j.completed_at > a.created_at as is_later from import_jobs j, activity a
       where j.id = $1 and a.action = 'imported' and a.subject_name = 'test.json' order by a.id desc limit 1`,
      [job.id],
    );
    expect(told.rows).toEqual([{ is_later: true }]); // Not when its transaction began.
  });

  test('a file that lies in the data folder of another process fails in clear words, and so does its download', async () => {
    const { id } = await program.check('templates', { templates: [templateInput({ name: 'Elsewhere' })] });
    const { job } = await program.export('templates');
    for (const name of [`import-${id}.json`, `export-${job.id}.json`])
      rmSync(join(program.config.dataDir, 'transfers', name));
    expect(await program.apply(id)).toMatchObject({
      status: 'failed',
      error_message: expect.stringContaining('they need the same DATA_DIR'),
    });
    const reply = await program.request('GET', `/api/exports/${job.id}/file`, { cookie: program.cookie });
    expect([reply.status, (await reply.json()).error.message]).toEqual([
      404,
      expect.stringContaining('they need the same DATA_DIR'),
    ]);
  });

  test('exports and imports are listed newest first, deleted with their files, and written down', async () => {
    const { job } = await program.export('templates');
    const listed = await program.call<{ items: { id: string }[] }>('GET', '/api/exports');
    expect(listed.items[0]?.id).toBe(job.id);
    await program.call('DELETE', `/api/exports/${job.id}`);
    const gone = await program.request('GET', `/api/exports/${job.id}/file`, { cookie: program.cookie });
    expect(gone.status).toBe(404);
    expect(readdirSync(join(program.config.dataDir, 'transfers')).join()).not.toContain(job.id);
    const imports = await program.call<{ items: Record<string, unknown>[] }>('GET', '/api/imports');
    expect(imports.items[0]).toMatchObject({
      import_type: 'templates',
      status: 'failed',
      file_name: 'test.json',
    });
    expect(imports.items[0]).not.toHaveProperty('import_results');
    const { items } = await program.call<{ items: { action: string }[] }>(
      'GET',
      '/api/activity?noun=transfers',
    );
    expect(new Set(items.map(item => item.action))).toEqual(new Set(['exported', 'imported']));
  });
});

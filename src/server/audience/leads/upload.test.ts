import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formToken, quoteForm } from '../../../../test/lead-forms.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { leadFormSchema } from '../../../contract/audience/lead-forms.ts';
import { sendLead } from './send-lead.ts';

/* What needs a real connection: aborting, sending slowly, sending too much. */

const folder = mkdtempSync(join(tmpdir(), 'pagehaul-upload-'));
let program: TestProgram;
let port: number;
beforeAll(async () => {
  program = await startTestProgram({ DATA_DIR: folder });
  ({ port } = await program.listen());
});
afterAll(async () => {
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

const token = () => formToken(program);
const count = async (search: string) =>
  (await program.call<{ total: number }>('GET', `/api/leads?search=${search}`)).total;

/** Head of a multipart body: the fields, as a browser writes them. */
const partsOf = (fields: Record<string, unknown>) =>
  Object.entries(fields)
    .map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    )
    .join('');
const photoHead = (name: string) =>
  `--b\r\nContent-Disposition: form-data; name="photos"; filename="${name}"\r\n\r\n`;
const post = (line: Socket, length: number) =>
  line.write(
    `POST /leads HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`,
  );

/** Memory in use: otherwise written chunks would stay until the next garbage collection. */
setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
const heldBytes = () => {
  if (typeof collect === 'function') {
    collect();
    // Swept buffers are given back beside the program; the next collection waits until they are.
    collect();
  }
  return process.memoryUsage().arrayBuffers;
};

test('photos of 200 MB together are refused without ever being held in memory', async () => {
  const megabyte = randomBytes(1024 * 1024);
  const head = partsOf(quoteForm({ form_token: token() }));
  const pieces = [Buffer.from(head)];
  for (let n = 0; n < 5; n += 1) {
    pieces.push(
      Buffer.from(photoHead(`${n}.jpg`)),
      ...Array.from({ length: 40 }, () => megabyte),
      Buffer.from('\r\n'),
    );
  }
  pieces.push(Buffer.from('--b--\r\n'));
  const line = connect(port, '127.0.0.1');
  const answer = text(line);
  post(
    line,
    pieces.reduce((sum, piece) => sum + piece.length, 0),
  );
  const before = heldBytes();
  let max = before;
  for (const [n, piece] of pieces.entries()) {
    if (!line.write(piece)) await once(line, 'drain');
    if (n % 40 === 39) max = Math.max(max, heldBytes());
  }
  expect(await answer).toMatch(
    /^HTTP\/1\.1 303[^]*location: \/thank-you\?request=quote&photos_left_out=5&county=Palm\+Beach&zip=33401&more=[\w.-]+#main\r\n/i,
  );
  // Sender and receiver share this process, so data in transit counts; 200 would be all of it.
  expect((max - before) / 1024 / 1024).toBeLessThan(60);
});

test('a visitor who loses the line in the middle of a photo has sent the request', async () => {
  const fields = quoteForm({ form_token: token(), name: 'Tunnel Driver' });
  const line = connect(port, '127.0.0.1');
  post(line, 5_000_000);
  line.write(`${partsOf(fields)}${photoHead('a.jpg')}${'x'.repeat(90_000)}`);
  await expect.poll(async () => (await readdir(join(folder, 'uploads', 'incoming'))).length).toBe(1);
  line.destroy();
  await expect.poll(() => count('Tunnel')).toBe(1);
  await expect.poll(async () => readdir(join(folder, 'uploads', 'incoming'))).toEqual([]);
});

test('a flood is turned away before it is read', async () => {
  const body = 'x'.repeat(100_000);
  const statuses = new Set<number>();
  for (let n = 0; n < 70; n += 1) {
    const reply = await fetch(`http://127.0.0.1:${port}/leads`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.7' },
    });
    await reply.text();
    statuses.add(reply.status);
  }
  expect([...statuses]).toEqual([400, 429]);
});

test('an error while storing tells nothing of the person', async () => {
  await program.database.pool.query(
    `alter table leads add constraint broken check (name <> 'Secret Person') not valid`,
  );
  const lines: string[] = [];
  const form = leadFormSchema.parse(quoteForm({ name: 'Secret Person' }));
  const error = await sendLead(program.leads, form, { address: 'somewhere' }).catch(
    (cause: unknown) => cause,
  );
  pino({ level: 'error', base: null, timestamp: false }, { write: line => lines.push(line) }).error(
    { err: error },
    'request failed',
  );
  expect(lines.join('')).toContain('23514');
  expect(lines.join('')).not.toMatch(/Secret|example\.com|555/);
});

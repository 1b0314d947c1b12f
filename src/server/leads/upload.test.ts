import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formData, quoteForm } from '../../../test/lead-forms.ts';
import { startTestProgram, type TestProgram, testAssets } from '../../../test/test-program.ts';
import { leadFormSchema } from '../../contract/lead-forms.ts';
import { createApp } from '../app.ts';
import { signFormToken } from './form-token.ts';
import { sendLead } from './send-lead.ts';

/* What only a real connection can do: break off, send slowly, send more than anybody asked for. */

const folder = mkdtempSync(join(tmpdir(), 'pagehaul-upload-'));
let program: TestProgram;
let server: Server;
let port: number;
beforeAll(async () => {
  program = await startTestProgram({ DATA_DIR: folder });
  const app = createApp({ ...program, assets: testAssets, publicUrl: null });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server = createServer((request, response) => void listener(request, response));
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

const token = () => signFormToken(program.leads.formKey, new Date(Date.now() - 60_000));
const count = async (search: string) =>
  (await program.call<{ total: number }>('GET', `/api/leads?search=${search}`)).total;

test('five files of 20 MB come in with memory flat', async () => {
  const files = Array.from({ length: 5 }, (_, n) => new File([randomBytes(20 * 1024 * 1024)], `${n}.jpg`));
  const body = formData(quoteForm({ form_token: token(), photos: files }));
  const before = process.memoryUsage().arrayBuffers;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers);
  }, 10);
  // `manual`: the thank-you page is not the app's to answer.
  const reply = await fetch(`http://127.0.0.1:${port}/leads`, { method: 'POST', body, redirect: 'manual' });
  clearInterval(watch);
  expect([reply.status, reply.headers.get('location')]).toEqual([
    303,
    '/thank-you?request=quote&photos_left_out=5',
  ]);
  expect(most - before).toBeLessThan(60 * 1024 * 1024);
});

test('a visitor who loses the line in the middle of a photo has sent the request', async () => {
  const fields = quoteForm({ form_token: token(), name: 'Tunnel Driver' });
  const head = Object.entries(fields)
    .map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    )
    .join('');
  const photo = `--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n${'x'.repeat(90_000)}`;
  const line = connect(port, '127.0.0.1');
  line.write(
    `POST /leads HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n${head}${photo}`,
  );
  await expect
    .poll(async () => (await readdir(join(folder, 'uploads', 'incoming'))).length, { timeout: 5_000 })
    .toBe(1);
  line.destroy();
  await expect.poll(() => count('Tunnel'), { timeout: 5_000 }).toBe(1);
  await expect.poll(async () => readdir(join(folder, 'uploads', 'incoming')), { timeout: 5_000 }).toEqual([]);
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
  const error = await sendLead(program.leads, form, 'somewhere').catch((cause: unknown) => cause);
  pino({ level: 'error' }, { write: line => lines.push(line) }).error({ err: error }, 'request failed');
  expect(lines.join('')).toContain('23514');
  expect(lines.join('')).not.toMatch(/Secret|example\.com|555/);
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { loopbackOutgoing } from '../../../../test/loopback-outgoing.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Webhook, WebhookDelivery } from '../../../contract/operations/webhooks.ts';

let program: TestProgram;
let receiver: Server;
const received: string[] = [];
beforeAll(async () => {
  receiver = createServer((request, response) => {
    received.push(String(request.headers['webhook-id']));
    request.resume();
    response.end('thanks');
  });
  await new Promise<void>(resolve => {
    receiver.listen(0, '127.0.0.1', () => resolve());
  });
  program = await startTestProgram({}, undefined, loopbackOutgoing());
});
afterAll(async () => {
  await program.stop();
  receiver.closeAllConnections();
  receiver.close();
});

const run = (...args: string[]) => runCommand(program, ['webhooks', ...args]);

test('a webhook is made with its secret told once, listed and deleted', async () => {
  expect((await run('list')).stdout).toBe('No webhooks yet.\n');
  const url = 'https://hooks.example.com/in?key=1';
  const made = await run('create', url, '--event', 'lead.received', '--event', 'page.published');
  expect([made.code, made.stdout]).toEqual([0, expect.stringMatching(/^whsec_\S+\n$/)]);
  const { webhooks } = JSON.parse((await run('list', '--json')).stdout) as { webhooks: Webhook[] };
  expect(webhooks).toMatchObject([{ url, events: ['lead.received', 'page.published'], is_active: true }]);
  const id = webhooks[0]?.id ?? '';
  expect((await run('list')).stdout).not.toContain('key=1');
  expect((await run('deliveries', id)).stdout).toBe('Nothing was sent yet.\n');
  expect((await run('delete', id)).code).toBe(2);
  expect((await run('delete', id, '--yes')).stdout).toBe(`Deleted webhook ${id}.\n`);
  expect((await run('delete', id, '--yes')).code).toBe(2);
});

test('an address inside, an event that isn’t, an id that isn’t are refused', async () => {
  const inside = await run('create', 'https://169.254.169.254/x', '--event', 'lead.received');
  expect([inside.code, inside.stderr]).toEqual([2, expect.stringContaining('not on the open internet')]);
  expect((await run('create', 'https://example.com/', '--event', 'lead.lost')).code).toBe(2);
  expect((await run('deliveries', 'nothing')).code).toBe(2);
  expect((await run('replay', '0192f0c1-7d6a-7f3e-9a51-3f1f5d1c2b3a')).code).toBe(2);
});

test('a message is listed with what became of it, and sent again under another number', async () => {
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const { id } = await program.call<Webhook>('POST', '/api/webhooks', { url, events: ['lead.received'] });
  const first = await program.call<WebhookDelivery>('POST', `/api/webhooks/${id}/test`);
  await expect.poll(() => received).toEqual([first.id]);
  await expect
    .poll(async () => (await run('deliveries', id)).stdout)
    .toMatch(new RegExp(`${first.id} +test +delivered +1 +200`));
  const again = await run('replay', first.id, '--json');
  const { delivery } = JSON.parse(again.stdout) as { delivery: WebhookDelivery };
  expect(delivery).toMatchObject({ is_replay: true });
  await expect.poll(() => received).toEqual([first.id, delivery.id]);
});

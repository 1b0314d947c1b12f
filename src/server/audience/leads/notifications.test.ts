import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../../test/free-port.ts';
import { quoteForm, schedulingForm } from '../../../../test/lead-forms.ts';
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { startParts, startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { leadFormSchema } from '../../../contract/audience/lead-forms.ts';
import type { Lead } from '../../../contract/audience/leads.ts';
import { readConfig } from '../../platform/config.ts';
import { deleteSetting, findSetting } from '../../platform/db/settings.ts';
import { deliverMessageJob } from '../../platform/outbox/deliver-message.job.ts';
import { openMailer } from '../../platform/outbox/mailer.ts';
import { readLead } from './present-lead.ts';
import { reportSpam } from './report-spam.job.ts';
import { sendLead } from './send-lead.ts';

const send = async (program: TestProgram, form: Record<string, unknown>) => {
  const reply = await program.request('POST', '/api/leads', { body: form });
  expect(reply.status).toBe(201);
  return ((await reply.json()) as { id: string }).id;
};
const read = (program: TestProgram, id: string) => program.call<Lead>('GET', `/api/leads/${id}`);
const stateOf = async (program: TestProgram, id: string) => (await read(program, id)).notification.state;

describe('with a mail server', () => {
  let server: MailServer;
  let program: TestProgram;
  beforeAll(async () => {
    server = await startMailServer();
    program = await startTestProgram({ SMTP_URL: server.url, PUBLIC_URL: 'https://haul.example' });
  });
  afterAll(async () => {
    await program.stop();
    await server.close();
  });

  test('a request is mailed to the owner once, and an answer goes to the visitor', async () => {
    const form = schedulingForm({
      name: 'Zoë Quirk',
      details: 'Two fridges & <b>one</b> sofa.\nGate code 12.',
    });
    const id = await send(program, form);
    await expect.poll(() => stateOf(program, id)).toBe('sent');
    expect(await send(program, form)).toBe(id);
    const mails = (await server.mails()).filter(mail => mail.text?.includes(String(form.email)));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      recipients: ['sales@youcallwehaul.example'],
      subject: 'New request for a day: Zoë Quirk, Jupiter',
      replyTo: [{ name: 'Zoë Quirk', address: form.email }],
    });
    expect(mails[0]?.html).toBeUndefined();
    const lines = [
      'Phone: (561) 555-0123',
      'Service: Appliance removal',
      'Address: 12 Palm Way, Jupiter',
      'Two fridges & <b>one</b> sofa.',
      `https://haul.example/admin/leads/${id}`,
    ];
    for (const line of lines) expect(mails[0]?.text).toContain(line);
    expect((await read(program, id)).notification).toMatchObject({ attempts: 1, last_error: null });
  });

  test('what is set aside is mailed as one number a day, and only once', async () => {
    const { database, leads } = program;
    const report = {
      mailbox: () => leads.mailbox(),
      publicUrl: leads.publicUrl,
      outbox: () => leads.outbox,
    };
    const told = async () =>
      (await server.mails())
        .filter(mail => mail.subject?.includes('suspected spam'))
        .map(mail => mail.subject);
    await send(program, quoteForm({ subject_line: 'before the first report' }));
    // The program's own first report is over; another first one counts nothing.
    await expect.poll(() => findSetting(database.kysely, 'spam-reported')).not.toBeNull();
    await deleteSetting(database.kysely, 'spam-reported');
    await reportSpam(database, report);
    const marked = await send(program, quoteForm());
    await program.call('PATCH', `/api/leads/${marked}`, { suspected_spam: true });
    await send(program, quoteForm({ subject_line: 'x' }));
    await reportSpam(database, { ...report, outbox: () => ({ ...leads.outbox, canSend: false }) });
    await send(program, quoteForm({ subject_line: 'y' }));
    await reportSpam(database, report);
    await expect.poll(told).toEqual(['2 requests were set aside as suspected spam']);
    await reportSpam(database, report);
    await send(program, quoteForm({ subject_line: 'z' }));
    await reportSpam(database, report);
    await expect
      .poll(told)
      .toEqual(['2 requests were set aside as suspected spam', '1 request was set aside as suspected spam']);
    const mail = (await server.mails()).find(one => one.subject?.includes('suspected spam'));
    expect(mail?.text).toContain('https://haul.example/admin/leads?view=spam');
  });

  test('a name with header lines in it adds no header and no recipient', async () => {
    const id = await send(program, quoteForm({ name: 'Eve\r\nBcc: all@example.com\r\nX-Evil: 1' }));
    await expect.poll(() => stateOf(program, id)).toBe('sent');
    const mail = (await server.mails()).find(one => one.subject?.includes('Eve'));
    expect(mail?.recipients).toEqual(['sales@youcallwehaul.example']);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.headers.map(header => header.key)).not.toContain('x-evil');
    expect(mail?.subject).toBe('New quote request: Eve Bcc: all@example.com X-Evil: 1, 33401');
  });

  test('suspected spam is not mailed until staff say it is none', async () => {
    const id = await send(program, quoteForm({ name: 'Not Spam', subject_line: 'x' }));
    await program.call('PATCH', `/api/leads/${id}`, { suspected_spam: false });
    await expect.poll(() => stateOf(program, id)).toBe('sent');
    expect((await server.mails()).filter(mail => mail.subject?.includes('Not Spam'))).toHaveLength(1);
  });

  test('what has been sent is not sent again', async () => {
    const id = await send(program, quoteForm());
    await expect.poll(() => stateOf(program, id)).toBe('sent');
    const reply = await program.request('POST', `/api/leads/${id}/notification/retry`, {
      cookie: program.cookie,
    });
    expect([reply.status, (await reply.json()).error.reason]).toEqual([409, 'sent']);
  });
});

describe('while the mail server is down', () => {
  let port: number;
  let program: TestProgram;
  let server: MailServer | null = null;
  beforeAll(async () => {
    port = await freePort();
    program = await startTestProgram({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  });
  beforeEach(async () => {
    await server?.close();
    server = null;
  });
  afterAll(async () => {
    await program.stop();
    await server?.close();
  });

  const failedOnce = async () => {
    const id = await send(program, quoteForm());
    await expect
      .poll(async () => (await read(program, id)).notification)
      .toMatchObject({ state: 'waiting', last_error: expect.stringContaining('ECONNREFUSED') });
    return id;
  };

  test('the request is stored, the error shown, and the mail sent once it is back', async () => {
    const id = await failedOnce();
    expect((await read(program, id)).notification.next_at).not.toBeNull();
    server = await startMailServer({ port });
    await expect.poll(() => stateOf(program, id)).toBe('sent');
    expect(await server.mails()).toHaveLength(1);
    expect((await read(program, id)).notification.attempts).toBeGreaterThan(1);
  });

  test('an hour of it loses nothing: every request is shown as waiting, then mailed once', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => failedOnce()));
    const mailer = openMailer(`smtp://127.0.0.1:${port}`);
    const job = deliverMessageJob(program.database, async () => mailer);
    /** Moves all times into the past until the next attempt is due, and runs it. */
    const attempt = async (leadId: string) => {
      const { rows } = await program.database.pool.query<{ id: string; seconds: number }>(
        `with due as (select id, greatest(next_at - now(), '0') as wait from outbox where lead_id = $1)
         update outbox set created_at = created_at - wait, next_at = next_at - wait from due where outbox.id = due.id
         returning outbox.id, extract(epoch from wait)::float as seconds`,
        [leadId],
      );
      const [message] = rows;
      await job.run(
        { message_id: message?.id },
        {
          signal: new AbortController().signal,
          number: 1,
          isLast: false,
          again: async () => undefined,
          send: async () => undefined,
        },
      );
      return message?.seconds ?? 0;
    };
    for (const id of ids) {
      let passed = 0;
      while (passed < 3_600) passed += await attempt(id);
      expect((await read(program, id)).notification).toMatchObject({
        state: 'waiting',
        last_error: expect.stringContaining('ECONNREFUSED'),
      });
      expect((await read(program, id)).notification.attempts).toBeGreaterThan(10);
    }
    server = await startMailServer({ port });
    for (const id of ids) {
      await attempt(id);
      expect(await stateOf(program, id)).toBe('sent');
    }
    mailer.close();
    expect(await server.mails()).toHaveLength(3);
  });

  test('one click tries at once, however far off the next attempt is', async () => {
    const id = await failedOnce();
    await program.database.pool.query(
      `update outbox set next_at = now() + interval '1 hour' where lead_id = $1`,
      [id],
    );
    server = await startMailServer({ port });
    await program.call('POST', `/api/leads/${id}/notification/retry`);
    await expect.poll(() => stateOf(program, id)).toBe('sent');
    expect(await server.mails()).toHaveLength(1);
  });

  test('a mailbox that is full is tried again, and after three days given up, with the reason shown', async () => {
    server = await startMailServer({ port, refuse: true });
    const id = await send(program, quoteForm());
    await expect
      .poll(async () => (await read(program, id)).notification.last_error)
      .toContain('Mailbox is full');
    await program.database.pool.query(
      `update outbox set created_at = now() - interval '4 days', next_at = now() where lead_id = $1`,
      [id],
    );
    await expect.poll(() => stateOf(program, id)).toBe('failed');
    expect((await read(program, id)).notification).toMatchObject({
      next_at: null,
      message: 'Not sent: the mail server did not take it for three days.',
    });
  });
});

test('without a mail server requests are shown as not sent, and go out when one is configured', async () => {
  const created = await createTestDatabase();
  const before = await startParts({ DATABASE_URL: created.url });
  const { id } = await sendLead(before.leads, leadFormSchema.parse(quoteForm()), {
    address: 'somewhere',
  });
  expect((await readLead(before.leads, id)).notification).toMatchObject({
    state: 'no-mail-server',
    message: 'Not sent: no mail server configured.',
    attempts: 0,
  });
  await before.stop();
  const server = await startMailServer();
  const after = await startParts({ DATABASE_URL: created.url, SMTP_URL: server.url });
  await expect.poll(async () => (await server.mails()).length).toBe(1);
  await after.stop();
  await server.close();
  await created.drop();
});

test('an address of a mail server that is none is refused at start', () => {
  const result = readConfig({ SMTP_URL: 'mail.example.com:25' });
  expect('problems' in result && result.problems).toEqual([
    'SMTP_URL: must be an smtp:// or smtps:// address',
  ]);
});

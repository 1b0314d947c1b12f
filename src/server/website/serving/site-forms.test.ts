import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { footerForm, formData, quoteForm, schedulingForm, thanksOf } from '../../../../test/lead-forms.ts';
import { findForm } from '../../../../test/site-forms.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { LeadKind } from '../../../contract/audience/lead-filter.ts';
import type { Lead } from '../../../contract/audience/leads.ts';
import { SenderLimits } from '../../audience/leads/sender-limits.ts';

/* Every form of every kind of page as a browser without script uses it: open, fill in, send, follow. */
let program: TestProgram;
let origin: string;
/** How far the program's clock is ahead of the time at which its pages are rendered, in milliseconds. */
let ahead = 0;
/** Longer than the tests run, so the token is always the same. */
const limits = new SenderLimits([{ seconds: 24 * 3_600, allowed: 20, stored: 60 }]);
beforeAll(async () => {
  program = await startTestProgram({}, () => new Date(Date.now() + ahead));
  const leads = { ...program.leads, limits };
  ({ origin } = await program.listen({ leads }));
  const template = await createTemplate(program);
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: 'Stuart, FL',
    keywords: 'sofa removal',
    url_pattern: 'keyword-city-state',
  });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

const landing = '/sofa-removal-stuart-fl/';
const filled = { quote: quoteForm, footer: footerForm, scheduling: schedulingForm };

/** The page of each form, and the lead's expected values besides the page. */
/** The county whose phone the sender sees: of the page's town, or of the form's town. */
const palmBeach = '&county=Palm+Beach';
const forms: readonly (readonly [LeadKind, string, Partial<Lead>, string])[] = [
  ['quote', '/', { page_city: null }, palmBeach],
  ['quote', '/jupiter-junk-removal', { page_city: 'Jupiter', keyword: 'junk removal' }, palmBeach],
  ['quote', '/furniture-removal', { page_city: null, keyword: 'furniture removal' }, palmBeach],
  ['quote', landing, { page_city: 'Stuart', keyword: 'sofa removal' }, '&county=Martin'],
  ['footer', '/contact', {}, palmBeach],
  ['footer', '/about', {}, palmBeach],
  ['scheduling', '/services', {}, palmBeach],
  ['scheduling', '/reserve-now', {}, palmBeach],
];

let house = 0;
interface Sending {
  readonly page: string;
  readonly fields: Record<string, unknown>;
  readonly asMultipart?: boolean;
  readonly from?: string;
}
async function send({ page, fields, asMultipart = false, from }: Sending): Promise<Response> {
  house += 1;
  const form = formData(fields);
  const texts = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return fetch(`${origin}/leads`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin,
      referer: `${origin}${page}`,
      'x-forwarded-for': from ?? `198.51.${Math.floor(house / 250)}.${(house % 250) + 1}`,
    },
    body: asMultipart ? form : new URLSearchParams(texts),
  });
}
const open = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${origin}${path}`, { headers })).text();
const leadsOf = async (email: unknown) =>
  (await program.call<{ items: Lead[] }>('GET', `/api/leads?search=${String(email)}`)).items;

describe('a filled-in form', () => {
  const kinds = (asMultipart: boolean) => (asMultipart ? 'multipart' : 'urlencoded');

  test.each([false, true])(
    'becomes a lead with its kind and its source, multipart: %s',
    async asMultipart => {
      const opened = await Promise.all(
        forms.map(async ([kind, path]) => findForm(await open(`${path}?utm_source=ads`), kind)),
      );
      ahead = 2_100; // A page rendered for one visitor knows its time.
      onTestFinished(() => {
        ahead = 0;
      });
      for (const [n, [kind, path, about, county]] of forms.entries()) {
        const fields = { ...filled[kind]({ name: kinds(asMultipart) }), ...opened[n]?.hidden };
        const reply = await send({ page: `${path}?utm_source=ads`, fields, asMultipart });
        const zip = kind === 'scheduling' ? '' : '&zip=33401';
        const target = `/thank-you?request=${kind}${county}${zip}#main`;
        expect([path, kind, reply.status, thanksOf(reply)]).toEqual([path, kind, 303, target]);
        expect(await leadsOf('email' in fields && fields.email)).toMatchObject([
          { kind, page_path: path, suspected_spam: false, utm_source: 'ads', sms_consent: false, ...about },
        ]);
      }
    },
  );

  test('has all the fields of its kind', async () => {
    const names = async (path: string, kind: LeadKind) => findForm(await open(path), kind).names.toSorted();
    const always = ['email', 'name', 'phone', 'zip_code', 'photos', 'sms_consent', 'subject_line'];
    expect(await names(landing, 'quote')).toEqual([...always, 'service', 'details'].toSorted());
    expect(await names('/contact', 'footer')).toEqual(
      [...always, 'junk_types', 'additional_details'].toSorted(),
    );
    expect(await names('/services', 'scheduling')).toEqual(
      [...always, 'service', 'preferred_date', 'details'].toSorted(),
    );
  });

  test('has chosen what the page is about', async () => {
    const chosen = async (path: string) =>
      / name="service" checked="" value="(\w+)"/.exec(await open(path))?.[1];
    expect(await chosen('/')).toBe('residential');
    expect(await chosen('/construction-debris')).toBe('construction');
    expect(await chosen('/office-cleanouts')).toBe('commercial');
  });

  test('sent twice at once is one lead', async () => {
    const { hidden } = findForm(await open('/contact'), 'footer');
    const fields = { ...footerForm(), ...hidden };
    await Promise.all([1, 2, 3].map(() => send({ page: '/contact', fields })));
    expect(await leadsOf(fields.email)).toHaveLength(1);
  });

  test('keeps the words of the consent that was given', async () => {
    const html = await open('/');
    const { hidden } = findForm(html, 'quote');
    const fields = { ...quoteForm({ sms_consent: 'yes', sms_consent_text: 'Anything at all' }), ...hidden };
    await send({ page: '/', fields });
    const [lead] = await leadsOf(fields.email);
    expect(lead?.sms_consent_text).toContain('Reply STOP');
    expect(html).toMention(lead?.sms_consent_text ?? 'the words of the consent');
  });

  test('leads to a page that says what was sent and what happens next, and is not to be found', async () => {
    const scheduled = await open('/thank-you?request=scheduling&photos=2');
    expect(scheduled).toContain(
      'Thank you! We&#x27;ll contact you soon to schedule your junk removal service.',
    );
    expect(scheduled).toContain('The 2 photos you sent came with it.');
    expect(scheduled).toContain('Is it urgent? Call (305)\u00A0555-0142.');
    expect(scheduled).toContain('noindex');
    const quoted = await open('/thank-you?request=quote&photos_left_out=1');
    expect(quoted).toContain('You asked for a free quote.');
    expect(quoted).toContain('One photo could not be kept');
    expect(await open('/thank-you?request=%3Cscript%3E&photos=9e99')).toContain('What happens next');
  });
});

describe('a form of a page in memory', () => {
  test('is the same for all visitors, so that the page can be cached', async () => {
    const [first, second] = [await open('/'), await open('/?utm_source=ads')];
    expect(second).toBe(first);
    program.cache.dropAll();
    expect(await open('/')).toBe(first);
  });

  test('carries the signature of its page, which is invalid on another', async () => {
    const { hidden } = findForm(await open('/contact'), 'footer');
    const filledIn = footerForm();
    const name = 'www.cheap.example';
    await send({ page: '/about', fields: { ...filledIn, ...hidden, name, page_path: '/about' } });
    expect(await leadsOf(filledIn.email)).toMatchObject([
      {
        suspected_spam: true,
        spam_reason: 'The form’s mark is not one of ours. A web address in place of a name.',
      },
    ]);
  });
});

describe('the form that is rendered for one visitor', () => {
  const openReserve = async (referer: string) =>
    findForm(await open('/reserve-now', { referer }), 'scheduling').hidden;

  test('knows the page and the campaign that brought them', async () => {
    expect(await openReserve(`${origin}/hialeah-junk-removal?utm_source=card`)).toMatchObject({
      page_path: '/hialeah-junk-removal',
      utm_source: 'card',
    });
    expect(await openReserve('https://search.example/?q=junk')).toMatchObject({
      page_path: '/reserve-now',
      referrer: 'https://search.example/?q=junk',
    });
  });

  test('tells a program by its haste', async () => {
    const fields = { ...schedulingForm({ name: 'www.cheap.example' }), ...(await openReserve('')) };
    await send({ page: '/reserve-now', fields });
    expect(await leadsOf(fields.email)).toMatchObject([{ suspected_spam: true }]);
  });

  test('is as protected as a kept page', async () => {
    for (const path of ['/', '/reserve-now', '/thank-you', '/no-such-page/']) {
      const { headers } = await fetch(`${origin}${path}`);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringMatching(/script-src 'sha256-[\w+/=]+';/),
      ]);
      expect([path, headers.get('x-frame-options')]).toEqual([path, 'SAMEORIGIN']);
    }
  });
});

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];
const markup = '"><script>alert(1)</script>{{name}}';

describe('a form with mistakes', () => {
  test('is shown again on its page with its input, and is a lead with its source once it is valid', async () => {
    for (const [kind, path, about] of forms) {
      const page = await open(path);
      const found = findForm(page, kind);
      const fields = { ...filled[kind]({ city: markup, phone: '12' }), ...found.hidden };
      const reply = await send({ page: `${path}?utm_source=ads`, fields });
      const html = await reply.text();
      expect([path, kind, reply.status, titleOf(html)]).toEqual([path, kind, 400, titleOf(page)]);
      expect(html).toMention(`id="${kind}-phone-problem"`);
      expect(html).toMention(new RegExp(`name="phone"[^>]* value="12"`));
      expect(html).toMention(`value="${String(fields.email)}"`);
      expect(html).not.toMention('<script>alert');
      expect(html.match(/role="alert"/g)).toHaveLength(1);
      const again = findForm(html, kind);
      expect(again.action).toBe(found.action);
      const right = { ...fields, ...again.hidden, phone: '(561) 555-0123', city: 'Jupiter' };
      const second = await send({ page: '/leads', fields: right });
      expect([path, kind, second.status]).toEqual([path, kind, 303]);
      expect(await leadsOf(fields.email)).toMatchObject([
        { kind, page_path: path, utm_source: 'ads', ...about },
      ]);
    }
  });

  test('keeps choices, several lines and the box of consent', async () => {
    const { hidden } = findForm(await open('/about'), 'footer');
    const fields = {
      ...footerForm({
        zip_code: 'x',
        sms_consent: 'yes',
        junk_types: ['electronics'],
      }),
      ...hidden,
    };
    const html = await (await send({ page: '/about', fields })).text();
    expect(html).toMention(/<input type="checkbox" name="junk_types" checked="" value="electronics"/);
    expect(html).toMention(/name="sms_consent" checked=""/);
    expect(html).toMention('Second floor,\nno lift.</textarea>');
  });

  test('opens the dialog it was in, and only then', async () => {
    expect(await open('/services')).not.toMatch(/<dialog[^>]* open=""/);
    const { hidden } = findForm(await open('/services'), 'scheduling');
    const reply = await send({ page: '/services', fields: { ...schedulingForm({ city: '' }), ...hidden } });
    expect(await reply.text()).toMention(/<dialog[^>]* open=""[^>]*aria-describedby="schedule-error"/);
  });

  test('of an unknown page, or one without the form, is shown on one that has it', async () => {
    const titleFor = async (fields: Record<string, unknown>) =>
      titleOf(await (await send({ page: '/', fields })).text());
    const [home, reserve] = [titleOf(await open('/')), titleOf(await open('/reserve-now'))];
    for (const page_path of [
      'https://evil.example/',
      '//evil.example',
      '/contact',
      '/admin',
      '/leads',
      markup,
    ]) {
      expect([page_path, await titleFor(quoteForm({ phone: '', page_path }))]).toEqual([page_path, home]);
      const scheduled = schedulingForm({ phone: '', page_path, form_path: page_path });
      expect([page_path, await titleFor(scheduled)]).toEqual([page_path, reserve]);
    }
  });

  test('shows markup in every field as text', async () => {
    for (const [kind, path] of forms) {
      const { hidden } = findForm(await open(path), kind);
      const names = Object.keys(filled[kind]());
      const fields = { ...hidden, ...Object.fromEntries(names.map(name => [name, markup])), kind };
      const html = await (await send({ page: path, fields })).text();
      expect(html).not.toMention('<script>alert');
      expect(html).toMention('&lt;script&gt;alert(1)&lt;/script&gt;{{name}}');
    }
  });
});

describe('hostile posts', () => {
  test('too large, of the wrong kind or with a photo that is none are answered and harm nothing', async () => {
    const { hidden } = findForm(await open('/contact'), 'footer');
    const large = await send({
      page: '/contact',
      fields: { ...footerForm({ name: 'x'.repeat(3_000_000) }), ...hidden },
    });
    expect(large.status).toBe(400);
    const wrong = await send({
      page: '/contact',
      fields: { ...footerForm({ timeline: ['a', 'b'], junk_types: ['<b>'] }), ...hidden },
    });
    expect(wrong.status).toBe(400);
    const photos = [
      new File([Buffer.alloc(21 * 1024 * 1024)], 'huge.jpg', { type: 'image/jpeg' }),
      new File(['<svg onload="alert(1)"/>'], '../../evil.svg', { type: 'image/jpeg' }),
    ];
    const fields = { ...footerForm({ photos }), ...hidden };
    const reply = await send({ page: '/contact', fields, asMultipart: true });
    expect(thanksOf(reply)).toBe(
      '/thank-you?request=footer&photos_left_out=2&county=Palm+Beach&zip=33401#main',
    );
    expect(await leadsOf(fields.email)).toMatchObject([{ photos: [] }]);
  });

  test('hundreds from one address are turned away, and others are served all the while', async () => {
    const from = '203.0.113.77';
    const { hidden } = findForm(await open('/'), 'quote');
    const statuses = new Map<number, number>();
    const post = async () => {
      const { status } = await send({
        page: '/',
        fields: { ...quoteForm({ name: 'Flood' }), ...hidden },
        from,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    for (let n = 0; n < 300; n += 100) await Promise.all(Array.from({ length: 100 }, post));
    expect([statuses.get(303), statuses.get(429)]).toEqual([60, 240]);
    const { items } = await program.call<{ items: Lead[] }>(
      'GET',
      '/api/leads?search=Flood&spam=false&per_page=200',
    );
    expect(items).toHaveLength(20);
    const other = await send({ page: '/', fields: { ...quoteForm(), ...hidden } });
    expect(other.status).toBe(303);
  });

  test('one too many is handed back with what was typed', async () => {
    const from = '203.0.113.78';
    const { hidden } = findForm(await open('/'), 'quote');
    for (let n = 0; n < 60; n += 1) await limits.check(from);
    const fields = { ...quoteForm(), ...hidden };
    const reply = await send({ page: '/', fields, from });
    expect(reply.status).toBe(429);
    expect(await reply.text()).toMention(`value="${String(fields.email)}"`);
  });
});

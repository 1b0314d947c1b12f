import { describe, expect, test } from 'vitest';
import { leadFormSchema } from '../../../contract/audience/lead-forms.ts';
import { openingHoursSchema } from '../../../contract/platform/opening-hours.ts';
import { senderOf } from '../../platform/http/client-address.ts';
import { nextAttempt } from '../../platform/outbox/next-attempt.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { ageOfFormToken, isPageToken, signFormToken, signPage } from './form-token.ts';
import { dedupeKey, leadFields } from './lead-fields.ts';
import { leadSource } from './lead-source.ts';
import { preferredDayProblem } from './preferred-day.ts';
import { SenderLimits } from './sender-limits.ts';
import { spamReason } from './spam-reason.ts';

const now = new Date('2030-05-04T12:00:00Z');
const form = (changes: Record<string, unknown> = {}) =>
  leadFormSchema.parse({
    kind: 'quote',
    name: 'Ann Lee',
    phone: '561-555-0123',
    email: 'ann@example.com',
    zip_code: '33401',
    ...changes,
  });

describe('form token', () => {
  test('tells how long ago the form was rendered', () => {
    const token = signFormToken('key', now);
    expect(ageOfFormToken('key', token, new Date(now.getTime() + 5_000))).toBe(5_000);
  });

  test('is nothing when forged, cut or signed with another key', () => {
    const token = signFormToken('key', now);
    for (const bad of [
      '',
      '.',
      'x',
      token.slice(0, -1),
      token.replace(/^./, '9'),
      signFormToken('other', now),
    ]) {
      expect(ageOfFormToken('key', bad, now)).toBeNull();
    }
  });
});

describe('mark of a page', () => {
  test('is of one page and one key', () => {
    const mark = signPage('key', '/about');
    expect(isPageToken('key', mark, '/about')).toBe(true);
    expect(isPageToken('key', mark, '/')).toBe(false);
    expect(isPageToken('other', mark, '/about')).toBe(false);
    expect(ageOfFormToken('key', mark, now)).toBeNull();
  });
});

describe('spam', () => {
  const circumstances = {
    now,
    verdict: 'allowed',
    formKey: 'key',
    isForm: true,
    isFromOtherSite: false,
  } as const;
  const signedToken = (msAgo: number) => signFormToken('key', new Date(now.getTime() - msAgo));

  test('a person who took their time is not suspected', () => {
    expect(spamReason(form({ form_token: signedToken(8_000) }), circumstances)).toBeNull();
    expect(spamReason(form(), { ...circumstances, isForm: false })).toBeNull();
  });

  test('a clear sign of a program is enough, and told as the reason', () => {
    const fine = { form_token: signedToken(8_000) };
    expect(spamReason(form({ ...fine, subject_line: 'x' }), circumstances)).toContain('don’t see');
    expect(spamReason(form(), circumstances)).toContain('without opening');
    expect(spamReason(form(fine), { ...circumstances, verdict: 'suspicious' })).toContain('same connection');
  });

  const links = {
    kind: 'footer',
    address: '1 Elm',
    city: 'Jupiter',
    junk_types: ['furniture'],
    timeline: 'flexible',
  };
  const weak = [
    ['a mark that is not ours', { form_token: 'forged' }, false],
    ['haste', { form_token: signedToken(1_000) }, false],
    ['a clock that was set back', { form_token: signedToken(-60_000) }, false],
    ['another site, with a call that has no mark', {}, true],
    ['a web address in the name', { name: 'Bob of www.bob.example' }, false],
    [
      'several web addresses',
      {
        ...links,
        form_token: signedToken(8_000),
        additional_details: 'www.a.example www.b.example www.c.example',
      },
      false,
    ],
  ] as const;
  test.each(weak)('%s alone sets nothing aside, a second sign does', (_, changes, isFromOtherSite) => {
    const isForm = 'form_token' in changes;
    const sent = { ...circumstances, isForm, isFromOtherSite };
    expect(spamReason(form(changes), sent)).toBeNull();
    const name = 'name' in changes ? { form_token: 'forged' } : { name: 'https://x.example' };
    expect(spamReason(form({ ...changes, ...name }), sent)).toMatch(/\..+\./);
  });

  test('the mark of a page proves it, whatever site shows the page', () => {
    const elsewhere = { ...circumstances, isFromOtherSite: true };
    const ours = form({ form_token: signPage('key', '/about'), page_path: '/about' });
    expect(spamReason(ours, elsewhere)).toBeNull();
    expect(spamReason(form({ form_token: signedToken(8_000) }), elsewhere)).toBeNull();
    expect(spamReason(form({ form_token: 'forged' }), elsewhere)).toContain('another site');
  });
});

describe('limits', () => {
  test('an address is allowed, then suspicious, then refused, then blocked; others are not touched by it', async () => {
    const limits = new SenderLimits([{ seconds: 60, allowed: 2, stored: 4 }]);
    const refused = Array.from({ length: 4 }, () => 'refused');
    const verdicts = [];
    for (let n = 0; n < 9; n += 1) verdicts.push(await limits.check('a'));
    expect(verdicts).toEqual(['allowed', 'allowed', 'suspicious', 'suspicious', ...refused, 'blocked']);
    expect(await limits.check('b')).toBe('allowed');
  });

  test('the address is what our own proxy saw, never what the sender claims', () => {
    expect(senderOf('203.0.113.9', '1.1.1.1')).toBe('203.0.113.9');
    expect(senderOf('127.0.0.1', '1.1.1.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(senderOf('::ffff:10.0.0.2', '203.0.113.9')).toBe('203.0.113.9');
    expect(senderOf('127.0.0.1', 'nonsense')).toBe('127.0.0.1');
    expect(senderOf(undefined, undefined)).toBe('unknown');
    expect(senderOf('2001:db8::1', undefined)).toBe(senderOf('2001:db8:0:0:ffff::2', undefined));
    expect(senderOf('2001:db8::1', undefined)).toBe('2001:db8:0:0::/64');
  });
});

describe('one request', () => {
  test('a request has one key, however its phone and email are written', () => {
    const key = (changes: Record<string, unknown>) => dedupeKey(leadFields(form(changes)));
    expect(key({ phone: '(561) 555 0123', email: 'ANN@example.com' })).toBe(key({}));
    expect(key({ zip_code: '33402' })).not.toBe(key({}));
  });

  test('a request knows its source from its fields, or with script off from the page that posted it', () => {
    const origin = {
      host: 'haul.example',
      referer: 'https://haul.example/sofa-in-miami-fl/?utm_source=ads&x=1&gclid=Cj0',
    };
    expect(leadSource(form(), origin)).toMatchObject({
      page_path: '/sofa-in-miami-fl/',
      utm_source: 'ads',
      utm_medium: null,
      gclid: 'Cj0',
      fbclid: null,
      referrer: null,
    });
    expect(
      leadSource(
        form({ page_path: '/a/?b#c', utm_source: 'mail', referrer: 'https://find.example/' }),
        origin,
      ),
    ).toMatchObject({ page_path: '/a/', utm_source: 'mail', referrer: 'https://find.example/' });
    expect(
      leadSource(form({ page_path: 'javascript:x' }), { host: null, referer: 'nonsense' }),
    ).toMatchObject({
      page_path: null,
      referrer: null,
    });
  });
});

test('a preferred day lies between today where the business is and a year from now', () => {
  const lateEvening = new Date('2030-05-05T02:00:00Z');
  const daily = { hours: defaultSettings.business.hours, time_zone: 'America/Chicago' };
  expect(preferredDayProblem('2030-05-04', lateEvening, daily)).toBeNull();
  expect(preferredDayProblem('2030-05-03', lateEvening, daily)).toContain('today');
  expect(preferredDayProblem('2031-05-04', lateEvening, daily)).toBeNull();
  expect(preferredDayProblem('2031-05-05', lateEvening, daily)).toContain('year');
});

test('a preferred day that is closed is answered with its name and the next open day', () => {
  const hours = openingHoursSchema.parse({
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '17:00',
    special_days: [
      { name: 'Thanksgiving', date: '2026-11-26' },
      { name: 'Christmas Day', date: '2020-12-25', is_yearly: true },
    ],
  });
  const problem = (day: string) =>
    preferredDayProblem(day, new Date('2026-11-20T12:00:00Z'), { hours, time_zone: 'America/Chicago' });
  expect(problem('2026-11-26')).toBe(
    'We are closed on Thursday, November 26 (Thanksgiving). The next open day is Friday, November 27.',
  );
  expect(problem('2026-11-28')).toBe(
    'We are closed on Saturday, November 28. The next open day is Monday, November 30.',
  );
  expect(problem('2026-12-25')).toBe(
    'We are closed on Friday, December 25 (Christmas Day). The next open day is Monday, December 28.',
  );
  expect(problem('2026-11-27')).toBeNull();
  expect(problem('2027-11-20')).toBe('We are closed on Saturday, November 20. Please choose an earlier day.');
});

test('attempts come at growing distances, at most ten minutes apart, for three days', () => {
  const delay = (attempts: number, ageHours = 0) => {
    const createdAt = new Date(now.getTime() - ageHours * 3_600_000);
    const at = nextAttempt({ attempts, createdAt, now });
    return at && (at.getTime() - now.getTime()) / 1000;
  };
  expect([1, 2, 3, 9, 10, 500].map(attempts => delay(attempts))).toEqual([2, 4, 8, 512, 600, 600]);
  expect(delay(500, 71)).toBe(600);
  expect(delay(500, 73)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { plainCode } from '../identity/account.ts';
import { dialAddress, email, phone, phoneDigits } from '../platform/form-fields.ts';
import { phoneSchema } from '../platform/settings.ts';
import { leadFormSchema, problemsBetween, quoteServices, timelines } from './lead-forms.ts';

const quote = {
  kind: 'quote',
  name: 'Ann Lee',
  phone: '(561) 555-0123',
  email: 'ann@example.com',
  zip_code: '33401',
};
const footer = {
  ...quote,
  kind: 'footer',
  address: '12 Palm Way',
  city: 'Jupiter',
  junk_types: ['furniture'],
  timeline: 'flexible',
};
const scheduling = {
  ...quote,
  kind: 'scheduling',
  service: 'junk-removal',
  address: '12 Palm Way',
  city: 'Jupiter',
  preferred_date: '2030-05-04',
};

const noLabels = {
  services: {},
  scheduling: {},
  items: {},
  items_title: '',
  items_question: '',
  details_question: '',
  scheduling_question: '',
};

const problems = (form: unknown) =>
  Object.fromEntries(
    (leadFormSchema.safeParse(form).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('what may be chosen', () => {
  test('the lists are those of the specification', () => {
    expect(Object.keys(quoteServices)).toEqual(['residential', 'commercial', 'construction']);
    expect(Object.values(timelines)).toEqual([
      'ASAP - Same Day',
      'Within 24 Hours',
      'Within 2-3 Days',
      'Within a Week',
      'Within 2 Weeks',
      'Flexible Timeline',
    ]);
  });

  test('a quote is residential unless it says otherwise', () => {
    expect(leadFormSchema.parse(quote)).toMatchObject({ service: 'residential', sms_consent: false });
  });

  test('the same kind of junk twice counts once', () => {
    expect(leadFormSchema.parse({ ...footer, junk_types: ['furniture', 'furniture'] })).toMatchObject({
      junk_types: ['furniture'],
    });
  });
});

describe('what must be filled in', () => {
  test('an empty form of each kind names every field it needs, in plain words', () => {
    expect(problems({ kind: 'quote' })).toEqual({
      phone: 'Please enter a phone number with its area code, like (212) 555-0123.',
      zip_code: 'Please enter a ZIP code of five digits.',
    });
    expect(Object.keys(problems({ kind: 'footer' }))).toEqual(['phone', 'zip_code', 'junk_types']);
    expect(Object.keys(problems({ kind: 'scheduling' }))).toEqual(['phone', 'service', 'preferred_date']);
  });

  test('a request for a day needs a ZIP code or a city, and an email address is right or absent', () => {
    const placed = { ...scheduling, zip_code: undefined };
    const nowhere = leadFormSchema.parse({ ...placed, city: '' });
    const labels = { ...noLabels, scheduling: { 'junk-removal': 'Junk removal' } };
    expect(problemsBetween(nowhere, labels)).toEqual({ zip_code: 'Please enter a ZIP code of five digits.' });
    expect(problemsBetween(leadFormSchema.parse(placed), labels)).toEqual({});
    expect(problems({ ...quote, email: '' })).toEqual({});
    expect(Object.keys(problems({ ...quote, email: 'ann' }))).toEqual(['email']);
  });

  test('a choice that is not on the list, a day that does not exist and a wrong type are refused by field', () => {
    expect(Object.keys(problems({ ...quote, service: 'piano' }))).toEqual(['service']);
    expect(Object.keys(problems({ ...footer, junk_types: ['furniture', 'Two words'] }))).toEqual([
      'junk_types.1',
    ]);
    const labels = {
      ...noLabels,
      scheduling: { 'drain-cleaning': 'Drain Cleaning' },
      items: { furniture: 'Furniture' },
    };
    const fieldsOf = (form: unknown) => Object.keys(problemsBetween(leadFormSchema.parse(form), labels));
    expect(fieldsOf({ ...footer, junk_types: ['furniture', 'people'] })).toEqual(['junk_types']);
    expect(fieldsOf(footer)).toEqual([]);
    expect(fieldsOf(scheduling)).toEqual(['service']);
    expect(fieldsOf({ ...scheduling, service: 'drain-cleaning' })).toEqual([]);
    expect(Object.keys(problems({ ...scheduling, preferred_date: '2030-02-30' }))).toEqual([
      'preferred_date',
    ]);
    expect(Object.keys(problems({ ...quote, name: ['a'], phone: 5615550123, email: {} }))).toEqual([
      'name',
      'phone',
      'email',
    ]);
    expect(problems({ kind: 'other' })).toEqual({
      kind: 'Say which form this is: quote, footer or scheduling.',
    });
  });

  test('what is too long is refused, not cut', () => {
    expect(problems({ ...quote, name: 'n'.repeat(121) })).toEqual({
      name: 'Please keep this under 121 characters.',
    });
    expect(Object.keys(problems({ ...scheduling, details: 'd'.repeat(5_001) }))).toEqual(['details']);
  });
});

describe('what people type', () => {
  test('phone numbers are taken however they are written, and kept so', () => {
    for (const phone of [
      '5615550123',
      '561.555.0123',
      '+1 561 555 0123',
      '(561) 555-0123 ext. 44',
      '+44 20 7946 0958',
    ]) {
      expect(leadFormSchema.parse({ ...quote, phone })).toMatchObject({ phone });
    }
    expect(phoneDigits('(561) 555-0123 x44')).toBe('5615550123');
    expect(dialAddress('(561) 555-0123 x44')).toBe('tel:5615550123;ext=44');
    expect(dialAddress('+44 20 7946 0958')).toBe('tel:+442079460958');
    expect(dialAddress('(+44) 20 7946 0958')).toBe('tel:+442079460958');
    for (const phone of ['555-0123', 'call me', '1'.repeat(16)]) {
      expect(Object.keys(problems({ ...quote, phone }))).toEqual(['phone']);
    }
  });

  test('what cannot be seen is no name', () => {
    for (const name of ['\u200b\u200d\ufeff', '\u2060 \u00ad', '\u3164', '\u2800', '\u202e']) {
      expect(leadFormSchema.parse({ ...quote, name })).toMatchObject({ name: '' });
    }
    expect(leadFormSchema.parse({ ...quote, name: 'Zoë 👩‍🚒' })).toMatchObject({ name: 'Zoë 👩‍🚒' });
  });

  test('line breaks in a name become spaces, markup stays what it is', () => {
    expect(leadFormSchema.parse({ ...quote, name: 'Ann\r\nBcc: all@example.com\0' })).toMatchObject({
      name: 'Ann Bcc: all@example.com',
    });
    expect(leadFormSchema.parse({ ...quote, name: '<script>alert(1)</script>' })).toMatchObject({
      name: '<script>alert(1)</script>',
    });
    expect(leadFormSchema.parse({ ...scheduling, details: ' a\r\nb\0c\u202e ' })).toMatchObject({
      details: 'a\nbc',
    });
    expect(Object.keys(problems({ ...quote, email: 'ann@example.com\r\nBcc: x@example.com' }))).toEqual([
      'email',
    ]);
  });

  test('where a visitor came from never refuses a request', () => {
    expect(
      leadFormSchema.parse({ ...quote, utm_source: 'u'.repeat(9_999), utm_medium: { a: 1 }, referrer: 7 }),
    ).toMatchObject({ utm_source: 'u'.repeat(200), utm_medium: null, referrer: null });
  });
});

describe('a phone number', () => {
  test.each([
    ['1-800-GOT-JUNK', '18004685865', 'tel:18004685865'],
    ['1-800-MATTRESS', '18006288737', 'tel:18006288737'],
    ['(305) 555-CARS', '3055552277', 'tel:3055552277'],
    ['1-800-TAX-4000', '18008294000', 'tel:18008294000'],
    ['(212) 555-0123 ext. 45', '2125550123', 'tel:2125550123;ext=45'],
    ['+1 212-555-0123 x45', '12125550123', 'tel:+12125550123;ext=45'],
    ['2125550123#7', '2125550123', 'tel:2125550123;ext=7'],
    ['212 555 0123, extension 12', '2125550123', 'tel:2125550123;ext=12'],
    ['212 555 0123 (cell)', '2125550123', 'tel:2125550123'],
    ['Call 212 555 0123', '2125550123', 'tel:2125550123'],
  ])('%j dials %s', (typed, digits, link) => {
    expect([phone.safeParse(typed).success, phoneDigits(typed), dialAddress(typed)]).toEqual([
      true,
      digits,
      link,
    ]);
  });

  test.each(['555-0123', 'unknown number', 'call me', '212 call'])('%j is none', typed => {
    expect(phone.safeParse(typed).success).toBe(false);
  });

  test('a phone number of a business may be a name or have an extension', () => {
    for (const typed of ['1-800-GOT-JUNK', '(305) 555-0142 ext. 7', '(305) 555-0142'])
      expect([typed, phoneSchema.safeParse(typed).success]).toEqual([typed, true]);
    for (const typed of ['555-0142', 'call us', '(305) 555-01'])
      expect([typed, phoneSchema.safeParse(typed).success]).toEqual([typed, false]);
  });
});

test.each([
  ['josé@example.com', true],
  ['zoë.müller@bücher.example', true],
  ["o'neil+junk@example.co.uk", true],
  ['ann@example.com', true],
  ['ann@example', false],
  ['.ann@example.com', false],
  ['ann..lee@example.com', false],
  ['ann@@example.com', false],
  ['ann lee@example.com', false],
  ['<b>@example.com', false],
])('the mailbox %j can write to us: %s', (typed, isRight) => {
  expect(email.safeParse(typed).success).toBe(isRight);
});

test.each([
  ['314-757', '314757'],
  [' 314 757 ', '314757'],
  ['314\u2011757', '314757'],
  ['abcd-efgh', 'abcd-efgh'],
])('a code typed as %j is %j', (typed, code) => {
  expect(plainCode(typed)).toBe(code);
});

import { describe, expect, test } from 'vitest';
import { emailPoint, phonePoint, pointsOf, presentPhone } from './contact-points.ts';

const number = (typed: string) => phonePoint(typed)?.value ?? null;

describe('phone numbers', () => {
  test('a number of the United States is the same however it is written', () => {
    const written = ['(561) 555-0123', '561.555.0123', '1 561 555 0123', '+1 (561) 555-0123', '5615550123'];
    expect(new Set(written.map(number))).toEqual(new Set(['+15615550123']));
  });

  test('a name behind an area code is the number that its letters dial', () => {
    expect(number('1-800-GOT-JUNK')).toBe('+18004685865');
  });

  test('an extension is kept apart from the number', () => {
    expect(phonePoint('(561) 555-0123 ext. 45')).toEqual({
      kind: 'phone',
      value: '+15615550123',
      extension: '45',
    });
    expect(phonePoint('561-555-0123 x7')?.extension).toBe('7');
  });

  test('a foreign number is read with + or with the way out of the country', () => {
    expect(number('+44 20 7946 0958')).toBe('+442079460958');
    expect(number('+44 (0)20 7946 0958')).toBe('+442079460958');
    expect(number('011 44 20 7946 0958')).toBe('+442079460958');
    expect(presentPhone({ value: '+442079460958', extension: '' }).country).toBe('GB');
  });

  test('a Canadian number is not of the United States', () => {
    expect(presentPhone({ value: '+14165550100', extension: '' }).country).toBe('CA');
  });

  test('a premium number is marked', () => {
    const isPremium = (value: string) => presentPhone({ value, extension: '' }).is_premium;
    expect(['+19005550100', '+13059760100', '+13055550100'].map(isPremium)).toEqual([true, true, false]);
  });

  test('what is no number is no point', () => {
    const typed = [
      '0000000000',
      '1234567890',
      '442079460958',
      '+999 123 456 789',
      '',
      'call me',
      '9'.repeat(60),
    ];
    expect(typed.map(number)).toEqual(typed.map(() => null));
  });
});

describe('email addresses', () => {
  test('an address is the same in capitals', () => {
    expect(emailPoint(' Ann@Example.COM ')?.value).toBe('ann@example.com');
  });

  test('a request without an address has its number alone', () => {
    expect(pointsOf({ phone: '5615550123', email: '' })).toHaveLength(1);
    expect(pointsOf({ phone: '0000000000', email: '' })).toEqual([]);
  });
});

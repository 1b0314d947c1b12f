import { describe, expect, it } from 'vitest';
import { businessLicensesSchema } from './business-licenses.ts';

describe('a license number', () => {
  it.each(['', 'DEMO-0000', 'CAC 1234567', '12/345.6'])('a license number may be “%s”', license_number => {
    expect(
      businessLicensesSchema.safeParse({ license_number, license_issuer: '', dot_number: '' }).success,
    ).toBe(true);
  });

  it.each(['<b>1</b>', '-1', 'a\nb', '1'.repeat(41)])('a license number is not %j', license_number => {
    expect(
      businessLicensesSchema.safeParse({ license_number, license_issuer: '', dot_number: '' }).success,
    ).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { PolicyFacts } from './site-copy/policy-part.ts';
import { privacyParts } from './site-copy/privacy.ts';
import { termsParts } from './site-copy/terms.ts';

const bare: PolicyFacts = {
  business: {
    name: 'Haul Co',
    email: 'a@example.com',
    phone: '(305) 555-0100',
    address: 'Miami, FL',
    licenses: [],
    hours: 'Every day, 7 AM to 7 PM',
  },
  backups: null,
  has_google_maps: false,
  order_form_host: null,
  has_giveaway: false,
  price: { starts_from: '$99', depends_on: '' },
  refused_items: [],
};
const full: PolicyFacts = {
  ...bare,
  business: { ...bare.business, licenses: ['License H-1', 'USDOT 123'] },
  backups: 7,
  has_google_maps: true,
  order_form_host: 'orders.example',
  has_giveaway: true,
  price: { starts_from: '$99', depends_on: 'How much it is' },
  refused_items: ['Paint', 'Fuel'],
};
const words = (facts: PolicyFacts) =>
  [...privacyParts(facts), ...termsParts(facts)]
    .flatMap(part => [part.title].concat(part.paragraphs))
    .join('\n');

describe('the policies', () => {
  it('say what depends on a setting only where it holds', () => {
    for (const told of [
      /backup/i,
      /Google/,
      /orders\.example/,
      /giveaway/i,
      /License H-1/,
      /Paint|paint/,
      /\$99/,
    ]) {
      expect(words(full)).toMatch(told);
      expect(words(bare)).not.toMatch(told);
    }
    expect(words(bare)).toMatch(/load nothing from other companies/);
    expect(words(full)).not.toMatch(/load nothing from other companies/);
  });

  it('the policies have no heading above nothing, no gap, and each anchor once', () => {
    for (const facts of [bare, full])
      for (const parts of [privacyParts(facts), termsParts(facts)]) {
        expect(parts.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([]);
        expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
        expect(JSON.stringify(parts)).not.toMatch(/undefined|null|\{\{|: \.|""/);
      }
  });

  it('the policies keep a weekday’s capital, and take no words for an amount', () => {
    expect(words(bare)).toContain('Our hours: every day, 7 AM to 7 PM.');
    const other = words({
      ...full,
      business: { ...full.business, hours: 'Monday to Saturday, 8 AM to 6 PM' },
      price: { ...full.price, starts_from: 'what the job needs' },
    });
    expect(other).toContain('Our hours: Monday to Saturday, 8 AM to 6 PM.');
    expect(other).toContain('Prices depend on this: how much it is.');
    expect(other).not.toContain('start from');
  });

  it('name where data is deleted, and how text messages end', () => {
    expect(words(bare)).toMatch(/Write to a@example\.com or call \(305\) 555-0100/);
    expect(words(bare).match(/Reply STOP/g)).toHaveLength(2);
  });
});

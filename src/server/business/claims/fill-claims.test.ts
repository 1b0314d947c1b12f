import { describe, expect, it } from 'vitest';
import { openingHoursSchema } from '../../../contract/platform/opening-hours.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { fillClaims } from './fill-claims.ts';

const { business, areas } = defaultSettings;
const claims = { business, areas };

describe('claims in copy', () => {
  it('come from the business profile, however deep they stand', () => {
    const copy = {
      title: '{{from_price}} today',
      list: [{ text: 'From {{from_price}}', count: 3, none: null }],
    };
    expect(fillClaims(copy, claims)).toEqual({
      title: '$99 today',
      list: [{ text: 'From $99', count: 3, none: null }],
    });
  });

  it('follow the profile when the owner changes it', () => {
    const changed = { ...business, price: { ...business.price, starts_from: '$120' } };
    expect(fillClaims('From {{from_price}}', { ...claims, business: changed })).toBe('From $120');
  });

  it('say the hours in words', () => {
    expect(fillClaims('{{hours}}', claims)).toBe('every day from 7 AM to 7 PM');
    expect(fillClaims('{{opening_days}}', claims)).toBe('Monday to Sunday, 7 AM to 7 PM');
    const hours = openingHoursSchema.parse({ days: ['Monday', 'Friday'], opens: '08:30', closes: '12:00' });
    expect(fillClaims('{{hours}}', { ...claims, business: { ...business, hours } })).toBe(
      'Monday and Friday from 8:30 AM to 12 PM',
    );
  });

  it('name every way to reach the business, and where it works', () => {
    expect(fillClaims('{{phone}}, {{email}}: {{region}}, {{county_count}}', claims)).toBe(
      '(305) 555-0142, sales@youcallwehaul.example: South Florida, 4',
    );
    const unnamed = { ...claims, areas: { ...claims.areas, region: '' } };
    expect(fillClaims('{{region}}', unnamed)).toBe('Palm Beach, Broward, Miami-Dade and Martin counties');
  });

  it('leave no sentence behind that is an empty claim and no more', () => {
    const copy = 'We open: {{opening_days}}. {{emergency}}. Call us.';
    expect(fillClaims(copy, { ...claims, business: { ...business, emergency: '' } })).toBe(
      'We open: Monday to Sunday, 7 AM to 7 PM. Call us.',
    );
    expect(fillClaims('{{opening_days}}. {{emergency}}.', claims)).toBe(
      'Monday to Sunday, 7 AM to 7 PM. Emergency cleanouts available.',
    );
  });

  it('leave out every sentence about a price that the owner has not stated', () => {
    const unpriced = { ...claims, business: { ...business, price: { ...business.price, starts_from: '' } } };
    const copy =
      'Tell us the rooms. A visit starts from {{from_price}}, with a list.\n{{from_price}} for one. Ask us!';
    expect(fillClaims(copy, unpriced)).toBe('Tell us the rooms.\nAsk us!');
    expect(fillClaims('From {{from_price}}', unpriced)).toBe('');
  });

  it('keep an unknown name', () => {
    expect(fillClaims('{{city}}', claims)).toBe('{{city}}');
  });
});

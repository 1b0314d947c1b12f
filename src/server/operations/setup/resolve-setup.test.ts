import { describe, expect, test } from 'vitest';
import { type SetupInput, setupSchema } from '../../../contract/operations/setup.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { sitePages } from '../../website/context/site-page-store.ts';
import { ownServices } from './plan-setup.ts';
import { resolveSetup } from './resolve-setup.ts';

const business = {
  name: 'Barton Creek Plumbing',
  phone: '(512) 555-0134',
  email: 'hello@bartoncreek.example',
};
const austin: SetupInput = {
  trade: 'plumbing',
  business,
  areas: { center: { city: 'Austin', state: 'TX', miles: 25 }, most_towns: 8 },
};
const resolved = (changes: Partial<SetupInput> = {}) =>
  resolveSetup(setupSchema.parse({ ...austin, ...changes }));

describe('the time zone of a new business', () => {
  test.each([
    ['Austin', 'TX', 'America/Chicago'],
    ['Oakland', 'CA', 'America/Los_Angeles'],
    ['Miami', 'FL', 'America/New_York'],
    ['Pensacola', 'FL', 'America/Chicago'],
    ['El Paso', 'TX', 'America/Denver'],
  ])('the time zone of a new business of %s, %s is %s', (city, state, zone) => {
    const { settings } = resolved({ areas: { center: { city, state, miles: 10 } } });
    expect(settings.business.time_zone).toBe(zone);
  });

  test('the time zone of a new business is the named one, and has to be one', () => {
    const zoned = (time_zone: string) => resolved({ business: { ...business, time_zone } });
    expect(zoned('America/Denver').settings.business.time_zone).toBe('America/Denver');
    expect(() => zoned('Mars/Olympus')).toThrow(/Choose a time zone/);
  });
});

test('the hours of a new business have seasons and holidays, and are refused at their place', () => {
  const hours = {
    weekly: { Monday: [{ opens: '18:00', closes: '02:00' }] },
    seasons: [{ name: 'Winter', from: '11-01', through: '03-31', is_closed: true }],
    special_days: [{ holiday: 'thanksgiving' as const }],
  };
  const { settings } = resolved({ business: { ...business, hours } });
  expect(settings.business.hours).toMatchObject({
    seasons: [{ name: 'Winter' }],
    special_days: [{ spans: [] }],
  });
  const long = { ...hours, weekly: { Monday: [{ opens: '08:00', closes: '05:00' }] } };
  expect(() => resolved({ business: { ...business, hours: long } })).toThrow('5 PM is 17:00');
});

describe('the prices of a new business', () => {
  const services = ['Plumbing Repair', 'Drain Cleaning', 'Sump Pumps'];
  const hourly = {
    'First hour': 200,
    'A longer job, each hour': '$172',
    Minimum: 200,
    'Opening drywall': '110',
  };
  const tablesOf = (changes: Partial<SetupInput>) =>
    resolved({ services, ...changes }).settings.prices.services;

  test('without numbers a new business has no prices', () => {
    expect(tablesOf({})).toEqual([]);
    expect(tablesOf({ prices: { numbers: {} } })).toEqual([]);
  });

  test('numbers of the owner make the table of the main service, and what was left out is not in it', () => {
    const { settings } = resolved({ services, prices: { numbers: hourly } });
    expect(settings.prices.services).toMatchObject([
      {
        service: 'Plumbing Repair',
        steps: [
          { name: 'First hour', from_cents: 20_000, to_cents: 23_900 },
          { name: 'A longer job, each hour', from_cents: 17_200, to_cents: 20_900 },
        ],
        extras: [{ name: 'Opening drywall', from_cents: 11_000 }],
        minimum_cents: 20_000,
      },
    ]);
    expect(settings.business.price.starts_from).toBe('$200');
    const own = { ...business, price: { starts_from: '$180' } };
    expect(resolved({ business: own, prices: { numbers: hourly } }).settings.business.price.starts_from).toBe(
      '$180',
    );
  });

  test('other services are priced in the same proportion, those of the owner like the main one', () => {
    const [, drains, pumps] = tablesOf({ prices: { numbers: hourly, other_services: true } });
    expect(drains).toMatchObject({ service: 'Drain Cleaning', unit: 'job' });
    expect(drains?.steps[0]).toEqual({ name: 'Sink, tub or shower', from_cents: 19_900, to_cents: 28_900 });
    expect(pumps).toMatchObject({ service: 'Sump Pumps', unit: 'hour', typical_jobs: [] });
  });

  test('a number that the trade does not ask for, and a table with a gap, are refused', () => {
    expect(() => tablesOf({ prices: { numbers: { 'Full truck': 500 } } })).toThrow(
      /“Full truck” is no number of this trade\. It has “First hour”/,
    );
    expect(() =>
      resolved({ trade: 'junk-removal', prices: { numbers: { '1/8 truck': 99, 'Half a truck': 250 } } }),
    ).toThrow(/There is a gap: no price for more than 0\.5/);
  });

  test('a trade that no pack knows asks for small, usual and large jobs', () => {
    const prices = { numbers: { 'A small job': 75, 'A large job': 140, 'Evening or weekend': '20%' } };
    const { settings } = resolved({
      trade: 'local-services',
      trade_name: 'Dog grooming',
      services: undefined,
      prices,
    });
    expect(settings.prices.services).toMatchObject([
      {
        service: 'Dog grooming',
        steps: [{ from_cents: 7_500 }, { name: 'A large job', from_cents: 14_000 }],
        extras: [{ percent: 20 }],
        typical_jobs: [{ name: 'A small job' }, { name: 'A large job' }],
      },
    ]);
  });
});

describe('the towns of a new business', () => {
  const townsOf = (areas: SetupInput['areas']) => resolved({ areas }).settings.areas.towns;

  test('the towns of a new business are found in any spelling, and keep the owner’s', () => {
    const names = ['Port St. Lucie', 'Ft. Lauderdale', 'mt dora', 'Opa Locka', 'Lake Worth'];
    const towns = names.map(city => ({ city, state: 'FL' }));
    expect(townsOf({ towns }).map(({ city }) => city)).toEqual([
      'Port St. Lucie',
      'Ft. Lauderdale',
      'Mount Dora',
      'Opa Locka',
      'Lake Worth Beach',
    ]);
    expect(townsOf({ towns: [...towns, { city: 'Fort Lauderdale', state: 'FL' }] })).toHaveLength(5);
  });

  test('the towns of a new business are those of a county in any spelling, and of one that is no more', () => {
    const counties = [{ county: 'St Lucie County', state: 'FL' }];
    expect(townsOf({ counties }).map(({ city }) => city)).toContain('Port Saint Lucie');
    const hartford = resolved({ areas: { counties: [{ county: 'Hartford', state: 'CT' }] } }).settings.areas;
    expect(hartford.counties).toEqual([{ county: 'Hartford', state: 'CT' }]);
    expect(hartford.towns).toContainEqual(
      expect.objectContaining({ city: 'West Hartford', county: 'Hartford' }),
    );
  });

  test('the towns of a new business may be New York, Washington and San Juan', () => {
    for (const [city, state] of [
      ['New York', 'NY'],
      ['Washington', 'DC'],
      ['San Juan', 'PR'],
    ] as const)
      expect(townsOf({ center: { city, state, miles: 10 } })[0]).toMatchObject({ city, state });
  });
});

describe('the counties of a new business', () => {
  const countiesOf = (areas: SetupInput['areas']) =>
    resolved({ areas }).settings.areas.counties.map(({ county }) => county);

  test('the counties of a new business are those of all towns with pages, that of the middle first', () => {
    expect(countiesOf(austin.areas)).toEqual(['Travis', 'Williamson', 'Hays']);
  });

  test('the counties of a new business are those of listed towns, each once, and the owner’s own if given', () => {
    const towns = ['Round Rock', 'Kyle', 'Cedar Park'].map(city => ({ city, state: 'TX' }));
    expect(countiesOf({ towns })).toEqual(['Williamson', 'Hays']);
    expect(countiesOf({ towns, counties: [{ county: 'Travis', state: 'TX' }] })).toEqual(['Travis']);
  });
});

describe('texts for visitors', () => {
  test('the price in texts for visitors is the owner’s price, or none', () => {
    const priceOf = (starts_from: string) =>
      resolved({ business: { ...business, price: { starts_from } } }).settings.business.price.starts_from;
    for (const price of ['$89', '$1,200', '$89.50', '$120 per hour', '$99+'])
      expect(priceOf(price)).toBe(price);
    for (const price of ['abc', '-$5', '89', '$'])
      expect(() => priceOf(price)).toThrow('Enter a price like $89');
    for (const trade of ['house-cleaning', 'plumbing', 'local-services']) {
      const { price } = resolved({ trade }).settings.business;
      expect([trade, price.starts_from]).toEqual([trade, '']);
      expect(price.depends_on).not.toBe('');
    }
  });

  test('the area in texts for visitors is a county, with or without its word', () => {
    const countiesOf = (county: string) =>
      resolved({ areas: { counties: [{ county, state: 'TX' }] } }).settings.areas.counties;
    expect(countiesOf('travis County')).toEqual([{ county: 'Travis', state: 'TX' }]);
    expect(() => countiesOf('Gondor')).toThrow('Gondor County not found in TX.');
    expect(() => countiesOf('Travs')).toThrow('Did you mean Travis?');
  });
});

describe('services that the owner names', () => {
  const keywordsOf = (services: SetupInput['services'], name: string) =>
    resolved({ services }).services.find(service => service.name === name)?.keywords;

  test('services that the owner names keep their names and take keywords of the trade’s other services', () => {
    const services = ['Drain Cleaning', 'Hydro Jetting', 'Slab Leak Repair', 'Leak Detection and Repair'];
    expect(resolved({ services }).services.map(({ name }) => name)).toEqual(services);
    expect(keywordsOf(services, 'Hydro Jetting')).toEqual(['hydro jetting']);
    expect(keywordsOf(services, 'Drain Cleaning')).toEqual([
      'drain cleaning',
      'clogged drain',
      'drain unclogging',
      'drain snaking',
    ]);
    expect(keywordsOf(services, 'Leak Detection and Repair')).not.toContain('slab leak repair');
    expect(keywordsOf(['Water Softener Installation'], 'Water Softener Installation')).toEqual([
      'water softener installation',
    ]);
  });

  test('services that the owner names have the texts that a model wrote, if they are given', () => {
    const told = { name: 'Sump Pumps', description: 'We set sump pumps. A pump costs $400.' };
    const { services } = resolved({
      services: [told, { ...told, name: 'Wells', content: { intro: 'We drill.' } }],
    });
    expect(services.map(({ content }) => [content.intro, content.price])).toEqual([
      ['We set sump pumps.', 'A pump costs $400.'],
      ['We drill.', ''],
    ]);
    expect(services.map(({ answers }) => answers?.price)).toEqual([
      'A pump costs $400.',
      'A pump costs $400.',
    ]);
  });

  test('services that the owner names have a page with that name, even where the trade has a page about the same', () => {
    const named = resolved({ services: ['Faucet Repair', 'water softener'] });
    expect(named.services.map(({ keywords }) => keywords)).toEqual([
      ['faucet repair service'],
      ['water softener service'],
    ]);
    const { settings, pack } = named;
    const pages = packStore.runAs(pack, () =>
      sitePages({ packs: settings.packs, areas: settings.areas, services: ownServices(named) }),
    );
    expect(pages.get('/faucet-repair')?.name).toBe('Faucet Repair');
    expect(pages.get('/water-softener')?.name).toBe('water softener');
    expect(pages.has('/water-filters-and-softeners')).toBe(false);
  });

  test.each([
    [['Drain Cleaning', 'drain cleaning'], 1, '“drain cleaning” is on the list twice. Remove one.'],
    [['Dog Baths', 'Dog Bath'], 1, '“Dog Bath” is the same service as “Dog Baths”. Keep one of them.'],
    [
      ['Plumber', 'Plumbing Repair'],
      0,
      '“Plumber” is the same service as “Plumbing Repair”. Keep one of them.',
    ],
    [['!!!'], 0, '“!!!” has no letters. Type the name of the service.'],
  ])('%j are refused with what was typed', (services, at, message) => {
    let refused: unknown;
    try {
      resolved({ services });
    } catch (error) {
      refused = error;
    }
    expect(refused).toMatchObject({ fields: [{ path: `services.${at}`, message }] });
  });

  test('services that the owner names are required, with a message for the screen', () => {
    expect(() => resolved({ services: [] })).toThrow('Choose at least one service, or name your own');
  });
});

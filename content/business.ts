import type { BusinessProfile } from '../src/contract/platform/settings.ts';

const miamiDadePhone = '(305) 555-0142';
const palmBeachPhone = '(561) 555-0118';

/** What is true of the business until the owner says otherwise in the settings. */
export const business: BusinessProfile = {
  name: 'You Call We Haul',
  slogan: 'You Call. We Haul.',
  phones: {
    default: miamiDadePhone,
    by_county: {
      'Miami-Dade': miamiDadePhone,
      Broward: '(954) 555-0157',
      'Palm Beach': palmBeachPhone,
      Martin: palmBeachPhone,
    },
  },
  address: { street: '100 Example Street', city: 'Miami', state: 'FL', zip_code: '' },
  // A made-up business has no license: its numbers say so.
  licenses: {
    license_number: 'DEMO-0000',
    license_issuer: 'sample, not a real license',
    dot_number: 'DEMO-0000000',
  },
  email: 'sales@youcallwehaul.example',
  hours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '07:00',
    closes: '19:00',
  },
  time_zone: 'America/New_York',
  emergency: 'Emergency cleanouts available',
  claims: [
    '{{fact:business.years}} of experience',
    '{{fact:business.licensed}}',
    '{{fact:business.same_day}}',
    'Free upfront quotes, no hidden fees',
    'Donated and recycled first',
    '{{fact:business.discount}} for first responders',
  ],
  items: [
    'Furniture',
    'Appliances',
    'Electronics',
    'Mattresses',
    'Yard waste',
    'Hot tubs',
    'Garage items',
    'Office items',
    'Construction debris',
  ],
  refused_items: ['Paint', 'Solvents', 'Fuel', 'Pesticides', 'Other chemicals and hazardous waste'],
  price: {
    starts_from: '$99',
    depends_on: 'How much room it takes in the truck, and what it is',
    quote: 'Free, upfront, with no hidden fees',
  },
  socials: [],
};

/** What is true of the business. The server fills pages from it; the settings may replace every part. */
export interface BusinessProfile {
  readonly name: string;
  readonly slogan: string;
  readonly phones: {
    readonly default: Phone;
    /** By county name; other areas use the default. */
    readonly by_county: Readonly<Record<string, Phone>>;
  };
  readonly email: string;
  readonly hours: {
    readonly shown: string;
    readonly days: readonly Weekday[];
    readonly opens: string;
    readonly closes: string;
  };
  readonly emergency: string;
  readonly years: { readonly count: number; readonly shown: string };
  readonly satisfaction: string;
  readonly counties: {
    readonly landing_pages: readonly string[];
    readonly home_and_about: readonly string[];
    readonly services_page: readonly string[];
  };
  readonly claims: readonly string[];
  readonly items: readonly string[];
  readonly refused_items: readonly string[];
  readonly price: { readonly starts_from: string; readonly depends_on: string; readonly quote: string };
  readonly landfill_share: string;
  readonly discount: { readonly amount: string; readonly first_responders: string; readonly others: string };
  readonly socials: readonly { readonly name: string; readonly href: string }[];
}

export interface Phone {
  readonly shown: string;
  readonly href: string;
}

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

const miamiDadePhone: Phone = { shown: '(305) 555-0142', href: 'tel:+13055550142' };
const palmBeachPhone: Phone = { shown: '(561) 555-0118', href: 'tel:+15615550118' };

export const business: BusinessProfile = {
  name: 'You Call We Haul',
  slogan: 'You Call. We Haul.',
  phones: {
    default: miamiDadePhone,
    by_county: {
      'Miami-Dade': miamiDadePhone,
      Broward: { shown: '(954) 555-0157', href: 'tel:+19545550157' },
      'Palm Beach': palmBeachPhone,
      Martin: palmBeachPhone,
    },
  },
  email: 'sales@youcallwehaul.example',
  hours: {
    shown: 'Every day, 7 AM to 7 PM',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '07:00',
    closes: '19:00',
  },
  emergency: 'Emergency cleanouts available',
  years: { count: 17, shown: '17+' },
  satisfaction: '100%',
  counties: {
    landing_pages: ['Miami-Dade', 'Broward', 'Palm Beach'],
    home_and_about: ['Palm Beach', 'Broward', 'Martin'],
    services_page: ['Miami-Dade', 'Broward', 'Palm Beach', 'Monroe'],
  },
  claims: [
    'Over 17 years of experience',
    'Licensed and insured',
    'Same-day and next-day service',
    'Free upfront quotes, no hidden fees',
    'Donated and recycled first',
    '50% off for first responders',
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
  landfill_share: 'Less than 20% of what we haul goes to a landfill',
  discount: {
    amount: '50% off',
    first_responders: '50% off for first responders',
    others: '50% off for first responders and new customers',
  },
  socials: [
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
  ],
};

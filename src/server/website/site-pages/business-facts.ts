import { phoneDigits, phoneExtension } from '../../../contract/platform/form-fields.ts';
import type { BusinessProfile } from '../../../contract/platform/settings.ts';
import type { BusinessFacts } from '../../../sections/schemas.ts';
import {
  hoursBrief,
  hoursLines,
  hoursShown,
  openDaysNote,
} from '../../business/opening-hours/hours-labels.ts';
import type { CurrentSettings } from '../../platform/settings/site-settings.ts';
import { fillFacts, yearsShown } from './fill-copy.ts';

type Decided = Pick<CurrentSettings, 'business' | 'areas' | 'stated'>;

/** The facts by the phone that they show: pages of thousands of towns show the few that there are. */
const remembered = new WeakMap<Decided, Map<string, BusinessFacts>>();

/** The business's facts, with the phone of this county; null = no county. */
export function businessFacts(settings: Decided, county: string | null): BusinessFacts {
  const phone = phoneOf(settings.business.phones, county);
  const byPhone = remembered.get(settings) ?? new Map<string, BusinessFacts>();
  remembered.set(settings, byPhone);
  const facts = byPhone.get(phone) ?? factsWith(settings, phone);
  byPhone.set(phone, facts);
  return facts;
}

function factsWith({ business, areas, stated }: Decided, phone: string): BusinessFacts {
  return {
    name: business.name,
    slogan: business.slogan,
    phone,
    phone_href: dialed(phone),
    email: business.email,
    address: addressShown(business.address),
    licenses: licensesShown(business.licenses),
    hours: hoursShown(business.hours),
    hours_lines: hoursLines(business.hours),
    hours_brief: hoursBrief(business.hours),
    open_days: openDaysNote(business.hours),
    license_lookup: business.license_lookup,
    years: yearsShown(stated.get('business.years') ?? ''),
    counties: areas.counties.map(one => one.county),
    claims: fillFacts(business.claims, stated),
    items: business.items,
    discount: stated.get('business.discount') ?? '',
    socials: business.socials,
  };
}

/** The county's number where it has one. */
export function phoneOf(
  { by_county, default: usual }: BusinessProfile['phones'],
  county: string | null,
): string {
  return (county !== null && Object.hasOwn(by_county, county) ? by_county[county] : undefined) ?? usual;
}

/** "(305) 555-0142" as a link that dials from anywhere. */
export function dialed(phone: string): string {
  const after = phoneExtension(phone);
  return `tel:+1${phoneDigits(phone).slice(-10)}${after && `;ext=${after}`}`;
}

/** On one line. @example addressShown({ street: '', city: 'Miami', state: 'FL', zip_code: '33101' }) // 'Miami, FL 33101' */
function addressShown({ street, city, state, zip_code }: BusinessProfile['address']): string {
  return [street, city, `${state} ${zip_code}`.trim()].filter(Boolean).join(', ');
}

/** @example licensesShown({ license_number: 'H-1', license_issuer: '', dot_number: '' }) // ['License H-1'] */
function licensesShown({
  license_number,
  license_issuer,
  dot_number,
}: BusinessProfile['licenses']): string[] {
  const issuer = license_issuer === '' ? '' : ` (${license_issuer})`;
  return [
    ...(license_number === '' ? [] : [`License ${license_number}${issuer}`]),
    ...(dot_number === '' ? [] : [`USDOT ${dot_number}`]),
  ];
}

import { countiesShown } from '../../../contract/business/places.ts';
import type { BusinessProfile, Settings } from '../../../contract/platform/settings.ts';
import { hoursInLabel, openingDays } from '../opening-hours/hours-labels.ts';

/** The owner's claims about the business. */
export interface Claims {
  readonly business: BusinessProfile;
  readonly areas: Pick<Settings['areas'], 'counties' | 'region'>;
  /** "17+", if it is stated. */
  readonly years?: string;
}

/**
 * Fills the settings' claims of the business into copy, at any depth. An unknown name is left as it is, so that a
 * mistake is visible.
 * @example fillClaims('Pickups start from {{from_price}}.', settings) // 'Pickups start from $99.'
 */
export function fillClaims<Copy>(copy: Copy, claims: Claims): Copy {
  return filled(copy, claimsOf(claims)) as Copy;
}

/** The placeholders that texts of the site may use. */
export const claimNames = [
  'name',
  'slogan',
  'phone',
  'email',
  'region',
  'business_city',
  'business_state',
  'from_price',
  'hours',
  'opening_days',
  'emergency',
  'counties',
  'county_names',
  'years',
  'county_count',
] as const;

function claimsOf({ business, areas, years = '' }: Claims): ReadonlyMap<string, string> {
  const counties = areas.counties.map(({ county }) => county);
  return new Map<(typeof claimNames)[number], string>([
    ['name', business.name],
    ['slogan', business.slogan],
    ['phone', business.phones.default],
    ['email', business.email],
    ['region', areas.region || countiesShown(counties)],
    ['business_city', business.address.city],
    ['business_state', business.address.state],
    ['from_price', business.price.starts_from],
    ['hours', hoursInLabel(business.hours)],
    ['opening_days', openingDays(business.hours)],
    ['emergency', business.emergency],
    ['counties', countiesShown(counties)],
    ['county_names', new Intl.ListFormat('en-GB').format(counties)],
    ['years', years],
    ['county_count', String(counties.length)],
  ]);
}

/** Removes sentences whose only content is an empty claim, not “Monday to Saturday. .”, and all sentences about a price that is not stated. */
function withoutEmptySentences(text: string, claims: ReadonlyMap<string, string>): string {
  return withoutPrice(text, claims).replace(/(?<=[.?!]) \{\{(\w+)\}\}\.(?= |$)/gu, (whole, name: string) =>
    claims.get(name) === '' ? '' : whole,
  );
}

const price = '{{from_price}}';

function withoutPrice(text: string, claims: ReadonlyMap<string, string>): string {
  if (claims.get('from_price') !== '' || !text.includes(price)) return text;
  const paragraphs = text.split('\n').map(paragraph =>
    paragraph
      .split(/(?<=[.?!]) /u)
      .filter(sentence => !sentence.includes(price))
      .join(' '),
  );
  return paragraphs.join('\n');
}

function filled(copy: unknown, claims: ReadonlyMap<string, string>): unknown {
  if (typeof copy === 'string') {
    return withoutEmptySentences(copy, claims).replace(
      /\{\{(\w+)\}\}/gu,
      (whole, name: string) => claims.get(name) ?? whole,
    );
  }
  if (Array.isArray(copy)) return copy.map(item => filled(item, claims));
  if (typeof copy !== 'object' || copy === null) return copy;
  return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, filled(value, claims)]));
}

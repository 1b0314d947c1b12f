import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { SetupInput } from '../../../contract/operations/setup.ts';
import { weekdays } from '../../../contract/platform/opening-hours.ts';
import { businessSchema, phoneSchema } from '../../../contract/platform/settings.ts';
import { parseLocations } from '../../../engine/index.ts';
import { nothingTold, type Told } from '../../business/answers/use-interview.ts';
import { findPack, packQueries } from '../../business/packs/pack-queries.ts';
import { linesOf } from '../../business/services/service-draft.ts';

/** What has been typed so far. Empty fields have a value that follows from the others. */
export interface SetupDraft {
  readonly step: number;
  readonly trade: string;
  /** The trade fits any: its owner says what it is called. */
  readonly is_any_trade: boolean;
  readonly trade_name: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly starts_from: string;
  /** Prices by label, as typed. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly other_services: boolean;
  readonly opens: string;
  readonly closes: string;
  readonly days: readonly string[];
  readonly by: 'center' | 'counties' | 'towns';
  readonly city: string;
  readonly state: string;
  readonly miles: number;
  readonly counties: readonly string[];
  /** “Austin, TX”, one a line. */
  readonly towns: string;
  /** “Bouldin Creek, TX” ─▶ county, of places that no list knows. */
  readonly own_counties: Readonly<Record<string, string>>;
  readonly region: string;
  readonly most_towns: number;
  /** Null: all of the trade. */
  readonly services: readonly string[] | null;
  /** Others, one a line. */
  readonly more_services: string;
  /** What the owner says of services that the trade doesn’t know, by name. */
  readonly told: Readonly<Record<string, Told>>;
  readonly brand_color: string;
  readonly second_color: string;
  readonly type_pairing: 'sturdy' | 'friendly' | 'classic' | 'clean';
  readonly has_illustrations: boolean;
  /** The logo as the server cleaned it. */
  readonly logo: { readonly data: string; readonly media_type: string } | null;
  readonly logo_has_name: boolean;
  readonly landing_pages: 'hidden' | 'listed' | 'none';
}

export type ChangeDraft = (changes: Partial<SetupDraft>) => void;

/** What is wrong with fields, in a sentence for each. */
export type FieldProblems = Readonly<Partial<Record<keyof SetupDraft, string>>>;

export interface StepProps {
  readonly draft: SetupDraft;
  readonly change: ChangeDraft;
  readonly problems: FieldProblems;
}

const emptyDraft: SetupDraft = {
  step: 0,
  trade: '',
  is_any_trade: false,
  trade_name: '',
  name: '',
  phone: '',
  email: '',
  starts_from: '',
  numbers: {},
  other_services: false,
  opens: '08:00',
  closes: '18:00',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  by: 'center',
  city: '',
  state: '',
  miles: 25,
  counties: [],
  towns: '',
  own_counties: {},
  region: '',
  most_towns: 40,
  services: null,
  more_services: '',
  told: {},
  brand_color: '',
  second_color: '',
  type_pairing: 'sturdy',
  has_illustrations: true,
  logo: null,
  logo_has_name: false,
  landing_pages: 'hidden',
};

/** The draft of this browser: it survives a reload, and goes once the business is set up. */
export function useSetupDraft(): [SetupDraft, ChangeDraft, () => void] {
  const [kept, setKept, forget] = useLocalStorage<Partial<SetupDraft>>({
    key: 'pagehaul-setup',
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const draft = { ...emptyDraft, ...kept };
  return [draft, changes => setKept(before => ({ ...before, ...changes })), forget];
}

/** What is known of the chosen trade. */
export function useTrade({ trade }: SetupDraft) {
  return findPack(useQuery(packQueries.list()).data?.items ?? [], trade);
}

/** The call that sets it up. The preview shows `sample` for empty fields. */
export function setupOf(draft: SetupDraft, sample: boolean): SetupInput {
  const more = ownServiceNames(draft).map(name => {
    const { description, answers, written } = draft.told[name] ?? nothingTold;
    const told = { name, description, answers };
    return written ? Object.assign(told, { content: written.content }) : told;
  });
  const chosen = draft.services === null && more.length === 0 ? undefined : (draft.services ?? []);
  const given = (text: string, instead: string) => (text.trim() === '' && sample ? instead : text.trim());
  return {
    trade: draft.trade,
    ...(draft.is_any_trade ? { trade_name: given(draft.trade_name, 'Local services') } : {}),
    business: {
      name: given(draft.name, 'Your Business'),
      phone: isPhone(draft.phone) || !sample ? draft.phone.trim() : '(212) 555-0123',
      email: isEmail(draft.email) || !sample ? draft.email.trim() : 'you@example.com',
      hours: {
        days: weekdays.filter(day => draft.days.includes(day)),
        opens: draft.opens,
        closes: draft.closes,
      },
      ...(draft.starts_from.trim() === '' ? {} : { price: { starts_from: draft.starts_from.trim() } }),
    },
    areas: areasOf(draft, sample),
    ...pricesOf(draft),
    ...(chosen === undefined ? {} : { services: [...chosen, ...more] }),
    brand: {
      brand_color: draft.brand_color,
      second_color: draft.second_color,
      type_pairing: draft.type_pairing,
      has_illustrations: draft.has_illustrations,
      ...(draft.logo ? { logo: draft.logo.data, logo_has_name: draft.logo_has_name } : {}),
    },
    landing_pages: draft.landing_pages,
  };
}

/** The numbers that were typed. */
function pricesOf({ numbers, other_services }: SetupDraft): Pick<SetupInput, 'prices'> {
  const typed = Object.entries(numbers).filter(([, text]) => text.trim() !== '');
  if (typed.length === 0) return {};
  const given = typed.map(([label, text]) => [label, text.replaceAll(/[\s,]/g, '')]);
  return { prices: { numbers: Object.fromEntries(given), other_services } };
}

/** Services that the trade doesn’t know. A trade that its owner names has one that is called like it. */
export function ownServiceNames({ is_any_trade, trade_name, more_services }: SetupDraft): readonly string[] {
  const named = [...(is_any_trade ? [trade_name.trim()] : []), ...linesOf(more_services)].filter(Boolean);
  const isFirst = (name: string, at: number) =>
    named.findIndex(one => one.toLowerCase() === name.toLowerCase()) === at;
  return is_any_trade ? named.filter(isFirst) : named;
}

const isPhone = (text: string) => phoneSchema.safeParse(text).success;
const isEmail = (text: string) => businessSchema.shape.email.safeParse(text).success;

function areasOf(draft: SetupDraft, sample: boolean): SetupInput['areas'] {
  const { most_towns } = draft;
  const region = draft.region.trim();
  const towns = parseLocations(draft.towns).locations.map(town => {
    const county = draft.own_counties[placeShown(town)];
    return county === undefined ? town : { city: town.city, state: town.state, county };
  });
  if (draft.by === 'counties' && (draft.counties.length > 0 || !sample))
    return { counties: draft.counties.map(county => ({ county, state: draft.state })), region, most_towns };
  if (draft.by === 'towns' && (towns.length > 0 || !sample)) return { towns, region, most_towns };
  const isNamed = draft.by === 'center' && draft.city.trim() !== '' && draft.state !== '';
  const center = isNamed || !sample ? { city: draft.city.trim(), state: draft.state } : sampleCenter;
  return { center: { ...center, miles: draft.miles }, region, most_towns };
}

/** The towns that are typed, to know their names in texts. */
export function townsOf(draft: SetupDraft): readonly { readonly city: string; readonly state: string }[] {
  if (draft.by === 'towns') return parseLocations(draft.towns).locations;
  const { city, state } = draft;
  return city.trim() === '' || state === '' ? [] : [{ city: city.trim(), state }];
}

export const placeShown = ({ city, state }: { readonly city: string; readonly state: string }) =>
  `${city}, ${state}`;

const sampleCenter = { city: 'Springfield', state: 'IL' };

import type { SetupPlan } from '../../../contract/operations/setup.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { isPlace } from '../../business/places/find-area.ts';
import { countOwnSentences } from '../../business/services/count-own-sentences.ts';
import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { sitePages } from '../../website/context/site-page-store.ts';
import { countReplaced } from './queries.ts';
import type { NewBusiness } from './resolve-setup.ts';

/** What setup would create and delete. */
export async function planSetup(db: Db, business: NewBusiness): Promise<SetupPlan> {
  const { pack, settings, services, left_out, towns, landing_pages } = business;
  const { service_sentences } = await currentGroup(db, 'substance');
  const pages = packStore.runAs(pack, () =>
    sitePages({ packs: settings.packs, areas: settings.areas, services: ownServices(business) }),
  );
  const made = landing_pages === 'none' ? 0 : services.length * towns.length;
  return {
    trade: pack.label,
    site_pages: pages.size,
    services: services.length,
    towns: towns.map(({ city, state }) => `${city}, ${state}`),
    own_places: settings.areas.towns
      .filter(({ city, state }) => !isPlace(city, state))
      .map(({ city, state }) => `${city}, ${state}`),
    landing_pages: made,
    posts: postsOf(business).length,
    advice: [
      await adviceOn(db, landing_pages),
      ...adviceOnUntold(services, service_sentences),
      ...adviceOnLeftOut(left_out),
    ].join(' '),
    replaces: (await countReplaced(db))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count),
  };
}

/** The posts whose advice applies in the areas of the business. */
export function postsOf({ pack, settings }: Pick<NewBusiness, 'pack' | 'settings'>) {
  const served = new Set(settings.areas.counties.map(({ state }) => state));
  return pack.posts.filter(({ states }) => states.length === 0 || states.some(state => served.has(state)));
}

/** The services of a new business as its pages name them. */
export function ownServices({ services }: Pick<NewBusiness, 'services'>) {
  return services.map(service => Object.assign({ id: '', keyword: service.keywords[0] ?? '' }, service));
}

/** Services that say too little which no other service says. */
function adviceOnUntold(services: NewBusiness['services'], needed: number): readonly string[] {
  const untold = services.filter(
    service =>
      countOwnSentences(
        service,
        services.filter(other => other !== service),
      ) < needed,
  );
  if (untold.length === 0) return [];
  const names = new Intl.ListFormat('en-US').format(untold.slice(0, maxNamed).map(({ name }) => `“${name}”`));
  const more = untold.length > maxNamed ? ` and ${untold.length - maxNamed} more` : '';
  return [
    `Pages of ${names}${more} stay out of search engines until ${needed} sentences are theirs alone: tell what is missing on the Services screen.`,
  ];
}

function adviceOnLeftOut(left: NewBusiness['left_out']): readonly string[] {
  const shown = left
    .slice(0, maxNamed)
    .map(({ service, text, message }) => `Left out of “${service}”: “${text}” ${message}`);
  return left.length > maxNamed
    ? [...shown, `${left.length - maxNamed} more sentences are left out.`]
    : shown;
}

const maxNamed = 3;

async function adviceOn(db: Db, choice: NewBusiness['landing_pages']): Promise<string> {
  if (choice === 'none') return 'No pages for single towns are made. You can generate them any time.';
  const why =
    'Pages say what national figures tell of their town and its county, and what follows for the work. What you know of a town makes them better.';
  if (choice === 'hidden')
    return `${why} They are made and can be visited, but stay out of search engines until you let them in: read some, state facts about their towns on the Statements screen, and let search engines in.`;
  const { is_on } = await currentGroup(db, 'substance');
  return is_on ? `${why} If some still have too little to say, the batch waits for your decision.` : why;
}

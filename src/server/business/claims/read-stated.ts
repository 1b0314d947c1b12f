import { placeKey } from '../../../engine/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { readTowns } from '../places/gazetteer.ts';
import { statedPrices } from '../prices/price-facts.ts';
import { readPrices } from '../prices/save-prices.ts';
import type { PageSubject } from '../statements/page-facts.ts';
import { readPageFacts } from '../statements/read-page-facts.ts';
import { businessTexts, stateNames } from './business-texts.ts';
import { type Stated, toStated } from './find-claims.ts';
import { listAccepted } from './queries.ts';

/** At most this many accepted claims are read; people don't accept more by hand. */
const maxAccepted = 5_000;

export interface KnownWords {
  readonly stated: Stated;
  /** Keys of the states' places. */
  readonly places: ReadonlySet<string>;
}

interface About {
  /** Left out: the business itself. */
  readonly subjects?: readonly PageSubject[];
  /** Texts that were published before, in which the writer may find a claim. */
  readonly given?: readonly string[];
}

const theBusiness: PageSubject = { city: '', state: '', service: '' };

/** The statements about the business and the subject of a text, and the accepted claims. */
export async function readStated(
  db: Db,
  { subjects = [theBusiness], given = [] }: About = {},
): Promise<KnownWords> {
  const [business, areas, prices, facts, accepted] = await Promise.all([
    currentGroup(db, 'business'),
    currentGroup(db, 'areas'),
    readPrices(db),
    Promise.all(subjects.map(subject => readPageFacts(db, subject))),
    listAccepted(db, { after: null, limit: maxAccepted }),
  ]);
  const states = new Set([...areas.towns, ...subjects].map(({ state }) => state).filter(Boolean));
  return {
    stated: toStated(
      [
        ...businessTexts(business, areas),
        ...stateNames(states),
        ...subjects.flatMap(subject => Object.values(subject)),
        ...facts.flatMap(({ values }) => Array.from(values.values())),
        ...given,
        ...accepted.map(({ claim }) => claim),
      ],
      statedPrices(prices),
    ),
    places: new Set(
      readTowns()
        .filter(town => states.has(town.state))
        .map(town => placeKey(town.city)),
    ),
  };
}

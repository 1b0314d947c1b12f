import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { findingReader } from '../findings/finding-reader.ts';
import { PriceIndex } from '../prices/price-facts.ts';
import { readPrices } from '../prices/save-prices.ts';
import { readWorkIndex } from '../work-orders/work-index.ts';
import { countySentences } from './county-sentences.ts';
import { leftOutOf } from './facts-of-service.ts';
import {
  factsOfService,
  joinFacts,
  type PageFacts,
  type PageSubject,
  subjectsOf,
  withFindings,
} from './page-facts.ts';
import { readFacts } from './read-facts.ts';
import { dayAt } from './statement-row.ts';
import { toldTowns } from './told-towns.ts';

/** A page's current facts, straight from the database: for callers that read one page and not thousands. */
export async function readPageFacts(db: Db, page: PageSubject): Promise<PageFacts> {
  const areas = await currentGroup(db, 'areas');
  const subjects = subjectsOf(page, areas.towns);
  const ofTowns = toldTowns(page, areas).map(({ key }) => key);
  const known = await readFacts(db, [...subjects.values(), ...ofTowns], dayAt(new Date()));
  const stated = factsOfService(joinFacts(subjects, known, { ...page, areas }), leftOutOf(page.service));
  const index = await readWorkIndex(db, dayAt(new Date()), [...subjects.values()]);
  const prices = new PriceIndex(await readPrices(db)).of(page, areas.towns);
  const [work, findings] = [index.of(subjects, page.service), findingReader(areas.towns)];
  const said =
    stated.county && page.service !== ''
      ? countySentences({ page, stated: stated.county, findings, work })
      : [...work, ...findings.placed({ ...page, stated: stated.place })];
  return withFindings(stated, [...said, ...prices]);
}

import { isDeepStrictEqual } from 'node:util';
import { maxServices } from '../../../contract/business/services.ts';
import type { Area } from '../../../contract/platform/areas.ts';
import type { PriceSettings, PriceTable } from '../../../contract/platform/price-tables.ts';
import { estimatePrice } from '../../../engine/index.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { writeSettings } from '../../platform/settings/change-settings.ts';
import { listGroups } from '../../platform/settings/queries.ts';
import { readStoredGroup } from '../../platform/settings/read-stored-group.ts';
import { markEnded } from '../statements/queries.ts';
import { subjectKeys } from '../statements/subject-key.ts';
import { namedAreas } from './price-area.ts';

interface PriceProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What a table can’t be used with: typical jobs without a price. */
export function jobProblems(table: PriceTable): readonly PriceProblem[] {
  return table.typical_jobs.flatMap(({ name, answers }, at) =>
    estimatePrice(table, answers) === null
      ? [
          {
            path: ['typical_jobs', at, 'answers'],
            message: `“${name}” has no price: choose a step, or an amount that a step is for.`,
          },
        ]
      : [],
  );
}

/** The tables with the names that services and places have. Refuses others by the names of their fields. */
export function checkedPrices(
  { services }: PriceSettings,
  { names, towns }: { readonly names: readonly string[]; readonly towns: readonly Area[] },
): PriceSettings {
  const known = new Map(names.slice(0, maxServices).map(name => [name.toLowerCase(), name]));
  const problems: PriceProblem[] = [];
  const checked = services.map((table, index) => {
    const tell = (path: PriceProblem['path'], message: string) =>
      problems.push({ path: ['services', index, ...path], message });
    const service = known.get(table.service.toLowerCase());
    if (service === undefined)
      tell(['service'], `Service “${table.service}” not found. Add it first, or take its prices out.`);
    for (const { path, message } of jobProblems(table)) tell(path, message);
    const subjects = namedAreas(table, towns);
    const areas = table.areas.map((area, at) => {
      const subject = subjects[at] ?? area.subject;
      if (typeof subject === 'string') return Object.assign({}, area, { subject });
      tell(['areas', at, 'subject'], subject.problem);
      return area;
    });
    return { ...table, service: service ?? table.service, areas };
  });
  const [first] = problems;
  if (first) {
    const fields = problems
      .slice(0, 100)
      .map(({ path, message }) => ({ path: ['value', ...path].join('.'), message }));
    throw new AppError('invalid', first.message, { fields });
  }
  return { services: checked };
}

/**
 * Tells the sitemap that pages of these services show other prices now. What differs by area moves no page, since it is true of few
 * pages of a service.
 */
export async function markPricesChanged(trx: Trx, now: PriceSettings): Promise<void> {
  const before = await readPrices(trx);
  const shown = (settings: PriceSettings) =>
    new Map(settings.services.map(table => [table.service.toLowerCase(), { ...table, areas: [] }]));
  const [was, is] = [shown(before), shown(now)];
  const services = [...new Set([...was.keys(), ...is.keys()])];
  await markEnded(
    trx,
    services
      .filter(service => !isDeepStrictEqual(was.get(service), is.get(service)))
      .flatMap(service =>
        priceFacts.map(predicate => ({ subject_key: subjectKeys.service(service), predicate })),
      ),
  );
}

const priceFacts = ['price_from', 'price_range'];

/** Prices follow their service to its new name, or leave with it. */
export async function followService(trx: Trx, from: string, to: string | null): Promise<void> {
  if (from === to) return;
  const stored = (await listGroups(trx, ['prices'])).get('prices');
  if (!stored) return;
  const { services } = readStoredGroup('prices', stored.value).settings;
  const isIt = ({ service }: PriceTable) => service.toLowerCase() === from.toLowerCase();
  if (!services.some(isIt)) return;
  const others = services.filter(table => !isIt(table));
  const value = {
    services:
      to === null
        ? others
        : services
            .filter(one => isIt(one) || one.service.toLowerCase() !== to.toLowerCase())
            .map(one => (isIt(one) ? Object.assign({}, one, { service: to }) : one)),
  };
  await writeSettings(trx, 'prices', { revision: stored.revision, value }, {});
}

/** The stored prices, for callers that read no pages. */
export async function readPrices(db: Db): Promise<PriceSettings> {
  const stored = (await listGroups(db, ['prices'])).get('prices');
  return readStoredGroup('prices', stored?.value).settings;
}

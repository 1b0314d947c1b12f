import { LRUCache } from 'lru-cache';
import type { Areas } from '../../../contract/platform/areas.ts';
import { findArea } from '../../business/places/find-area.ts';
import { milesBetween } from '../../business/places/nearest-areas.ts';
import type { PageSubject } from '../../business/statements/page-facts.ts';
import { createBatchLoader } from '../../platform/db/batch-loader.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import { listCasesOfService, type PublishedCase } from './published-queries.ts';

/** The newest cases of a service that pages choose from: some 2 MB. */
const maxOfService = 2_000;
const maxServices = 500;
/** Each is a query of its own. */
const servicesAtOnce = 4;
const maxTowns = 20_000;
/** A page shows so many: they are proof, not its subject. */
export const maxOnPage = 2;
/** Farther work is no neighbor's. */
export const maxMiles = 30;

/** The finished work that one page shows. */
export interface CasesOnPage {
  readonly cases: readonly PublishedCase[];
  /** Where it was done, seen from the page's town. */
  readonly where: 'in' | 'near' | 'in and near';
}

export const noCasesOnPage: CasesOnPage = { cases: [], where: 'in' };

interface ServiceCases {
  readonly cases: readonly PublishedCase[];
  /** By town; empty where there are none. */
  readonly byTown: LRUCache<string, CasesOnPage>;
}

/** Finished work of pages, kept until a case of their service changes. */
export class CaseStore {
  readonly #db: Db;
  readonly #services = new LRUCache<string, ServiceCases>({ max: maxServices });
  #areas: Areas['towns'] | null = null;
  /** Other after every change: what was read before may be old. */
  #version = {};

  constructor(db: Db) {
    this.#db = db;
  }

  /** The same object for all pages of a service and town, until a case of the service changes: the town's own work first, then the nearest. */
  of(page: PageSubject, towns: Areas['towns']): MaybePromise<CasesOnPage> {
    if (page.service === '' || page.city === '') return noCasesOnPage;
    if (towns !== this.#areas) {
      this.#areas = towns;
      this.clear();
    }
    const service = page.service.toLowerCase();
    const known = this.#services.get(service);
    return known ? chosen(known, page, towns) : this.#read(service, page, towns);
  }

  async #read(service: string, page: PageSubject, towns: Areas['towns']): Promise<CasesOnPage> {
    const version = this.#version;
    const cases = (await this.#ask(service)) ?? [];
    if (version !== this.#version) return this.of(page, towns);
    const read: ServiceCases = this.#services.get(service) ?? {
      cases,
      byTown: new LRUCache({ max: maxTowns }),
    };
    this.#services.set(service, read);
    return chosen(read, page, towns);
  }

  readonly #ask = createBatchLoader<readonly PublishedCase[]>(
    async services =>
      new Map(
        await Promise.all(
          services.map(
            async service => [service, await listCasesOfService(this.#db, service, maxOfService)] as const,
          ),
        ),
      ),
    servicesAtOnce,
  );

  /** Cases of these services have changed. */
  drop(services: readonly string[]): void {
    this.#version = {};
    for (const service of services) this.#services.delete(service);
  }

  clear(): void {
    this.#version = {};
    this.#services.clear();
  }
}

function chosen(
  { cases, byTown }: ServiceCases,
  { city, state }: PageSubject,
  towns: Areas['towns'],
): CasesOnPage {
  if (cases.length === 0) return noCasesOnPage;
  const key = `${city}\n${state}`;
  const known = byTown.get(key);
  if (known) return known;
  const found = nearestCases(cases, { city, state }, towns);
  byTown.set(key, found);
  return found;
}

/** Of one town the newest first; then the nearest towns. */
export function nearestCases(
  cases: readonly PublishedCase[],
  { city, state }: Pick<PageSubject, 'city' | 'state'>,
  towns: Areas['towns'],
): CasesOnPage {
  const here = findArea(towns, city, state);
  const byTown = new Map<string, number>();
  const milesTo = (one: PublishedCase) => {
    if (one.city.toLowerCase() === (here?.city ?? city).toLowerCase() && one.state === state) return 0;
    const there = here && findArea(towns, one.city, one.state);
    return (there && milesBetween(here, there)) ?? Number.POSITIVE_INFINITY;
  };
  const nearest = cases
    .map(one => {
      const town = `${one.city}\n${one.state}`;
      const miles = byTown.get(town) ?? milesTo(one);
      byTown.set(town, miles);
      return { one, miles };
    })
    .filter(({ miles }) => miles <= maxMiles)
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, maxOnPage);
  if (nearest.length === 0) return noCasesOnPage;
  const isHere = nearest.some(({ miles }) => miles === 0);
  const isNear = nearest.some(({ miles }) => miles > 0);
  return {
    cases: nearest.map(({ one }) => one),
    where: whereOf(isHere, isNear),
  };
}

function whereOf(isHere: boolean, isNear: boolean): CasesOnPage['where'] {
  if (!isHere) return 'near';
  return isNear ? 'in and near' : 'in';
}

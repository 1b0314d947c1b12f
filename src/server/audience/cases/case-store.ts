import { LRUCache } from 'lru-cache';
import type { Areas } from '../../../contract/platform/areas.ts';
import { serviceFinder } from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import { listReviewsOfService, type PublishedReview, readRating } from '../reviews/published-queries.ts';
import { workKey } from './announce-case.ts';
import { type CasesOnPage, nearestCases, nearestReviews } from './nearest-cases.ts';
import { listCasesOfService, listServicesWithWork, type PublishedCase } from './published-queries.ts';

/** The newest cases and reviews of a service that pages choose from: some 2 MB. */
const maxOfService = 2_000;
const maxServices = 100;
const maxTowns = 20_000;

/** What a landing page is about. */
export interface WorkSubject {
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
  readonly pack: string;
}

interface ServiceWork {
  readonly cases: readonly PublishedCase[];
  readonly reviews: readonly PublishedReview[];
  /** Pages of towns without work near them. */
  readonly none: CasesOnPage;
  readonly byTown: LRUCache<string, CasesOnPage>;
}

/** A service of now, and whether it has work to show. */
interface ServiceOfWork {
  readonly key: string;
  readonly none: CasesOnPage;
  readonly hasWork: boolean;
}

const nothing: CasesOnPage = {
  cases: [],
  where: 'in',
  reviews: [],
  reviewsWhere: 'in',
  rating: null,
  key: null,
};

/** Finished work and reviews of pages, kept until one of their service changes. */
export class CaseStore {
  readonly #db: Db;
  readonly #work = new LRUCache<string, ServiceWork>({ max: maxServices });
  /** The service that a keyword names. */
  #findService: ((keyword: string) => ServiceOfWork | null) | null = null;
  #towns: Areas['towns'] | null = null;
  /** Different after every change: earlier reads may be stale. */
  #version = {};
  #reading: Promise<void> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * The cases and reviews of a page. Pages of a service and town share one object until a case of the service
   * changes. Few calls wait: none for a service without work.
   */
  of(page: WorkSubject, towns: Areas['towns']): MaybePromise<CasesOnPage> {
    // Other trades have no finished work of ours.
    if (page.city === '' || page.keyword === '' || page.pack !== packStore.own().id) return nothing;
    if (towns !== this.#towns) {
      this.#towns = towns;
      this.#work.clear();
    }
    const findService = this.#findService;
    if (!findService) return this.#readFirst(() => this.#readServices(), page, towns);
    const service = findService(page.keyword);
    if (!service) return nothing;
    if (!service.hasWork) return service.none;
    const work = this.#work.get(service.key);
    if (!work) return this.#readFirst(() => this.#readWork(service.key, service.none), page, towns);
    return chosen(work, page, towns);
  }

  async #readFirst(
    read: () => Promise<void>,
    page: WorkSubject,
    towns: Areas['towns'],
  ): Promise<CasesOnPage> {
    // One at a time: concurrent pages need the same data.
    if (this.#reading) await this.#reading.catch(() => undefined);
    else {
      this.#reading = read().finally(() => {
        this.#reading = null;
      });
      await this.#reading;
    }
    return this.of(page, towns);
  }

  async #readServices(): Promise<void> {
    const version = this.#version;
    const services = await listServicesWithWork(this.#db, packStore.own().id);
    const rating = await readRating(this.#db);
    if (version !== this.#version) return;
    this.#findService = serviceFinder(
      services.map(({ name, keywords, has_work: hasWork }) => ({
        key: name.toLowerCase(),
        none: { ...nothing, rating, key: workKey(name) },
        hasWork,
        keywords,
      })),
    );
  }

  async #readWork(key: string, none: CasesOnPage): Promise<void> {
    const version = this.#version;
    const cases = await listCasesOfService(this.#db, key, maxOfService);
    const reviews = await listReviewsOfService(this.#db, key, maxOfService);
    if (version === this.#version)
      this.#work.set(key, { cases, reviews, none, byTown: new LRUCache({ max: maxTowns }) });
  }

  /** Forgets everything, since pages of every service show the stars of all reviews. */
  clear(): void {
    this.#version = {};
    this.#findService = null;
    this.#work.clear();
  }
}

function chosen(
  { cases, reviews, none, byTown }: ServiceWork,
  page: WorkSubject,
  towns: Areas['towns'],
): CasesOnPage {
  const key = `${page.city}\n${page.state}`;
  const known = byTown.get(key);
  if (known) return known;
  const nearest = { ...nearestCases(cases, page, towns), ...nearestReviews(reviews, page, towns) };
  const isNone = nearest.cases.length === 0 && nearest.reviews.length === 0;
  const found = isNone ? none : { ...nearest, rating: none.rating, key: none.key };
  byTown.set(key, found);
  return found;
}

import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { workPredicateNames } from '../../../contract/business/predicates.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { createBatchLoader } from '../../platform/db/batch-loader.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import { type FindingReader, findingReader } from '../findings/finding-reader.ts';
import { toldOfServices } from '../findings/told-of-services.ts';
import type { FactOfService } from '../findings/town-findings.ts';
import { noPrices, PriceIndex } from '../prices/price-facts.ts';
import { readPrices } from '../prices/save-prices.ts';
import { noWork, readWorkIndex } from '../work-orders/work-index.ts';
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
import { readFacts, type SubjectFacts } from './read-facts.ts';
import { dayAt } from './statement-row.ts';
import { subjectKeys } from './subject-key.ts';
import { toldTowns } from './told-towns.ts';

/** In bytes, estimated: a subject, and each of its statements. */
const subjectBytes = 300;
const statementBytes = 400;
/** Bytes of the facts of a page with the texts that follow from them (compiled/page-variants.ts). */
const pageBytes = 6_000;
const maxServices = 1_000;

interface FindingsAsked {
  readonly areas: Areas;
  readonly total?: number | undefined;
  readonly stated: { readonly [Name in 'county' | 'place']?: PageFacts[Name] | undefined };
}

/** Facts of pages, kept until a statement of their subjects changes or the day does. */
export class FactStore {
  readonly #db: Db;
  readonly #clock: () => Date;
  readonly #subjects = new LRUCache<string, SubjectFacts>({
    maxSize: Math.floor(cacheBounds().towns / 8),
    sizeCalculation: facts => subjectBytes + facts.size * statementBytes,
  });
  /** Cleared when it is full. An export reads all towns once per keyword, so the order of use is irrelevant. */
  readonly #pages = new BoundedMap<string, PageFacts>(
    () => cacheBounds().towns / 2,
    () => pageBytes,
  );
  /** Services of which nothing is stated: their pages share the facts of a town, as far as they show the same ones. */
  readonly #unstated = new LRUCache<string, true>({ max: maxServices });
  #findings: FindingReader | null = null;
  /** What the work orders and the price tables said when they were read last. */
  #work = noWork;
  #prices = noPrices;
  #isOwnRead = false;
  #areas: Areas | null = null;
  #told = toldOfServices();
  #day = '';
  #ends = 0;
  /** Different after every change: earlier reads may be stale. */
  #version = {};

  constructor(db: Db, clock: () => Date = () => new Date()) {
    this.#db = db;
    this.#clock = clock;
  }

  /** The facts of a page. Pages of a subject share one object until something about it changes. */
  of(asked: PageSubject, areas: Areas): MaybePromise<PageFacts> {
    this.#keepUp(areas);
    const known = this.#pages.get(keyOf(asked));
    if (known) return known;
    if (!this.#isOwnRead) return this.#readOwn().then(() => this.of(asked, areas));
    const service = this.#unstated.has(asked.service) ? '' : asked.service;
    const stated = this.#pages.get(statedKey(asked, service));
    if (stated) return this.#ofService(stated, asked, { areas, service });
    const page = { ...asked, service };
    const subjects = subjectsOf(page, areas.towns);
    const found = new Map<string, SubjectFacts>();
    const missing: string[] = [];
    const ofTowns = toldTowns(page, areas).map(({ key }) => key);
    for (const subject of [...subjects.values(), ...ofTowns]) {
      const facts = this.#subjects.get(subject);
      if (facts) found.set(subject, facts);
      else missing.push(subject);
    }
    const join = () => {
      const subject = subjects.get('service');
      if (subject !== undefined && found.get(subject)?.size === 0) this.#unstated.set(service, true);
      const facts = joinFacts(subjects, found, { ...page, areas });
      this.#pages.set(statedKey(asked, service), facts);
      return this.#ofService(facts, asked, { areas, service });
    };
    return missing.length === 0
      ? join()
      : this.#read(missing, found).then(isNew => (isNew ? join() : this.of(asked, areas)));
  }

  /** What is stated, as far as pages of this service show it, with the findings of town and service. */
  #ofService(
    stated: PageFacts,
    asked: PageSubject,
    { areas, service }: { readonly areas: Areas; readonly service: string },
  ): PageFacts {
    const leftOut = leftOutOf(asked.service);
    const sharedKey = `${statedKey(asked, service)}\n${leftOut.key}`;
    const shown =
      leftOut.key === '' ? stated : (this.#pages.get(sharedKey) ?? factsOfService(stated, leftOut));
    if (shown !== stated) this.#pages.set(sharedKey, shown);
    const prices = this.#prices.of(asked, areas.towns);
    const findings = this.#findingsOf(asked, { areas, stated });
    const facts = withFindings(shown, prices.length === 0 ? findings : [...findings, ...prices]);
    this.#pages.set(keyOf(asked), facts);
    return facts;
  }

  /** What own work orders and the figures of a town say on pages of a service. */
  findingsOf(page: PageSubject, areas: Areas, total?: number): readonly FactOfService[] {
    this.#keepUp(areas);
    const stated = this.#pages.get(statedKey(page, ''));
    const place = stated?.place ?? this.#subjects.get(subjectKeys.place(page.city, page.state));
    return this.#findingsOf(page, { areas, total, stated: { county: stated?.county, place } });
  }

  #findingsOf(page: PageSubject, { areas, total, stated }: FindingsAsked): readonly FactOfService[] {
    const findings = this.#findings;
    if (page.service === '' || !findings) return [];
    const work = this.#work.isEmpty ? [] : this.#work.of(subjectsOf(page, areas.towns), page.service);
    if (stated.county) return countySentences({ page, stated: stated.county, findings, work });
    return [...work, ...findings.placed({ ...page, stated: stated.place }, total)];
  }

  #ownRead: Promise<void> | null = null;

  /** Concurrent pages wait for one read. Another one follows if something has changed since. */
  #readOwn(): Promise<void> {
    this.#ownRead ??= (async () => {
      const version = this.#version;
      this.#work = await readWorkIndex(this.#db, this.#day);
      this.#prices = new PriceIndex(await readPrices(this.#db));
      if (version === this.#version) this.#isOwnRead = true;
    })().finally(() => {
      this.#ownRead = null;
    });
    return this.#ownRead;
  }

  readonly #ask = createBatchLoader<SubjectFacts>(keys => readFacts(this.#db, keys, this.#day));

  /** False if something has changed since the read. */
  async #read(subjects: readonly string[], into: Map<string, SubjectFacts>): Promise<boolean> {
    const version = this.#version;
    const read = await Promise.all(subjects.map(subject => this.#ask(subject)));
    if (version !== this.#version) return false;
    for (const [at, subject] of subjects.entries()) {
      const facts = read[at] ?? noFacts;
      into.set(subject, facts);
      this.#subjects.set(subject, facts);
    }
    return true;
  }

  /** A new day ends what expired; other areas are other counties. */
  #keepUp(areas: Areas): void {
    const now = this.#clock();
    // Callers read their areas each time: the same ones in another object change nothing.
    const areAreasKnown = areas === this.#areas || isDeepStrictEqual(areas, this.#areas);
    this.#areas = areas;
    const isToldKnown = toldOfServices() === this.#told;
    this.#told = toldOfServices();
    if (areAreasKnown && isToldKnown && now.getTime() < this.#ends) return;
    if (!areAreasKnown) this.#findings = findingReader(areas.towns);
    this.#day = dayAt(now);
    this.#ends = Date.parse(this.#day) + 86_400_000;
    this.clear();
  }

  /** These facts have changed. */
  drop(changed: readonly { readonly subject: string; readonly predicate: string }[]): void {
    this.#version = {};
    for (const { subject } of changed) this.#subjects.delete(subject);
    if (changed.some(({ predicate }) => workPredicateNames.includes(predicate))) this.#isOwnRead = false;
    this.#pages.clear();
    this.#unstated.clear();
  }

  /** The owner’s prices may differ; statements stay known. */
  pricesChanged(): void {
    this.#version = {};
    this.#isOwnRead = false;
    this.#pages.clear();
  }

  clear(): void {
    this.#version = {};
    this.#isOwnRead = false;
    this.#subjects.clear();
    this.#pages.clear();
    this.#unstated.clear();
    this.#findings?.forget();
  }
}

const keyOf = ({ city, state, service }: PageSubject) => `${city}\n${state}\n${service}`;
const statedKey = ({ city, state }: PageSubject, service: string) => `${city}\n${state}\n\n${service}`;

const noFacts: SubjectFacts = new Map();

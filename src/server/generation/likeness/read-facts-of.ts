import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Areas } from '../../../contract/platform/areas.ts';
import { type Facts, LayeredFacts, noFacts } from '../../../engine/index.ts';
import type { FactStore } from '../../business/statements/fact-store.ts';
import { leftOutOf, shownFacts } from '../../business/statements/facts-of-service.ts';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import type { Place } from './compared-pages-queries.ts';

/** What pages with one text show of a place. */
export interface ShownFacts {
  readonly service: string;
  /** True if the text has findings. */
  readonly hasFindings: boolean;
}

/** The facts of many pages. */
export interface FactsOfPages {
  /** The facts of a place: one object for all its pages that show the same ones. */
  readonly ofPlace: (place: Place, shown: ShownFacts) => Facts;
  readonly ofService: (name: string) => Facts;
}

/** Bytes of the facts of a page with findings. */
const pageBytes = 6_000;

/** Places read between two pauses, in some milliseconds. */
const placesAtOnce = 200;

/** Reads the facts of each place and service once. */
export async function readFactsOf(
  store: FactStore,
  areas: Areas,
  pages: { readonly places: ReadonlySet<Place>; readonly services: ReadonlySet<string> },
  checkpoint: () => Promise<void> = async () => undefined,
): Promise<FactsOfPages> {
  const ofServices = new Map<string, Facts>();
  for (const service of pages.services)
    ofServices.set(service, (await store.of({ city: '', state: '', service }, areas)).values);
  const ofPlaces = new Map<Place, Facts>();
  const places = [...pages.places];
  for (let from = 0; from < places.length; from += placesAtOnce) {
    const some = places.slice(from, from + placesAtOnce);
    const found = await Promise.all(
      some.map(async ({ city, state }) => store.of({ city, state, service: '' }, areas)),
    );
    for (const [at, place] of some.entries()) ofPlaces.set(place, found[at]?.values ?? noFacts);
    await checkpoint();
    await yieldToOthers();
  }
  const shown = new Map<string, Map<Place, Facts>>();
  const statedOf = (place: Place, service: string): Facts => {
    const leftOut = leftOutOf(service);
    const all = ofPlaces.get(place) ?? noFacts;
    if (leftOut.key === '') return all;
    const known = shown.get(leftOut.key) ?? new Map<Place, Facts>();
    shown.set(leftOut.key, known);
    const facts = known.get(place) ?? shownFacts(all, leftOut);
    known.set(place, facts);
    return facts;
  };
  const withFindings = new BoundedMap<string, Facts>(
    () => cacheBounds().towns / 4,
    () => pageBytes,
  );
  return {
    ofPlace: (place, { service, hasFindings }) => {
      const stated = statedOf(place, service);
      if (!hasFindings) return stated;
      const key = `${place.city}\n${place.state}\n${service}`;
      const known = withFindings.get(key);
      if (known) return known;
      const findings = store.findingsOf({ city: place.city, state: place.state, service }, areas);
      const facts =
        findings.length === 0
          ? stated
          : new LayeredFacts(stated, new Map(findings.map(({ name, text }) => [name, text])));
      withFindings.set(key, facts);
      return facts;
    },
    ofService: name => ofServices.get(name) ?? noFacts,
  };
}

import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Areas } from '../../../contract/platform/areas.ts';
import { type Facts, noFacts } from '../../../engine/index.ts';
import type { FactStore } from '../../business/statements/fact-store.ts';
import { type LeftOut, shownFacts } from '../../business/statements/facts-of-service.ts';
import type { Place } from './compared-pages-queries.ts';

/** The facts of many pages. */
export interface FactsOfPages {
  /** The facts of a place: one object for all its pages that show the same ones. */
  readonly ofPlace: (place: Place, leftOut?: LeftOut) => Facts;
  readonly ofService: (name: string) => Facts;
}

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
  return {
    ofPlace: (place, leftOut) => {
      const all = ofPlaces.get(place) ?? noFacts;
      if (!leftOut || leftOut.key === '') return all;
      const known = shown.get(leftOut.key) ?? new Map<Place, Facts>();
      shown.set(leftOut.key, known);
      const facts = known.get(place) ?? shownFacts(all, leftOut);
      known.set(place, facts);
      return facts;
    },
    ofService: name => ofServices.get(name) ?? noFacts,
  };
}

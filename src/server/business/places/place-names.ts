import type { PlaceNames } from '../../../contract/business/locations.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { editDistance, locationKey, placeKey } from '../../../engine/index.ts';
import { countyOfPlace } from './county-place.ts';
import { findArea, placeId } from './find-area.ts';
import { readTowns } from './gazetteer.ts';
import { placeInKeyword } from './place-in-keyword.ts';
import { findTown } from './town-index.ts';

interface Place {
  readonly city: string;
  readonly state: string;
}

const maxUnknown = 20;
const maxKeywords = 1_000;

/** Collects the names of a plan: first all of its places, then its keywords. */
export class PlaceNamesReader {
  readonly #towns: Areas['towns'];
  readonly #ids = new Set<string>();
  readonly #states = new Set<string>();
  readonly #names = new Set<string>();
  readonly #unknown: Place[] = [];
  readonly #keywords: PlaceNames['first_keywords'] = [];
  #places = 0;
  #placesUnknown = 0;
  #keywordsWithPlaces = 0;
  #pages = 0;

  /** @param towns the owner's list, which may have places that the gazetteer lacks */
  constructor(towns: Areas['towns'] = []) {
    this.#towns = towns;
  }

  addPlace({ city, state }: Place): void {
    this.#places += 1;
    this.#states.add(state);
    this.#names.add(placeKey(city));
    this.#ids.add(placeId({ city, state }));
    if (city === '' || findTown(city, state) || countyOfPlace(city, state) !== null) return;
    this.#placesUnknown += 1;
    if (this.#unknown.length < maxUnknown) this.#unknown.push({ city, state });
  }

  addKeyword(keyword: string): void {
    const found = placeInKeyword(keyword, { states: this.#states, names: this.#names });
    if (!found || found.without === '') return;
    const at = found.place.lastIndexOf(', ');
    const id = locationKey({ city: found.place.slice(0, at), state: found.place.slice(at + 2) });
    const pages = this.#places - (this.#ids.has(id) ? 1 : 0);
    if (pages <= 0) return;
    this.#keywordsWithPlaces += 1;
    this.#pages += pages;
    if (this.#keywords.length < maxKeywords) this.#keywords.push({ keyword, ...found });
  }

  result(): PlaceNames {
    return {
      places: this.#places,
      places_unknown: this.#placesUnknown,
      first_unknown: this.#unknown.map(place => {
        const is_own = findArea(this.#towns, place.city, place.state) !== null;
        return { ...place, suggestion: is_own ? null : townLike(place), is_own };
      }),
      keywords_with_places: this.#keywordsWithPlaces,
      pages_of_other_places: this.#pages,
      first_keywords: this.#keywords,
    };
  }
}

/** A misspelled town has few other letters; of several the largest. */
function townLike({ city, state }: Place): string | null {
  const key = placeKey(city).slice(0, 60);
  let [min, found, people] = [key.length < 6 ? 2 : 3, '', -1];
  for (const town of readTowns()) {
    if (town.state !== state) continue;
    const name = placeKey(town.city);
    if (Math.abs(name.length - key.length) >= min) continue;
    const distance = editDistance(key, name);
    if (distance > min || (distance === min && (found === '' || town.population <= people))) continue;
    [min, found, people] = [distance, town.city, town.population];
  }
  return found === '' ? null : `${found}, ${state}`;
}

import type { Areas } from '../../../contract/platform/areas.ts';
import { stateCode } from '../../../engine/index.ts';
import { findArea } from '../places/find-area.ts';
import type { Town } from '../places/gazetteer.ts';
import { townsNamed } from '../places/town-index.ts';
import { subjectKeys } from '../statements/subject-key.ts';
import type { Read } from './read-cells.ts';

export interface JobTown {
  readonly place: string;
  readonly place_key: string;
  readonly county_key: string;
}

/**
 * The town of a job, of a column of towns or of addresses. A street is not kept.
 * @example readJobTown('12 Main St, Kyle, TX 78640', '', areas)
 */
export function readJobTown(town: string, state: string, { towns, counties }: Areas): Read<JobTown> {
  if (town === '') return { problem: 'It has no town.' };
  const address = readAddress(town);
  const code = stateCode(state) ?? (state === '' ? address.state : null);
  if (state !== '' && code === null) return { problem: `“${state.slice(0, 40)}” is no state.` };
  const states = code === null ? [...new Set([...towns, ...counties].map(one => one.state))] : [code];
  if (states.length === 0)
    return { problem: 'Add a column with the state: no served area tells which one is meant.' };
  for (const city of address.cities) {
    const found = states
      .map(one => ({ state: one, towns: townsNamed(city, one), own: findArea(towns, city, one) }))
      .filter(one => one.towns.length > 0 || one.own);
    const [first] = found;
    if (!first) continue;
    if (found.length > 1)
      return {
        problem: `“${city}” is a town of ${found.map(one => one.state).join(' and ')}. Add a column with the state.`,
      };
    return townOf(city, first, towns);
  }
  return {
    problem: `The gazetteer has no town “${(address.cities[0] ?? '').slice(0, 60)}” in ${states.join(', ')}.`,
  };
}

interface Found {
  readonly state: string;
  readonly towns: readonly Town[];
}

function townOf(city: string, { state, towns: named }: Found, own: Areas['towns']): Read<JobTown> {
  const area = findArea(own, city, state);
  if (!area) return { problem: `The gazetteer has no town “${city}” in ${state}.` };
  const isOwn = own.some(one => one.city === area.city && one.state === area.state);
  const same = named.filter(one => one.city === named[0]?.city);
  if (same.length > 1 && !isOwn)
    return {
      problem: `${state} has ${same.length} places called ${city}: in ${same.map(one => one.county).join(' and ')}. Add the one you mean to the towns of your served areas.`,
    };
  return {
    value: {
      place: `${area.city}, ${state}`,
      place_key: subjectKeys.place(area.city, state),
      county_key: subjectKeys.county(area.county, state),
    },
  };
}

/** Names of up to four words are looked for at the end of an address without commas. */
const maxWords = 4;

/** An address has no more letters. */
const maxAddress = 300;
const isCountry = (word: string) => /^(?:USA|US|U\.S\.A?\.?)$/i.test(word);
const isZip = (word: string) => /^\d{5}(?:-\d{4})?$/.test(word);

/** What may be the town of a cell, the likeliest first, and its state. */
function readAddress(text: string): { readonly cities: readonly string[]; readonly state: string | null } {
  const parts = text
    .slice(0, maxAddress)
    .split(/[,\r\n]/)
    .map(part => wordsOf(part).filter(word => !isCountry(word)))
    .filter(words => words.length > 0);
  const last = parts.pop() ?? [];
  const words = last.filter((word, at) => !isZip(word) || at < last.length - 1);
  if (words.length === 0 && parts.length > 0) return readAddress(parts.map(part => part.join(' ')).join(','));
  const before = parts.at(-1);
  const whole = stateCode(words.join(' ')) ?? null;
  if (before && whole !== null) return { cities: endsOf(before), state: whole };
  const end = words.at(-1) ?? '';
  const state = /^[A-Z]{2}$/.test(end) && words.length > 1 ? (stateCode(end) ?? null) : null;
  return { cities: endsOf(state === null ? words : words.slice(0, -1)), state };
}

const wordsOf = (text: string) => text.split(/\s/).filter(Boolean);

/** With a street before it, the town is its last words. @example endsOf(['12', 'Main', 'St', 'Kyle']) // ['12 Main St Kyle', 'Main St Kyle', 'St Kyle', 'Kyle'] */
function endsOf(all: readonly string[]): readonly string[] {
  if (!all.some(word => /\d/.test(word))) return [all.join(' ')];
  const words = all.slice(-maxWords);
  return words.map((_, at) => words.slice(at).join(' '));
}

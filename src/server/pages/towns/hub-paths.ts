import { createHash } from 'node:crypto';
import { MAX_SLUG_LENGTH, stateCode, states, titleCase } from '../../../engine/index.ts';
import type { LinkItem } from '../../../sections/schemas.ts';

/*
 * Hubs are the lists that link to every generated page: a state's towns, a town's pages. Their addresses are built from
 * the names in pages, here and in the database (place_path in migrations/0012_towns.sql, 0116_long_places.sql) in the same way.
 */

const accented = 'ÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇáàâäãåéèêëíìîïóòôöõúùûüñç';
const plain = 'AAAAAAEEEEIIIIOOOOOUUUUNCaaaaaaeeeeiiiiooooouuuunc';
const plainOf = new Map(Array.from(accented, (letter, index) => [letter, plain[index] ?? '']));

/** The part of an address that names a place. @example placePath('Cañon City') // 'canon-city' */
export function placePath(name: string): string {
  if (/^ *$/.test(name)) return 'elsewhere';
  const path = name
    .replaceAll(/[À-ü]/g, letter => plainOf.get(letter) ?? letter)
    .replaceAll(/[A-Z]/g, letter => letter.toLowerCase())
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (path.length > MAX_SLUG_LENGTH) return `${path.slice(0, 100).replace(/-$/, '')}-${markOf(name)}`;
  return /[a-z]/.test(path) ? path : `place-${markOf(name)}`;
}

const markOf = (name: string) => createHash('md5').update(name).digest('hex').slice(0, 8);

/** A parsed address of a hub. */
export interface HubAddress {
  readonly state: string;
  readonly city: string | null;
  /** From 1 on. */
  readonly page: number;
}

const pattern = /^\/locations\/([0-9-]*[a-z][a-z0-9-]*)(?:\/([0-9-]*[a-z][a-z0-9-]*))?(?:\/(\d{1,5}))?(\/?)$/;

/** Null for an address that is no hub's. A first page has no number. */
export function parseHubPath(path: string): (HubAddress & { readonly hasEndingSlash: boolean }) | null {
  const [, state, city, number, slash] = pattern.exec(path) ?? [];
  if (state === undefined || (number !== undefined && !/^(?:[2-9]|[1-9]\d+)$/.test(number))) return null;
  return { state, city: city ?? null, page: Number(number ?? 1), hasEndingSlash: slash === '/' };
}

export function hubPath({ state, city, page }: HubAddress): string {
  const parts = [state, ...(city === null ? [] : [city]), ...(page === 1 ? [] : [page])];
  return `/locations/${parts.join('/')}`;
}

/** "fl" → "Florida"; other names stay. */
export function stateShown(state: string): string {
  const code = stateCode(state);
  return (
    states.find(one => one.code === code)?.name ?? (state.trim() === '' ? 'Elsewhere' : titleCase(state))
  );
}

/** "Miami, FL" */
export function townShown(city: string, state: string): string {
  const town = city.trim() === '' ? 'Elsewhere' : titleCase(city);
  const where = stateCode(state) ?? (state.trim() === '' ? '' : titleCase(state));
  return where === '' ? town : `${town}, ${where}`;
}

/** The hubs above a page of this town, the state's first. */
export function hubsAbove(city: string, state: string): readonly LinkItem[] {
  const above = { state: placePath(state), page: 1 };
  return [
    { href: hubPath({ ...above, city: null }), text: stateShown(state) },
    {
      href: hubPath({ ...above, city: placePath(city) }),
      text: city.trim() === '' ? 'Elsewhere' : titleCase(city),
    },
  ];
}

/** Stands for the content of every hub in the page cache: the number and places of pages. Not an address. */
export const hubsKey = 'hubs:all';

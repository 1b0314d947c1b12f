import { stateCode } from '../states.ts';

/** Words of names that people abbreviate. The same as in migrations/0092_place_keys.sql; a test compares them. */
const abbreviated: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['fort', 'ft'],
  ['mount', 'mt'],
  ['point', 'pt'],
  ['heights', 'hts'],
  ['springs', 'spgs'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
]);

/**
 * One key for all spellings of a name: without capitals, accents, apostrophes, hyphens and spaces; Saint is St., Fort is Ft.
 * A name without Latin letters and digits is its own key.
 * @example placeKey('Fort O’Brien') === placeKey('FT. OBRIEN') // true
 */
export function placeKey(name: string): string {
  const plain = /^[\w .-]*$/.test(name)
    ? name.toLowerCase()
    : name
        .normalize('NFKD')
        .replace(/[\u0300-\u036f'’‘ʻʼ`´]/g, '')
        .replace(/[A-Z]+/g, letters => letters.toLowerCase());
  let key = '';
  for (const word of plain.split(/[^a-z0-9]+/)) key += abbreviated.get(word) ?? word;
  return key === '' ? name : key;
}

/** The key of a place in its state, which is named by its code or in full. */
export function locationKey({ city, state }: { readonly city: string; readonly state: string }): string {
  return `${placeKey(city)}|${stateCode(state.trim()) ?? state.trim().toUpperCase()}`;
}

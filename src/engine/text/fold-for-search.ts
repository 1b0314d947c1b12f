/** Letters that Unicode does not decompose, and what people type for them. */
const letters: ReadonlyMap<string, string> = new Map([
  ...pairs('ØøĐđÐðŁłĦħŦŧıŊŋĸ', 'ooddddllhhttinnk'),
  ...pairs('ƀɃƁƂƃƇƈȻȼƉƊƋƌȡ', 'bbbbbccccddddd'),
  ...pairs('ƎǝƏəƐɛɆɇƑƒƓǤǥ', 'eeeeeeeeffggg'),
  ...pairs('ƖƗɈɉȷƘƙƚȽȴƝƞȠȵ', 'iijjjkklllnnnn'),
  ...pairs('ƟƆɔƤƥɊɋɌɍȿƫƬƭƮȾȶɄƲ', 'oooppqqrrsttttttuv'),
  ...pairs('ƳƴɎɏƵƶȤȥɀȺ', 'yyyyzzzzza'),
  ...pairs('ƔƩƱƷƸƼȜȢƢɅɁƧƜƄƦǷ', 'ɣʃʊʒƹƽȝȣƣʌɂƨɯƅʀƿ'),
  ...pairs('ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς', 'αβγδεζηθικλμνξοπρστυφχψωσ'),
  ...pairs('АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ', 'абвгдежзиклмнопрстуфхцчшщъыьэюя'),
  ...pairs('ЂЄЅІЈЉЊЋЏҐ', 'ђєѕіјљњћџґ'),
  ...Object.entries({ Æ: 'ae', æ: 'ae', Œ: 'oe', œ: 'oe', ẞ: 'ss', ß: 'ss', Þ: 'th', þ: 'th' }),
  ...Object.entries({ Ƕ: 'hv', ƕ: 'hv', ȸ: 'db', ȹ: 'qp' }),
]);

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (letter, at) => [letter, to[at] ?? '']);
}

/**
 * A text as searches compare it: without accents, points, apostrophes and capitals; ligatures as their letters, dashes as
 * hyphens. The same as search_fold in migrations/0096_search_fold.sql; a test compares them.
 * @example foldForSearch('St. Lucie’s Zúñiga') // 'st lucies zuniga'
 */
export function foldForSearch(text: string): string {
  if (/^[\n\r\t -~]*$/.test(text)) return text.replace(/[.'`]/g, '').toLowerCase();
  return text
    .replaceAll('´', '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.·'`‘’‛\u02b9-\u02bf]/g, '')
    .replace(/[‐-―]/g, '-')
    .replace(/[\u00c0-\u02af\u0370-\u052f\u1e9e]/g, letter => letters.get(letter) ?? letter)
    .replace(/[A-Z]+/g, capitals => capitals.toLowerCase());
}

/**
 * The spellings of a search: as it is, and with a single d, l or o joined to the next word. People type “o fallon” for
 * O’Fallon, which is one word without its apostrophe.
 * @example searchSpellings('o fallon') // ['o fallon', 'ofallon']
 */
export function searchSpellings(search: string): readonly string[] {
  const joined = search.replace(/(?<![\p{L}\p{N}])([dlo]) (?=\p{L}{3})/giu, '$1');
  return joined === search ? [search] : [search, joined];
}

/**
 * Search indexes store trigrams. Without a complete trigram, an index scan returns everything, which takes
 * seconds for a million rows. So short searches read the newest rows only, and their number of matches is not exact.
 */
export function isShortSearch(search: string | undefined): boolean {
  if (search === undefined || search === '') return false;
  const folded = foldForSearch(search);
  return folded.length < shortestIndexed || !/[\p{L}\p{N}]{2}/u.test(folded);
}

const shortestIndexed = 3;

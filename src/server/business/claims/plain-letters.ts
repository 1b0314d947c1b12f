/** A text in plain letters and digits, and where each of its characters stands in the given text. */
export interface PlainText {
  readonly text: string;
  /** The part of the given text behind a range of the plain one. */
  given: (from: number, to: number) => { readonly part: string; readonly at: number };
}

/** Most texts: nothing in them looks like another character. */
const plain = /^[\n\t\u0020-\u007e\u00a9\u00ae\u00c0-\u017f‘’“”–—…•™]*$/;

/** Format characters, joiners, fillers, and the choosers between forms of a character. */
const unseen = /\p{Cf}|\p{Variation_Selector}|\p{Default_Ignorable_Code_Point}/u;
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
/** Full-width, mathematical, circled and Roman forms of letters and digits. Not ™ or the 2 of ft². */
const otherForms =
  /[\u2160-\u2188\u2460-\u249b\u24b6-\u24ff\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f189}]/u;
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Letters of other alphabets that look like Latin ones, each before the one that it looks like. */
const lookalikes = new Map(
  (
    'аa еe оo рp сc уy хx іi јj ѕs һh ԁd ԛq ԝw ѵv ґr кk мm тt вb нh гr пn иu АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS ' +
    'αa οo ρp νv ιi κk υu τt χx γy εe ηn ωw σo ϲc ϳj ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ' +
    'ɑa ɡg ıi ʟl ɩi օo սu հh ոn ցg ՏS ՕO ՍU'
  )
    .split(' ')
    .map(pair => [pair.slice(0, 1), pair.slice(1)] as const),
);

/**
 * Reads a text as people do: characters that can't be seen are left out, other forms of letters and digits are the plain
 * ones, and a word with look-alike letters of another alphabet is the Latin word.
 * @example plainText('１７ ye\u200bars').text // '17 years'
 */
export function plainText(given: string): PlainText {
  if (plain.test(given))
    return { text: given, given: (from, to) => ({ part: given.slice(from, to), at: from }) };
  const letters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let offset = 0;
  for (const character of given) {
    const end = offset + character.length;
    for (const letter of plainLetters(character, letters.at(-1) ?? ' ')) {
      letters.push(letter);
      starts.push(offset);
      ends.push(end);
    }
    offset = end;
  }
  const text = letters.join('').replaceAll(/[\p{L}\p{M}]+/gu, latinWord);
  return {
    text,
    given(from, to) {
      const at = starts[from] ?? offset;
      return { part: given.slice(at, ends[to - 1] ?? at), at };
    },
  };
}

/** One UTF-16 unit each, so that positions can be counted. */
function plainLetters(character: string, before: string): readonly string[] {
  if (unseen.test(character)) return [];
  if (spaces.test(character)) return [' '];
  const raised = raisedDigits.indexOf(character);
  if (raised >= 0) return /[\p{L}\p{N})]/u.test(before) ? [character] : [String(raised)];
  if (/\p{Nd}/u.test(character)) return [digit(character)];
  return (otherForms.test(character) ? character.normalize('NFKC') : character).split('');
}

/** Digits of every script stand in tens, from 0 to 9. */
function digit(character: string): string {
  if (/\d/.test(character)) return character;
  const compatible = character.normalize('NFKC');
  if (/^\d$/.test(compatible)) return compatible;
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** A word is read as Latin if all its letters look so; a name in its own alphabet stays. */
function latinWord(word: string): string {
  let latin = '';
  for (const letter of word) latin += lookalikes.get(letter) ?? letter;
  return /^[\p{Script=Latin}\p{M}]+$/u.test(latin) ? latin : word;
}

/** The other way round: digits and marks for letters, as in “gu4ranteed” and “b€st”. */
const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'l',
};

const strokeless: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
};

/**
 * The text, letter for letter, with bare letters in its words: no accents, no digits between letters.
 * @example bareLetters('gu4rantéed') // 'guaranteed'
 */
export function bareLetters(text: string): string {
  return text
    .replaceAll(/[\u00c0-\u017f]/g, letter => strokeless[letter] ?? letter.normalize('NFD').charAt(0))
    .replaceAll(/(?<=[A-Za-z])[013457@$€!|](?=[A-Za-z])/g, mark => letterOf[mark] ?? mark);
}

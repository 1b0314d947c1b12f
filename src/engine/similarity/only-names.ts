/** Stands for a name that differs from page to page: of a town, of a service. */
export const nameMark = '□';

/** Words that join names and measure distances, and say nothing by themselves. */
const joiningWords = new Set(
  `a about across all also an and any are area around as at away be between both but by call can city close come county
   cover distance do drive east each even every everywhere far few find for from go has have here in include including into
   is it just lie local located mi mile min minute more near nearby nearest neighbor neighborhood neighboring next north
   northeast northwest not of off offer on only or other our out over place provide region right serve service services
   so south southeast southwest state surrounding than that the their them there these they this those through to too
   town toward us up visit we west where wherever whole will with within work you your zip`.split(/\s+/),
);

/**
 * True if a sentence consists of names and distances, such as “□ is 8 miles north of Boise.”: any town or service has
 * one like it. At least two words must say something else.
 */
export function isOnlyNames(sentence: string): boolean {
  const words = sentence.match(/[\p{L}\p{M}\p{N}’']+/gu) ?? [];
  const saying = words.filter(
    (word, at) => !isName(word, at) && !joiningWords.has(withoutEnding(word.toLowerCase())),
  );
  return saying.length < 2;
}

/** A word with a capital inside a sentence, or a number. */
function isName(word: string, at: number): boolean {
  return /\p{N}/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word) && word !== 'I');
}

function withoutEnding(word: string): string {
  const plain = word.replace(/[’'](?:s|re|ll|ve|d)?$/u, '');
  return plain.length > 3 && !plain.endsWith('ss') ? plain.replace(/s$/, '') : plain;
}

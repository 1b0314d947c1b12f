const words = ['one', 'two', 'three', 'four', 'five'];

/**
 * Stars as other programs export them, as a number from 1 to 5; the text itself if they are something else.
 * @example readStars('4.0 out of 5') // '4'
 */
export function readStars(text: string): string {
  const plain = text.trim();
  const stars = /^(★{1,5})☆*$/u.exec(plain)?.[1] ?? /^((?:⭐\uFE0F?){1,5})$/u.exec(plain)?.[1];
  if (stars !== undefined) return String(stars.replaceAll('\uFE0F', '').length);
  const [, number] =
    /^([1-5])(?:[.,]0+)?(?:\s*(?:\/|of|out of)\s*5(?:[.,]0+)?)?\s*(?:stars?)?$/i.exec(plain) ?? [];
  if (number !== undefined) return number;
  const word = words.indexOf(/^([a-z]+)(?:[ _]stars?)?$/i.exec(plain)?.[1]?.toLowerCase() ?? '');
  return word === -1 ? plain : String(word + 1);
}

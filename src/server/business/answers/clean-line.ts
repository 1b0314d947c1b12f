/** A line as texts can take it, with what was changed. */
export interface CleanLine {
  readonly text: string;
  readonly changes: readonly string[];
}

const tag = /<(?:\/?[a-z]|!)[^<>]*>/gi;
const emoji = /\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/gu;
const knownNames = /\{\{ ?(?:city|state|keyword) ?\}\}/g;

/** Without HTML, emoji, shouting and what a template would read as its own marks. */
export function cleanLine(typed: string): CleanLine {
  const changes: string[] = [];
  const change = (text: string, next: string, told: string) => {
    if (next !== text) changes.push(told);
    return next;
  };
  let text = change(typed, typed.replaceAll(tag, ' '), 'HTML was taken out.');
  text = change(
    text,
    text.replaceAll(/\p{Emoji_Presentation}|[\u2600-\u27bf]\ufe0f?/gu, ' ').replaceAll(emoji, ''),
    'Emoji were taken out.',
  );
  text = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:!?])/g, '')
    .trim();
  text = change(text, text.replaceAll(/([!?])[!?]+/g, '$1'), 'Repeated marks were taken out.');
  text = change(text, isShouted(text) ? spoken(text) : text, 'Capitals were made small. Check the names.');
  return { text: text.replaceAll(smallNames, name => name.charAt(0).toUpperCase() + name.slice(1)), changes };
}

/** Names that people type small. “May” and “march” are words as well. */
const smallNames =
  /\b(?:christmas|thanksgiving|halloween|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|i(?= |['’](?:m|ve|ll|d)\b))\b/g;

/** The text with its marks escaped, but not the fields of every page: a template says it literally. */
export function asTemplateText(text: string): string {
  let escaped = '';
  let from = 0;
  for (const { 0: name, index } of text.matchAll(knownNames)) {
    escaped += escapeMarks(text.slice(from, index)) + name;
    from = index + name.length;
  }
  return escaped + escapeMarks(text.slice(from));
}

const escapeMarks = (text: string) =>
  text
    .replaceAll(/(?<!\\)[{}|]/g, '\\$&')
    .replaceAll('[', '(')
    .replaceAll(']', ')');

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return (
    letters.length >= 12 && letters.filter(letter => /\p{Lu}/u.test(letter)).length / letters.length > 0.8
  );
}

function spoken(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(^|[.!?] +)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(/\bi(?=['’ ])/g, 'I');
}

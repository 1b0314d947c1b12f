/** A part of a text. Open parts may be reworded; closed parts are choices, links and other braces. */
interface TextPart {
  readonly from: number;
  readonly to: number;
  readonly isOpen: boolean;
}

/**
 * Splits a text into parts that may be reworded and parts that may not. Placeholders stay within open
 * parts, because phrases may contain them. Everything after an unclosed brace is closed.
 */
export function splitOpenParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  const close = (from: number, to: number) => {
    if (from > done) parts.push({ from: done, to: from, isOpen: true });
    parts.push({ from, to, isOpen: false });
    done = to;
  };
  for (let found = next(text, 0); found; found = next(text, done)) {
    close(found.index, found[0] === '{' ? endOfBraces(text, found.index) : found.index + found[0].length);
  }
  if (done < text.length) parts.push({ from: done, to: text.length, isOpen: true });
  return parts;
}

/** Finds the next lone brace or address, and skips placeholders. */
function next(text: string, from: number): RegExpExecArray | null {
  const mark =
    /(\{\{\s*[a-z][a-z0-9_]{0,63}\s*\}\})|[{}]|(?:https?:\/\/|www\.|mailto:|tel:)[^\s{}]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.[\w.-]+/giu;
  mark.lastIndex = from;
  let found = mark.exec(text);
  while (found?.[1]) found = mark.exec(text);
  return found;
}

function endOfBraces(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

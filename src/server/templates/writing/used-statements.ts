/*
 * A model is given numbered statements and ends its answer with those it used: "USED: 1, 3".
 */

export interface UsedAnswer {
  readonly text: string;
  /** Indexes of the statements it says it used. */
  readonly used: readonly number[];
}

const lastLine = /(?:^|\n)[ \t*`"]*USED:([^\n]*)$/i;

/**
 * Takes the last line off an answer. Null: it names a statement that it was not given.
 * @example takeUsed('We haul.\nUSED: 2', 3) // { text: 'We haul.', used: [1] }
 */
export function takeUsed(answer: string, given: number): UsedAnswer | null {
  const whole = answer.trimEnd();
  const found = lastLine.exec(whole);
  if (!found) return { text: answer, used: [] };
  const numbers = (found[1]?.match(/\d+/g) ?? []).map(Number);
  if (numbers.some(number => number < 1 || number > given)) return null;
  return { text: whole.slice(0, found.index), used: [...new Set(numbers.map(number => number - 1))] };
}

/** Streams a text without its last line. */
export function withoutUsedLine(onText: (piece: string) => Promise<void>): (piece: string) => Promise<void> {
  // The beginning of the answer is the beginning of a line.
  let held = '\n';
  let isBegun = false;
  let isOver = false;
  return async piece => {
    if (isOver) return;
    held += piece;
    const end = /\n[ \t*`"]*USED:/i.exec(held);
    if (end) isOver = true;
    // What may become the last line waits for the next piece.
    const from = end ? end.index : (/\n[ \t*`"]*(?:U|US|USE|USED)?$/i.exec(held)?.index ?? held.length);
    const told = isBegun ? held.slice(0, from) : held.slice(1, from);
    if (from > 0) isBegun = true;
    held = held.slice(from);
    if (told !== '') await onText(told);
  };
}

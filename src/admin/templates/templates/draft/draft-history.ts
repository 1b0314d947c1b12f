/** The place and time (ms) of an edit. Quick edits of one text are one step. */
interface EditMark {
  readonly place: string | null;
  readonly at: number;
}

interface Step<Value> {
  readonly value: Value;
  /** The edit that led away from this value. */
  readonly mark: EditMark;
}

/** A value with its undo and redo states. */
export interface DraftHistory<Value> {
  readonly past: readonly Step<Value>[];
  readonly present: Value;
  readonly future: readonly Step<Value>[];
}

const maxSteps = 300;
/** A pause this long (ms) in typing begins a new step. */
const pause = 1_200;
/** Longest duration of one undo step (ms), however fast the user types. */
const longestStep = 8_000;

export function startHistory<Value>(present: Value): DraftHistory<Value> {
  return { past: [], present, future: [] };
}

/** The history with one more edit. Typing on in the same place extends the last step; anything else begins one. */
export function edited<Value>(
  history: DraftHistory<Value>,
  value: Value,
  mark: EditMark,
  lastEditAt: number,
): DraftHistory<Value> {
  if (Object.is(value, history.present)) return history;
  const last = history.past.at(-1);
  const extendsLast =
    last !== undefined &&
    mark.place !== null &&
    last.mark.place === mark.place &&
    history.future.length === 0 &&
    mark.at - lastEditAt < pause &&
    mark.at - last.mark.at < longestStep;
  const past = extendsLast
    ? history.past
    : [...history.past, { value: history.present, mark }].slice(-maxSteps);
  return { past, present: value, future: [] };
}

export function undone<Value>(history: DraftHistory<Value>): DraftHistory<Value> {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    past: history.past.slice(0, -1),
    present: step.value,
    future: [{ value: history.present, mark: step.mark }, ...history.future],
  };
}

export function redone<Value>(history: DraftHistory<Value>): DraftHistory<Value> {
  const [step, ...future] = history.future;
  if (!step) return history;
  return {
    past: [...history.past, { value: history.present, mark: step.mark }],
    present: step.value,
    future,
  };
}

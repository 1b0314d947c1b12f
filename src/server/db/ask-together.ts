/** More in one question gain nothing. */
const most = 500;

/**
 * A look-up by key that requests of the same moment make together. The question is put once whoever is about to ask has asked,
 * so an answer is never older than the question.
 */
export function askTogether<Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  let open: { readonly keys: Set<string>; readonly answers: Promise<ReadonlyMap<string, Answer>> } | null =
    null;
  return async key => {
    if (open === null || open.keys.size >= most) {
      const keys = new Set<string>();
      const answers = new Promise<void>(resolve => setImmediate(resolve)).then(() => {
        if (open?.keys === keys) open = null;
        return ask([...keys]);
      });
      open = { keys, answers };
    }
    open.keys.add(key);
    return (await open.answers).get(key);
  };
}

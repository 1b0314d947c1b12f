/** What an address answers from one change to the next. */
export type State =
  | { readonly kind: 'live'; readonly title: string }
  | { readonly kind: 'moved'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'nothing' }
  /** A page that was taken back: its address leads to what is near it, or nowhere. */
  | { readonly kind: 'gone' };

interface Span {
  readonly state: State;
  until: number;
}

/** Nothing is shown longer than this after it changed, in milliseconds. */
const stalest = 2_000;

/** What every address that is read answers now, and what it answered a moment ago. */
export class States {
  readonly #spans = new Map<string, Span[]>();

  /** The n-th address that is to be read. */
  pathAt(n: number): string {
    const paths = [...this.#spans.keys()];
    return paths[n % paths.length] ?? '/';
  }

  /** From now on an address may answer this; the function given back says that it answers nothing else any more. */
  become(path: string, state: State): () => void {
    const known = this.#spans.get(path) ?? [spanOf({ kind: 'nothing' })];
    const before = known.filter(span => span.until === Number.POSITIVE_INFINITY);
    this.#spans.set(path, [...known.slice(-6), spanOf(state)]);
    return () => {
      for (const span of before) span.until = Date.now();
    };
  }

  /** It is not read any more. */
  forget(path: string): void {
    this.#spans.delete(path);
  }

  /** What an answer may be that was asked for at this moment. */
  allowed(path: string, asked: number): State[] {
    return (this.#spans.get(path) ?? [])
      .filter(span => span.until + stalest >= asked)
      .map(span => span.state);
  }
}

const spanOf = (state: State): Span => ({ state, until: Number.POSITIVE_INFINITY });

/** Does the work; what addresses answered before is over when it is done. */
export async function during(ends: readonly (() => void)[], work: () => Promise<unknown>): Promise<void> {
  await work();
  for (const end of ends) end();
}

export interface Answer {
  readonly status: number;
  readonly location: string | null;
  /** Of the page that was sent; with 304 of the one that the reader has. */
  readonly title: string | null;
}

export function isAnswer(state: State, { status, location, title }: Answer): boolean {
  if (state.kind === 'nothing') return status === 404;
  if (state.kind === 'gone') return status === 404 || status === 301;
  if (state.kind === 'moved') return status === state.status && location === state.to;
  return (status === 200 || status === 304) && title !== null && title.startsWith(state.title);
}

export function titleOf(html: string): string | null {
  return /<title>([^<]*)/.exec(html)?.[1] ?? null;
}

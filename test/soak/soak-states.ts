/** What an address answers from one change to the next. */
export type State =
  | { readonly kind: 'live'; readonly title: string }
  | { readonly kind: 'moved'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'nothing' }
  /** A reverted page: its address redirects to a nearby page, or is not found. */
  | { readonly kind: 'gone' };

interface Span {
  readonly state: State;
  until: number;
}

/** Nothing is shown longer than this after it changed, in milliseconds. */
const stalest = 2_000;

/** The current and the previous answer of every address that is read. */
export class States {
  readonly #spans = new Map<string, Span[]>();

  /** The n-th address that is to be read. */
  pathAt(n: number): string {
    const paths = [...this.#spans.keys()];
    return paths[n % paths.length] ?? '/';
  }

  /** Allows this answer of an address from now on; the returned function forbids all others. */
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

  /** Valid answers to a request sent at this time. */
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
  /** The title of the page that was sent; with 304 of the one that the reader has. */
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

import type { RelatedPage } from '../../../sections/schemas.ts';

/** Paths that only this page may link to: its related pages. */
export class PageLinks {
  readonly #own: ReadonlySet<string>;
  readonly #related: readonly RelatedPage[];
  /** Created on first use: few pages have a text that could be such a link. */
  #paths: ReadonlySet<string> | null = null;

  /** `own`: paths that every page may link to, without their ends. */
  constructor(own: ReadonlySet<string>, related: readonly RelatedPage[]) {
    this.#own = own;
    this.#related = related;
  }

  has(path: string): boolean {
    const plain = withoutEnd(path);
    if (this.#own.has(plain)) return false;
    this.#paths ??= new Set(this.#related.map(one => withoutEnd(one.href)));
    return this.#paths.has(plain);
  }
}

/** A link in the form in which links are compared: `/contact`, `/contact/` and `/contact#hours` are one page. */
export function withoutEnd(href: string): string {
  return (href.split(/[?#]/, 1)[0] ?? '').replace(/\/$/, '');
}

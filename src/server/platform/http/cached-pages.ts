/** The cache of public pages, for code that invalidates pages or reports metrics. */
export interface CachedPages {
  readonly hits: number;
  readonly rendered: number;
  readonly bytes: number;
  readonly size: number;
  /** Names the paths whose query matters: no request for them is answered from memory if it has one. */
  setQueried(isQueried: (path: string) => boolean): void;
  dropAll(): void;
  /** Removes the pages that show one of these addresses. */
  dropShowing(slugs: readonly string[]): void;
}

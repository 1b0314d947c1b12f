/** The public pages in memory, as those know them who change what pages show, or report figures. */
export interface CachedPages {
  readonly hits: number;
  readonly drawn: number;
  readonly bytes: number;
  readonly size: number;
  dropAll(): void;
  /** Drops the pages that show one of these addresses. */
  dropShowing(slugs: readonly string[]): void;
}

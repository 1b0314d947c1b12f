import type { LinkItem } from '../sections/schemas.ts';

/** Links to the newer and the older part of a list. */
export interface ListPlace {
  readonly newer: LinkItem | null;
  readonly older: LinkItem | null;
}

export function ListPages({ newer, older }: ListPlace) {
  return (
    <>
      {newer !== null && (
        <a className="button" href={newer.href} rel="prev">
          {newer.text}
        </a>
      )}
      {older !== null && (
        <a className="button" href={older.href} rel="next">
          {older.text}
        </a>
      )}
    </>
  );
}

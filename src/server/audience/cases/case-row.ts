import type { Selectable } from 'kysely';
import { type Case, type CaseRow, caseRowSchema, caseSchema } from '../../../contract/audience/cases.ts';
import type { CaseConsents, CasePhotos, Cases } from '../../platform/db/tables.ts';
import { presentAs } from '../../platform/present-as.ts';

/** A case as it is stored; its day is a text, so that time zones don't shift it. */
export type CaseTable = Omit<Selectable<Cases>, 'status' | 'done_on'> & {
  readonly status: Case['status'];
  readonly done_on: string;
};
export type PhotoRow = Pick<
  Selectable<CasePhotos>,
  'id' | 'case_id' | 'moment' | 'hash' | 'width' | 'height' | 'is_agreed'
>;
export type ConsentRow = Selectable<CaseConsents>;

export type ListedCase = Pick<
  CaseTable,
  | 'id'
  | 'slug'
  | 'status'
  | 'summary'
  | 'service'
  | 'city'
  | 'state'
  | 'done_on'
  | 'agreed_at'
  | 'revoked_at'
  | 'created_at'
>;

export const casePath = (slug: string) => `${galleryPath}${slug}/`;
export const galleryPath = '/finished-work/';

/** Where a published photo is. Its content never changes. */
export const casePhotoPath = (id: string, size: 'large' | 'small') => `/photos/cases/${id}-${size}.webp`;

export function presentRow(row: ListedCase): CaseRow {
  return presentAs(caseRowSchema, row);
}

/** Photos keep their stage in the column `moment`. */
export const stageOf = (moment: string) => (moment === 'before' ? 'before' : 'after');

/** A case with what belongs to it. */
export interface WholeCase {
  readonly row: CaseTable;
  readonly photos: readonly PhotoRow[];
  readonly consents: readonly ConsentRow[];
}

export function presentCase({ row, photos, consents }: WholeCase): Case {
  return presentAs(caseSchema, {
    ...row,
    photos: photos.map(({ id, moment, width, height, is_agreed }) => ({
      id,
      stage: stageOf(moment),
      width,
      height,
      is_agreed,
    })),
    consents: consents.map(({ action, photos: agreed, words, name, created_at }) => ({
      action: action === 'agreed' ? 'agreed' : 'withdrawn',
      photos: agreed.length,
      words: words !== null,
      name: name !== null,
      created_at: created_at.toISOString(),
    })),
    path: row.status === 'published' ? casePath(row.slug) : null,
  });
}

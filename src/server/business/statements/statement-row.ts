import type { Selectable } from 'kysely';
import { type Statement, statementSchema } from '../../../contract/business/statements.ts';
import type { Statements } from '../../platform/db/tables.ts';
import { presentAs } from '../../platform/present-as.ts';

export type StatementTable = Selectable<Statements>;

const kind = statementSchema.shape.subject_kind;

export function presentStatement(row: StatementTable): Statement {
  return presentAs(statementSchema, {
    ...row,
    subject_kind: kind.parse(row.subject_kind),
  });
}

/** Days end at midnight UTC. @example dayAt(new Date('2027-05-31T23:00:00Z')) // '2027-05-31' */
export function dayAt(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import {
  maxSources,
  type Statement,
  type StatementInput,
  type statementRoutes,
} from '../../../contract/business/statements.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { changedMeanwhile } from '../../platform/require-unchanged.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { announceFacts } from './announce-facts.ts';
import { expiryOf, predicateProblem } from './check-predicate.ts';
import {
  chooseSource,
  deleteStatementRow,
  getStatement,
  insertStatements,
  listSources,
  lockStatements,
  markDisputed,
  updateStatements,
} from './queries.ts';
import { dayAt, presentStatement, type StatementTable } from './statement-row.ts';
import { readSubject } from './subject-key.ts';

type StatementChange = z.output<typeof statementRoutes.update.body>;

export async function createStatement(db: Db, input: StatementInput): Promise<Statement> {
  const problem = predicateProblem(input);
  if (problem !== null) throw invalid('predicate', problem);
  const { subject_kind, predicate, ...given } = input;
  const text = { ...given, expires_on: expiryOf(input, dayAt(new Date())) };
  const { towns } = await currentGroup(db, 'areas');
  const subject = readSubject(subject_kind, input.subject, towns);
  if ('problem' in subject) throw invalid('subject', subject.problem);
  return db.transaction().execute(async trx => {
    await lockStatements(trx);
    const same = { subject_key: subject.key, predicate };
    const sources = await listSources(trx, same);
    refuseTaken(sources, text.source);
    if (sources.length >= maxSources)
      throw invalid('source', `At most ${maxSources} sources for one fact. Delete one first.`, 'conflict');
    const id = uuidv7();
    await insertStatements(trx, [{ ...text, ...same, id, subject_kind, subject: subject.name }]);
    return completeChange(trx, 'created', id);
  });
}

export async function changeStatement(
  db: Db,
  id: string,
  { based_on, is_chosen, ...change }: StatementChange,
): Promise<Statement> {
  return db.transaction().execute(async trx => {
    await lockStatements(trx);
    const stored = await getStatement(trx, id);
    if (based_on !== undefined && based_on !== stored.revision) {
      throw changedMeanwhile('this statement', presentStatement(stored));
    }
    const before = presentStatement(stored);
    const {
      value = before.value,
      source = before.source,
      source_name = before.source_name,
      checked_on = before.checked_on,
      expires_on = before.expires_on,
      license = before.license,
    } = change;
    const others = (await listSources(trx, stored)).filter(other => other.id !== id);
    refuseTaken(others, source);
    await updateStatements(trx, [{ id, value, source, source_name, checked_on, expires_on, license }]);
    if (is_chosen) await chooseSource(trx, stored);
    return completeChange(trx, is_chosen ? 'chosen' : 'saved', id);
  });
}

export async function deleteStatement(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    await lockStatements(trx);
    const stored = await getStatement(trx, id);
    await deleteStatementRow(trx, id);
    await markDisputed(trx, [stored.subject_key]);
    await announceFacts(trx, [stored]);
    await record(trx, 'deleted', stored);
  });
}

/** What follows from a change, in its transaction: disputes, notices for the page cache, activity. */
async function completeChange(trx: Trx, action: string, id: string): Promise<Statement> {
  const { subject_key } = await getStatement(trx, id);
  await markDisputed(trx, [subject_key]);
  const row = await getStatement(trx, id);
  await announceFacts(trx, [row]);
  await record(trx, action, row);
  return presentStatement(row);
}

function record(trx: Trx, action: string, { id, subject, predicate }: StatementTable) {
  return writeActivity(trx, { action, noun: 'statements', id, name: subjectAnd(subject, predicate) });
}

/** @example subjectAnd('Davie, FL', 'bulk_limit') // 'Davie, FL: bulk_limit' */
export function subjectAnd(subject: string, predicate: string): string {
  return subject === '' ? predicate : `${subject}: ${predicate}`;
}

function refuseTaken(others: readonly Pick<StatementTable, 'source'>[], source: string): void {
  if (others.some(other => other.source === source))
    throw invalid('source', 'This source states it already. Change that statement.', 'conflict');
}

function invalid(path: string, message: string, code: 'invalid' | 'conflict' = 'invalid'): AppError {
  return new AppError(code, message, { reason: path, fields: [{ path, message }] });
}

import { v7 as uuidv7 } from 'uuid';
import { maxSources, ownerSource, type Statement } from '../../../contract/business/statements.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { announceFacts } from './announce-facts.ts';
import { expiryOf } from './check-predicate.ts';
import {
  chooseSource,
  insertStatements,
  listOfSubjects,
  lockStatements,
  markDisputed,
  type NewStatement,
  updateStatements,
} from './queries.ts';
import { subjectAnd } from './save-statement.ts';
import { dayAt, presentStatement } from './statement-row.ts';
import type { Subject } from './subject-key.ts';

interface OwnerAnswer {
  readonly predicate: string;
  readonly value: string;
  readonly places: readonly Subject[];
  /** Where the owner read it; left out: the owner knows it. */
  readonly source?: string | undefined;
}

/** States an owner’s answer of each place, as of today. Where other sources disagree, the answer is the chosen one. */
export async function saveOwnerAnswers(
  trx: Trx,
  { predicate, value, places, source = ownerSource }: OwnerAnswer,
): Promise<Statement[]> {
  await lockStatements(trx);
  const today = dayAt(new Date());
  const keys = places.map(({ key }) => key);
  const ofPredicate = async () =>
    (await listOfSubjects(trx, keys)).filter(row => row.predicate === predicate);
  const stored = Map.groupBy(await ofPredicate(), row => row.subject_key);
  const expires_on = expiryOf({ predicate, checked_on: today, expires_on: undefined }, today);
  const text = { value, source, source_name: '', checked_on: today, expires_on, license: '' };
  const added: NewStatement[] = [];
  const changed: { id: string }[] = [];
  for (const { name, key } of places) {
    const sources = stored.get(key) ?? [];
    const own = sources.find(one => one.source === source);
    if (own) changed.push({ id: own.id });
    else if (sources.length >= maxSources)
      throw new AppError(
        'conflict',
        `${name}: at most ${maxSources} sources for one fact. Delete one first.`,
      );
    else
      added.push({
        ...text,
        id: uuidv7(),
        predicate,
        subject_kind: 'place',
        subject: name,
        subject_key: key,
      });
  }
  await insertStatements(trx, added);
  await updateStatements(
    trx,
    changed.map(({ id }) => Object.assign({ id }, text)),
  );
  const rows = await ofPredicate();
  const answers = rows.filter(one => one.source === source);
  for (const answer of answers)
    if (rows.some(row => row.subject_key === answer.subject_key && row.value !== value))
      await chooseSource(trx, answer);
  await markDisputed(trx, keys);
  await announceFacts(trx, answers);
  await writeActivity(trx, {
    action: 'answered',
    noun: 'statements',
    id: answers.length === 1 ? (answers[0]?.id ?? null) : null,
    name: subjectAnd(places.map(({ name }) => name).join('; '), predicate),
  });
  return (await ofPredicate()).filter(one => one.source === source).map(presentStatement);
}

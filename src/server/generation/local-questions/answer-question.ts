import type { z } from 'zod';
import { type localQuestionRoutes, maxAnswer } from '../../../contract/generation/local-questions.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { locationKey, placeKey } from '../../../engine/index.ts';
import type { PackPredicate } from '../../business/packs/predicates.ts';
import { findById } from '../../business/places/find-by-id.ts';
import { readTowns } from '../../business/places/gazetteer.ts';
import { saveOwnerAnswers } from '../../business/statements/save-owner-answers.ts';
import { readSubject, type Subject } from '../../business/statements/subject-key.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { askedPredicates } from './asked-predicates.ts';
import { checkAnswer } from './check-answer.ts';
import { deleteSkipped, insertSkipped } from './queries.ts';

type Answer = z.output<typeof localQuestionRoutes.answer.body>;
type Answered = z.output<typeof localQuestionRoutes.answer.reply>;

interface AskedPlace {
  readonly city: string;
  readonly state: string;
}

/** Stores the answer of a question for its town and others, or that they were skipped. */
export async function answerQuestion(
  db: Db,
  id: string,
  { answer, same_for, source, is_confirmed }: Answer,
): Promise<Answered> {
  const areas = await currentGroup(db, 'areas');
  const [place, predicate] = readQuestion(id);
  const ids = [...new Set([place, ...same_for])];
  const towns = ids.map(one => requireTown(areas, one));
  const places = towns.map(town => subjectOf(town, areas));
  const keys = places.map(({ key }) => key);
  if (answer === undefined) {
    await db.transaction().execute(trx => insertSkipped(trx, keys, predicate.name));
    return { statements: [], skipped: keys.length };
  }
  const value = checkAnswer(answer, {
    predicate,
    towns,
    areas,
    places: placesOf(towns),
    isConfirmed: is_confirmed,
    maxLength: maxAnswer,
  });
  const statements = await db.transaction().execute(async trx => {
    const saved = await saveOwnerAnswers(trx, { predicate: predicate.name, value, places, source });
    await deleteSkipped(trx, keys, predicate.name);
    return saved;
  });
  return { statements, skipped: 0 };
}

/** @example readQuestion('roundrock|TX.access') // ['roundrock|TX', access] */
function readQuestion(id: string): readonly [string, PackPredicate] {
  const at = id.lastIndexOf('.');
  const predicate = askedPredicates().find(({ name }) => name === id.slice(at + 1));
  if (at > 0 && predicate) return [id.slice(0, at), predicate];
  throw new AppError('not-found', 'Question not found. Its pack may no longer be in use.', {
    reason: 'question-missing',
  });
}

/** The town of an id: the gazetteer’s, or one of the owner’s list. */
export function requireTown(areas: Areas, id: string): AskedPlace {
  const found = findById(areas.towns, id)?.town ?? areas.towns.find(town => locationKey(town) === id);
  if (found) return found;
  throw new AppError('not-found', `The gazetteer has no town “${id}”. Write it as “Jupiter, FL”.`, {
    reason: 'town-missing',
  });
}

/** The subject of statements about a town. */
export function subjectOf({ city, state }: AskedPlace, { towns }: Areas): Subject {
  const subject = readSubject('place', `${city}, ${state}`, towns);
  if ('problem' in subject) throw new AppError('invalid', subject.problem);
  return subject;
}

/** Keys of the places of their states. */
export function placesOf(towns: readonly AskedPlace[]): ReadonlySet<string> {
  const states = new Set(towns.map(({ state }) => state));
  return new Set(
    readTowns()
      .filter(({ state }) => states.has(state))
      .map(({ city }) => placeKey(city)),
  );
}

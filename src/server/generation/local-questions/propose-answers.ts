import type { z } from 'zod';
import {
  type AnswerProposals,
  type localQuestionRoutes,
  maxAnswer,
  maxProposed,
} from '../../../contract/generation/local-questions.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { states } from '../../../engine/index.ts';
import type { PackPredicate } from '../../business/packs/predicates.ts';
import { placeId } from '../../business/places/find-area.ts';
import { AppError } from '../../platform/errors.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { jsonAnswer, plainAnswer } from '../../templates/writing/clean-answer.ts';
import { failureMessage } from '../../templates/writing/failure-message.ts';
import { listStated } from '../../templates/writing/list-stated.ts';
import type { WritingContext } from '../../templates/writing/writing-context.ts';
import {
  type ProposalTask,
  WritingFailure,
  type WritingLine,
} from '../../templates/writing/writing-provider.ts';
import { placesOf, requireTown } from './answer-question.ts';
import { askedPredicates } from './asked-predicates.ts';
import { checkAnswer, doubtful } from './check-answer.ts';
import { listQuestions } from './list-questions.ts';

type Body = z.output<typeof localQuestionRoutes.propose.body>;

/** What a model is asked about a town. */
interface AskedModel {
  readonly task: ProposalTask;
  readonly areas: Areas;
  readonly town: { readonly city: string; readonly state: string };
  readonly placeId: string;
  readonly predicates: readonly PackPredicate[];
}

/** A model is told so many sentences of what is known. */
const maxStated = 40;

/** Reads what is asked while the call can still be refused. */
export async function proposalTask(
  { db, writer }: WritingContext,
  { place, predicates: named }: Body,
): Promise<AskedModel> {
  if (writer.provider === 'built-in')
    throw new AppError('conflict', 'No model is configured. Answer the questions yourself.', {
      reason: 'no-model',
    });
  const areas = await currentGroup(db, 'areas');
  const town = requireTown(areas, place);
  const id = placeId(town);
  const names = named ?? (await openQuestions({ db }, id));
  const asked = askedPredicates();
  const predicates = names.map(name => {
    const found = asked.find(one => one.name === name);
    if (found) return found;
    throw new AppError('not-found', `Question “${name}” not found. Its pack may no longer be in use.`, {
      reason: 'question-missing',
    });
  });
  if (predicates.length === 0)
    throw new AppError('conflict', 'Nothing is left to ask about this town.', { reason: 'nothing-open' });
  const { city, state } = town;
  const stated = await listStated(db, { city, state, service: '' });
  return {
    areas,
    town,
    placeId: id,
    predicates,
    task: {
      kind: 'proposals',
      place: `${city}, ${states.find(({ code }) => code === state)?.name ?? state}`,
      questions: predicates.map(({ name, question = '', find = null, frame }) => ({
        name,
        question: question.replaceAll('{{place}}', () => city),
        find,
        frame,
      })),
      stated: stated
        .filter(({ fact }) => !fact.startsWith('business.'))
        .slice(0, maxStated)
        .map(({ text }) => text),
    },
  };
}

async function openQuestions({ db }: Pick<WritingContext, 'db'>, id: string): Promise<readonly string[]> {
  const { items } = await listQuestions(db, { place: id, batch: undefined, per_page: 500 });
  return items
    .filter(({ is_skipped }) => !is_skipped)
    .slice(0, maxProposed)
    .map(({ predicate }) => predicate);
}

/** Asks the model once. What it says is no fact: it is shown to a person, and stored nowhere. */
export async function proposeAnswers(
  context: WritingContext,
  { task, areas, town, placeId: place_id, predicates }: AskedModel,
  line: WritingLine,
): Promise<AnswerProposals> {
  const { model } = context.writer;
  const answers = await askModel(context, task, line);
  const items: AnswerProposals['items'] = [];
  const left_out: AnswerProposals['left_out'] = [];
  for (const predicate of predicates) {
    const given = answers.get(predicate.name);
    if (given === undefined) continue;
    const said = plainAnswer(given).trim();
    const checked = check(said, predicate, { areas, town });
    if ('reason' in checked)
      left_out.push({ label: predicate.label, value: said.slice(0, maxAnswer), reason: checked.reason });
    else items.push({ id: `${place_id}.${predicate.name}`, ...checked });
  }
  const unknown = predicates.length - items.length - left_out.length;
  return { place_id, items, left_out, unknown, model };
}

/** What is doubted is left to the person who checks it; what can't be a fact is not. */
function check(
  said: string,
  predicate: PackPredicate,
  { areas, town }: Pick<AskedModel, 'areas' | 'town'>,
): { readonly value: string; readonly doubt: string } | { readonly reason: string } {
  const places = placesOf([town]);
  const checked = (isConfirmed: boolean) =>
    checkAnswer(said, { predicate, towns: [town], areas, places, isConfirmed, maxLength: maxAnswer });
  try {
    return { value: checked(false), doubt: '' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.reason === doubtful
      ? { value: checked(true), doubt: error.message }
      : { reason: error.message };
  }
}

/** What the model answers, by the names of the questions. */
async function askModel(
  context: WritingContext,
  task: ProposalTask,
  line: WritingLine,
): Promise<ReadonlyMap<string, string>> {
  const { model } = context.writer;
  try {
    const json = jsonAnswer(await context.ask(task, line));
    if (typeof json === 'object' && json !== null && !Array.isArray(json))
      return new Map(
        Object.entries(json).flatMap(([name, value]: [string, unknown]) =>
          typeof value === 'string' && /[\p{L}\p{N}]/u.test(value) ? [[name, value] as const] : [],
        ),
      );
    context.refuse('not-a-text');
    throw new WritingFailure('not-a-text');
  } catch (error) {
    if (!(error instanceof WritingFailure)) throw error;
    throw new AppError('unavailable', `${failureMessage(model, error)} Answer yourself, or try again.`, {
      reason: 'not-written',
    });
  }
}

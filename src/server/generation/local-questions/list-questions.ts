import type { z } from 'zod';
import type {
  AskedTown,
  LocalQuestion,
  LocalQuestionList,
  localQuestionRoutes,
} from '../../../contract/generation/local-questions.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { findArea, meantTown, placeId } from '../../business/places/find-area.ts';
import { FactStore } from '../../business/statements/fact-store.ts';
import { subjectKeys } from '../../business/statements/subject-key.ts';
import { countPagesAbout } from '../../pages/towns/count-pages-about.ts';
import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { getCheckedBatch } from '../likeness/batch-queries.ts';
import { requireTown } from './answer-question.ts';
import { askedPredicates } from './asked-predicates.ts';
import { minutesOf } from './minutes-of.ts';
import { passAdvice } from './pass-advice.ts';
import { listSkipped, listTownsWithPages } from './queries.ts';
import { type BatchTown, readBatchNeeds } from './read-batch-needs.ts';
import { suggestValue } from './suggest-value.ts';
import type { Gain } from './town-needs.ts';

type Query = z.output<typeof localQuestionRoutes.list.query>;

/** A town of the list, with what can be asked of it. */
interface Asked extends Omit<BatchTown, 'sentences' | 'canPass'> {
  readonly sentences: number | null;
}

const maxTowns = 200;
/** Towns that are asked about without a batch. */
const maxPublished = 40;

/** What to ask the owner, the most useful first. */
export async function listQuestions(
  db: Db,
  { batch, place, per_page }: Query,
): Promise<Omit<LocalQuestionList, 'model'>> {
  const areas = await currentGroup(db, 'areas');
  const only = place === undefined ? null : placeId(requireTown(areas, place));
  const needs = batch === undefined ? null : await readNeeds(db, batch);
  const all: readonly Asked[] = needs ? needs.towns : await townsOfPages(db, areas, only);
  const towns = only === null ? all : all.filter(({ id }) => id === only);
  const skipped = await skippedOf(db, towns);
  const questions = sorted(towns.flatMap(town => questionsOf(town, skipped)));
  const open = questions.filter(({ is_skipped }) => !is_skipped);
  const needed = open.filter(({ is_needed }) => is_needed);
  const predicates = (needed.length > 0 ? needed : open).map(({ predicate }) => predicate);
  return {
    items: questions.slice(0, per_page).map(one => withSuggestion(one, areas)),
    total: questions.length,
    towns: towns.slice(0, maxTowns).map(town => presentTown(town, skipped, areas)),
    answered: towns.reduce((sum, { answered }) => sum + answered, 0),
    open: open.length,
    skipped: questions.length - open.length,
    needed: needed.length,
    minutes: minutesOf(predicates),
    advice: needs ? passAdvice(needs) : '',
    is_partial: needs?.isPartial ?? false,
  };
}

async function readNeeds(db: Db, batchId: string) {
  const batch = await getCheckedBatch(db, batchId);
  const needs = await db.transaction().execute(trx => readBatchNeeds(trx, new FactStore(trx), batch));
  return needs ?? { towns: [], isPartial: false };
}

/** One town, or those with the most published pages; each answer adds a sentence to pages of templates that name it. */
async function townsOfPages(db: Db, areas: Areas, only: string | null): Promise<readonly Asked[]> {
  // A store of its own knows the answer that was just given, and is not cleared for the areas of other calls.
  const facts = new FactStore(db);
  const found =
    only === null
      ? await listTownsWithPages(db, packStore.foreign(), maxPublished)
      : [{ ...requireTown(areas, only), pages: 0 }];
  const towns = found.flatMap(({ city, state, pages }) => {
    const town = findArea(areas.towns, city, state);
    return town ? [{ id: placeId(town), city: town.city, state: town.state, pages }] : [];
  });
  const asked = askedPredicates();
  const open = await Promise.all(
    towns.map(async ({ city, state }) => {
      const { values } = await facts.of({ city, state, service: '' }, areas);
      return asked.filter(({ name }) => !values.has(`place.${name}`));
    }),
  );
  const subjects = towns.flatMap(({ city, state }, at) =>
    (open[at] ?? []).map(({ name }) => ({
      subject_kind: 'place' as const,
      subject: `${city}, ${state}`,
      predicate: name,
    })),
  );
  const counted = await countPagesAbout(db, subjects, { towns: areas.towns, everywhere: new Set() });
  let next = 0;
  return towns.map((town, at): Asked => {
    const gains = (open[at] ?? []).map((predicate): Gain => {
      const pages = counted[next] ?? 0;
      next += 1;
      return { predicate, pages, sentences: pages > 0 ? 1 : 0 };
    });
    return {
      id: town.id,
      city: town.city,
      state: town.state,
      pages: Math.max(town.pages, ...gains.map(({ pages }) => pages)),
      sentences: null,
      lacks: 0,
      short_pages: 0,
      answered: asked.length - gains.length,
      gains: gains.filter(({ pages }) => pages > 0 || only !== null),
      needed: new Set(),
    };
  });
}

const skippedKey = (subjectKey: string, predicate: string) => `${subjectKey}\n${predicate}`;
const keyOf = ({ city, state }: Pick<Asked, 'city' | 'state'>) => subjectKeys.place(city, state);

async function skippedOf(db: Db, towns: readonly Asked[]): Promise<ReadonlySet<string>> {
  const rows = await listSkipped(db, towns.map(keyOf));
  return new Set(rows.map(({ subject_key, predicate }) => skippedKey(subject_key, predicate)));
}

function questionsOf(town: Asked, skipped: ReadonlySet<string>): LocalQuestion[] {
  const { id, city, state } = town;
  return town.gains.map(({ predicate, sentences, pages }) => {
    const { name, label, question = '', find = null, frame } = predicate;
    const is_skipped = skipped.has(skippedKey(keyOf(town), name));
    return {
      id: `${id}.${name}`,
      place_id: id,
      city,
      state,
      predicate: name,
      label,
      question: question.replaceAll('{{place}}', () => city),
      find,
      frame,
      suggestion: null,
      sentences,
      pages,
      is_needed: !is_skipped && town.needed.has(name),
      is_skipped,
    };
  });
}

/** Needed ones first, then by what they add; the same question of several towns comes together. */
function sorted(questions: readonly LocalQuestion[]): LocalQuestion[] {
  const added = ({ sentences, pages }: LocalQuestion) => sentences * pages;
  const ofPredicate = new Map<string, number>();
  for (const one of questions)
    ofPredicate.set(one.predicate, (ofPredicate.get(one.predicate) ?? 0) + added(one));
  // What everybody knows of a town is listed before rules of its utilities.
  const order = new Map(askedPredicates().map(({ name }, at) => [name, at]));
  const orderOf = (predicate: string) => order.get(predicate) ?? order.size;
  const total = ({ predicate }: LocalQuestion) => ofPredicate.get(predicate) ?? 0;
  return questions.toSorted(
    (one, other) =>
      Number(one.is_skipped) - Number(other.is_skipped) ||
      Number(other.is_needed) - Number(one.is_needed) ||
      added(other) - added(one) ||
      total(other) - total(one) ||
      orderOf(one.predicate) - orderOf(other.predicate) ||
      one.id.localeCompare(other.id),
  );
}

function withSuggestion(question: LocalQuestion, { towns }: Areas): LocalQuestion {
  const town = meantTown(towns, question.city, question.state);
  return town ? { ...question, suggestion: suggestValue(question.predicate, town) } : question;
}

function presentTown(town: Asked, skipped: ReadonlySet<string>, { towns }: Areas): AskedTown {
  const { id, city, state, pages, sentences, lacks, answered } = town;
  const open = town.gains.filter(({ predicate }) => !skipped.has(skippedKey(keyOf(town), predicate.name)));
  const county = findArea(towns, city, state)?.county ?? null;
  return { id, city, state, county, pages, sentences, lacks, answered, open: open.length };
}

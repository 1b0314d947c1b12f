import type { GenerateContent, UsedStatement } from '../../../contract/templates/writing.ts';
import { compileText, placeKey } from '../../../engine/index.ts';
import { layoutOf } from '../../../sections/schemas.ts';
import { businessTexts } from '../../business/claims/business-texts.ts';
import { addedClaims } from '../../business/claims/find-claims.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { readTowns } from '../../business/places/gazetteer.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { cleanContent } from './clean-answer.ts';
import { listStated } from './list-stated.ts';
import { readingOf } from './readings.ts';
import { takeUsed, withoutUsedLine } from './used-statements.ts';
import type { WritingContext } from './writing-context.ts';
import { type ContentTask, WritingFailure, type WritingLine } from './writing-provider.ts';

export const contentFailed = 'Failed to generate content. Please try again.';

/** Validates a request while it can still be refused, and converts it to a task. */
export function contentTask(body: GenerateContent): ContentTask {
  const { action, sectionType, existingContent: existing } = body;
  const variables = body.variables ?? {};
  if (action === 'expand' && existing.trim() === '') {
    throw new AppError('invalid', 'Please add content first before expanding it.', { reason: 'no-content' });
  }
  const given = typeof body.context === 'string' ? { note: body.context } : (body.context ?? {});
  const {
    content_pack: pack = packStore.own().id,
    field = '',
    column = '',
    placeholders = '',
    ...facts
  } = given;
  const names = [
    'city',
    'state',
    'keyword',
    ...placeholders.split(/[^a-z0-9_]+/i),
    ...Object.keys(variables),
    ...compileText(existing, { kind: 'plain', key: 'existing' }).names,
  ].map(name => name.toLowerCase());
  return {
    kind: 'content',
    action,
    sectionType,
    existing,
    pack,
    field,
    column,
    facts,
    variables,
    names: [...new Set(names)].filter(Boolean).slice(0, 100),
    stated: [],
  };
}

interface Content {
  readonly content: string;
  readonly written_by: string;
  readonly is_fallback: boolean;
  readonly statements: UsedStatement[];
}

/**
 * Generates a text and cleans it. If a map description fails, returns a fixed text of the pack; other
 * failures are refusals.
 */
export async function generateContent(
  context: WritingContext,
  task: ContentTask,
  line: WritingLine,
): Promise<Content> {
  let added: readonly string[] = [];
  try {
    const isOurs = context.writer.provider === 'built-in';
    if (isOurs) {
      // The pack's content is clean, and may contain the pack's own placeholders.
      const content = await context.ask(task, line);
      return { content, written_by: 'built-in', is_fallback: false, statements: [] };
    }
    const given = await listStated(context.db, {
      city: task.variables.city ?? '',
      state: task.variables.state ?? '',
      service: '',
    });
    const asked = { ...task, stated: given.map(({ text }) => text) };
    const onText = line.onText && withoutUsedLine(line.onText);
    const answer = takeUsed(await context.ask(asked, { ...line, onText }), given.length);
    const content = answer && cleanContent(answer.text, task.names);
    const statements = given.filter((_, at) => answer?.used.includes(at));
    // Only the cited statements cover its claims.
    const covered = { ...task, stated: statements.map(({ text }) => text) };
    added = content === null ? [] : await claimsAdded(context.db, content, covered);
    if (content !== null && added.length === 0)
      return { content, written_by: context.writer.model, is_fallback: false, statements };
    context.refuse(answer === null ? 'unknown-statement' : content === null ? 'not-a-text' : 'added-claims');
  } catch (error) {
    if (!(error instanceof WritingFailure)) throw error;
  }
  if (isMapDescription(task) && task.action === 'generate') {
    const content = readingOf(packStore.pack(task.pack).map_description, { seed: 0, values: task.variables });
    return { content, written_by: 'built-in', is_fallback: true, statements: [] };
  }
  if (added.length > 0) {
    throw new AppError(
      'unavailable',
      `${contentFailed} The writer added unstated claims: ${added.map(claim => `“${claim}”`).join(', ')}. If true, put it into your text or a statement.`,
      { reason: 'added-claims' },
    );
  }
  throw new AppError('unavailable', contentFailed, { reason: 'not-written' });
}

/** What the writer added to all that it could know. */
async function claimsAdded(db: Db, content: string, task: ContentTask): Promise<readonly string[]> {
  const { business, areas } = await currentGroups(db);
  const states = new Set(areas.towns.map(town => town.state));
  const places = new Set(
    readTowns()
      .filter(town => states.has(town.state))
      .map(town => placeKey(town.city)),
  );
  const isTitle = /title|button|cta/.test(`${task.sectionType} ${task.field} ${task.column}`);
  const given = [
    task.existing,
    task.pack,
    ...Object.values(task.facts),
    ...Object.values(task.variables),
    ...task.stated,
    ...businessTexts(business, areas),
  ];
  return addedClaims(content, given, { isTitle, places });
}

async function currentGroups(db: Db) {
  const [business, areas] = await Promise.all([currentGroup(db, 'business'), currentGroup(db, 'areas')]);
  return { business, areas };
}

/** Matches the specification's name or the template editor's name. */
function isMapDescription({ sectionType, field }: ContentTask): boolean {
  return sectionType === 'map_description' || (layoutOf(sectionType) === 'map' && field === 'description');
}

import { mapDescription } from '../../../../content/map-descriptions.ts';
import type { GenerateContent } from '../../../contract/templates/writing.ts';
import { compileText } from '../../../engine/index.ts';
import { layoutOf } from '../../../sections/schemas.ts';
import { AppError } from '../../platform/errors.ts';
import { cleanContent } from './clean-answer.ts';
import { readingOf } from './readings.ts';
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
  const { content_pack: pack = 'junk-removal', field = '', column = '', placeholders = '', ...facts } = given;
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
  };
}

interface Content {
  readonly content: string;
  readonly written_by: string;
  readonly is_fallback: boolean;
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
  try {
    const answer = await context.ask(task, line);
    // The pack's content is clean, and may contain the pack's own placeholders.
    const content = context.writer.provider === 'built-in' ? answer : cleanContent(answer, task.names);
    if (content !== null) {
      return { content, written_by: context.writer.model || 'built-in', is_fallback: false };
    }
    context.refuse('not-a-text');
  } catch (error) {
    if (!(error instanceof WritingFailure)) throw error;
  }
  if (isMapDescription(task) && task.action === 'generate') {
    const content = readingOf(mapDescription(task.pack), { seed: 0, values: task.variables });
    return { content, written_by: 'built-in', is_fallback: true };
  }
  throw new AppError('unavailable', contentFailed, { reason: 'not-written' });
}

/** Matches the specification's name or the template editor's name. */
function isMapDescription({ sectionType, field }: ContentTask): boolean {
  return sectionType === 'map_description' || (layoutOf(sectionType) === 'map' && field === 'description');
}

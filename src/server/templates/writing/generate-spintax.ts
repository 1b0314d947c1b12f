import type { GenerateSpintax } from '../../../contract/templates/writing.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { AppError } from '../../platform/errors.ts';
import { spintaxFault } from './check-spintax.ts';
import { answerText } from './clean-answer.ts';
import { spinText } from './spin-text.ts';
import { splitOpenParts } from './split-open-parts.ts';
import type { WritingContext } from './writing-context.ts';
import { type SpintaxTask, WritingFailure, type WritingLine } from './writing-provider.ts';

export const spintaxFailed = 'Failed to generate spintax. Please try again.';

/** A model gets a second attempt, because it often corrects its mistake. */
const attempts = 2;

/** Validates a request while it can still be refused, and converts it to a task. */
export function spintaxTask(body: GenerateSpintax): SpintaxTask {
  if (body.content.trim() === '') {
    throw new AppError('invalid', 'Please add content first before generating spintax.', {
      reason: 'no-content',
    });
  }
  return {
    kind: 'spintax',
    content: body.content,
    depth: body.depth,
    pack: body.content_pack ?? packStore.own().id,
  };
}

interface Restartable extends WritingLine {
  /** Called when the first answer was invalid and a new attempt starts. */
  readonly onRestart?: () => Promise<void>;
}

/** Spin text without problems that keeps all fixed parts. */
export async function generateSpintax(
  context: WritingContext,
  task: SpintaxTask,
  line: Restartable,
): Promise<{ spintaxContent: string; written_by: string }> {
  const { provider, model } = context.writer;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      if (attempt > 1) await line.onRestart?.();
      const answer = await context.ask(task, line);
      // The built-in writer returns plain spin text. Only a model may wrap it.
      const text = provider === 'built-in' ? answer : answerText(answer);
      const fault = text === null ? 'not-a-text' : spintaxFault(task.content, text);
      if (text !== null && fault === null) return { spintaxContent: text, written_by: model || 'built-in' };
      if (provider === 'built-in') throw nothingToVary(task.content);
      context.refuse(fault ?? 'not-a-text');
    } catch (error) {
      if (!(error instanceof WritingFailure)) throw error;
      break;
    }
  }
  throw new AppError('unavailable', spintaxFailed, { reason: 'not-written' });
}

/** Decides if a text can be varied. Only a model can vary any text; what the built-in writer knows is known before. */
export function checkSpintax(
  { writer }: Pick<WritingContext, 'writer'>,
  { content, depth, pack }: SpintaxTask,
): { can_spin: boolean; reason: string | null } {
  const canSpin =
    writer.provider !== 'built-in' || spintaxFault(content, spinText(content, { depth, pack })) === null;
  return { can_spin: canSpin, reason: canSpin ? null : nothingToVary(content).message };
}

/** A refusal that suggests what to type, with words of the text. */
function nothingToVary(content: string): AppError {
  const [opening = ''] = /^.{1,60}(?<![\s.,:;!?])(?![^\s.,:;!?])/u.exec(content.trim()) ?? [];
  const hasOptions = splitOpenParts(content).some(({ from, isOpen }) => !isOpen && content[from] === '{');
  return new AppError(
    'conflict',
    hasOptions
      ? 'The built-in writer has no more options. Type | and your wording before a closing brace: {one|two|your wording}.'
      : `The built-in writer knows no other wording for this text. Type yours: {${opening}|your wording}`,
    { reason: 'no-known-phrase' },
  );
}

import { answerLabels, answerParts } from '../../../contract/business/answers.ts';
import { maxLeftOut, type ServiceTexts } from '../../../contract/business/service-texts.ts';
import type { ServiceToDraft } from '../../../contract/business/services.ts';
import { readServiceContent, type ServiceContent } from '../../../sections/schemas.ts';
import { readAnswerLines } from '../../business/answers/answer-lines.ts';
import { countOwnSentences } from '../../business/services/count-own-sentences.ts';
import { readTold } from '../../business/services/draft-for.ts';
import { draftService } from '../../business/services/draft-service.ts';
import { AppError } from '../../platform/errors.ts';
import { failureMessage } from '../writing/failure-message.ts';
import { listStated } from '../writing/list-stated.ts';
import type { WritingContext } from '../writing/writing-context.ts';
import { type ServiceTask, WritingFailure, type WritingLine } from '../writing/writing-provider.ts';
import { checkWritten, type WritingSources } from './check-written.ts';
import { wordsOf } from './is-grounded.ts';
import { readWritten } from './read-written.ts';

/** What a model writes from, and the texts that the built-in writer arranges of the same answers. */
export interface ServiceWriting {
  readonly task: ServiceTask;
  readonly sources: WritingSources;
  readonly arranged: Omit<ServiceTexts, 'message' | 'left_out'>;
  /** How many sentences of these texts only this service has. */
  readonly count: (content: ServiceContent) => number;
}

/** Reads what the owner says while the call can still be refused. */
export async function readServiceWriting(
  { db }: Pick<WritingContext, 'db'>,
  body: ServiceToDraft,
): Promise<ServiceWriting> {
  const { told, context } = await readTold(db, body);
  const { answers, content, own_sentences, needed_sentences } = draftService(told, context);
  const { lines } = readAnswerLines(answers, context.owner);
  const said = answerParts
    .map(part => ({
      part: answerLabels[part].label,
      text: lines[part]
        .flatMap(({ title, sentences }) => [[title, sentences.join(' ')].filter(Boolean).join(': ')])
        .join('\n'),
    }))
    .filter(({ text }) => text !== '');
  if (said.length === 0)
    throw new AppError(
      'invalid',
      'Say something of the work first. A model writes from your answers alone.',
      {
        reason: 'no-answers',
      },
    );
  // A business that is not set up states nothing; what is stored is the demo's.
  const facts =
    body.places === undefined ? await listStated(db, { city: '', state: '', service: told.name }) : [];
  const stated = facts.filter(({ fact }) => /^(?:business|service)\./.test(fact)).map(({ text }) => text);
  const { name, keywords } = told;
  return {
    task: { kind: 'service', service: name, answers: said, stated },
    sources: {
      texts: [...said.map(({ text }) => text), ...stated],
      service: name,
      keywords,
      owner: context.owner,
    },
    arranged: { content, own_sentences, needed_sentences, written_by: 'built-in' },
    count: texts => countOwnSentences({ name, keywords, content: texts }, context.others),
  };
}

/** The model's texts as far as the answers and statements say them; without any, the owner's own sentences. */
export async function writeService(
  context: WritingContext,
  { task, sources, arranged, count }: ServiceWriting,
  line: WritingLine,
): Promise<ServiceTexts> {
  const { provider, model } = context.writer;
  const instead = (message: string, left_out: ServiceTexts['left_out'] = []) => ({
    ...arranged,
    message,
    left_out,
  });
  if (provider === 'built-in') return instead('No model is configured. These are your own sentences.');
  try {
    const written = readWritten(await context.ask(task, line));
    if (written === null) throw new WritingFailure('not-a-text');
    const { content, leftOut } = checkWritten(written, sources);
    const left_out = leftOut.slice(0, maxLeftOut);
    if (count(content) > 0) {
      const whole = withOwnSentences(content, arranged.content);
      return {
        ...arranged,
        content: whole,
        own_sentences: count(whole),
        written_by: model,
        message: '',
        left_out,
      };
    }
    context.refuse('added-claims');
    return instead(
      `Nothing that ${model} wrote is in your answers. These are your own sentences instead.`,
      left_out,
    );
  } catch (error) {
    if (!(error instanceof WritingFailure)) throw error;
    if (error.message === 'not-a-text') context.refuse(error.message);
    return instead(`${failureMessage(model, error)} These are your own sentences instead.`);
  }
}

const maxQuestions = 10;

/** Where the model has nothing to say, the owner's own sentences stay; so do answers that it left out. */
function withOwnSentences(written: ServiceContent, own: ServiceContent): ServiceContent {
  const said = new Set(wordsOf(JSON.stringify(written)));
  const untold = own.questions.filter(({ answer }) => {
    const words = new Set(wordsOf(answer));
    return [...words].filter(word => said.has(word)).length * 3 < words.size * 2;
  });
  const texts = Object.entries(own).map(([name, text]) => {
    const instead = Object.entries(written).find(([field]) => field === name)?.[1];
    return [name, instead === undefined || instead.length === 0 ? text : instead];
  });
  return readServiceContent({
    ...Object.fromEntries(texts),
    questions: [...written.questions, ...untold].slice(0, maxQuestions),
  });
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../platform/project-root.ts';

const packs = join(projectRoot, 'content', 'packs');

/** Every question of the packs with its answer, wherever it is. */
function questionsIn(value: unknown): readonly (readonly [question: string, answer: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(questionsIn);
  if (!('question' in value && 'answer' in value)) return inside;
  return [...inside, [String(value.question), String(value.answer)]];
}

/** The texts that one group of options stands for; nested groups are rare and stay as they are. */
const optionsOf = (text: string) => (/^\{([^{}]*)\}/.exec(text)?.[1] ?? text).split('|');

const asksYesOrNo =
  /(?:^|[.!?] )(?:And |But )?(?:am|are|can|could|did|do|does|has|have|is|may|must|should|was|will|would)\b[^.!?]*\?$|, both\?$/i;

test.each(globSync('**/*.json', { cwd: packs }))(
  'each answer of %s fits every wording of its question',
  file => {
    const wrong = questionsIn(JSON.parse(readFileSync(join(packs, file), 'utf8'))).filter(
      ([question, answer]) => {
        const answers = optionsOf(answer);
        const questions = optionsOf(question);
        const isDecided = answers.some(one => /^(?:Yes|No)[,.:;]/.test(one));
        const isBoth = answers.some(one => /^(?:Yes, )?both\b/i.test(one));
        return (
          (isDecided && !questions.every(one => asksYesOrNo.test(one))) ||
          (isBoth && !questions.every(one => / (?:and|or) |^which\b/i.test(one)))
        );
      },
    );
    expect(wrong).toEqual([]);
  },
);

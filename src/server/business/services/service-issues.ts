import type { Service } from '../../../contract/business/services.ts';
import { compileTemplate, foreignPlaceholderIssues } from '../../../engine/index.ts';
import type { ServiceContent } from '../../../sections/schemas.ts';
import { boastIn } from '../answers/check-sentence.ts';
import { sentencesIn } from '../answers/owner-lines.ts';
import { claimIssues } from '../claims/check-text.ts';
import { toStated } from '../claims/find-claims.ts';
import type { KnownWords } from '../claims/read-stated.ts';
import { isShipped, textsIn } from '../claims/shipped-texts.ts';
import type { Pack } from '../packs/pack.ts';
import { unknownFacts } from '../statements/unknown-facts.ts';

/** Every page has these; other placeholders depend on the template. */
const knownNames: ReadonlySet<string> = new Set(['city', 'state', 'keyword']);
const maxIssues = 50;

/**
 * The problems of a service's texts: broken spin text, unknown placeholders, and claims that nothing covers.
 */
export function serviceIssues(
  content: ServiceContent,
  pack: Pack,
  known: KnownWords | null,
): Service['issues'] {
  const { issues, uses, facts } = compileTemplate(
    {
      title_template: '',
      meta_description_template: null,
      hero_title_template: '',
      hero_subtitle_template: '',
      content_sections: [
        { id: 'service', type: 'service', title: '', content: JSON.parse(JSON.stringify(content)), order: 1 },
      ],
    },
    () => 'prose',
  );
  const unknown = uses
    .filter(({ name }) => !knownNames.has(name))
    .map(({ name, where }) => ({
      where,
      message: `{{${name}}} is not known on every page. Use {{city}}, {{state}} or {{keyword}}.`,
      line: 1,
      column: 1,
    }));
  const found = [...issues, ...unknown, ...unknownFacts({ facts }, pack)].map(
    ({ where, message, line, column }) => ({
      path: 'path' in where ? where.path.slice(1).join('.') : where.field,
      message,
      line,
      column,
    }),
  );
  const foreign = foreignIn(content);
  // A text with both has the advice with the right form.
  const others = found.filter(issue => !foreign.some(({ path }) => path === issue.path));
  return [...foreign, ...others, ...(known === null ? [] : claimsOf(content, known))].slice(0, maxIssues);
}

/** Fields and choices as other tools write them. */
function foreignIn(content: ServiceContent): Service['issues'] {
  return [...textsIn(content)].flatMap(({ text, steps }) =>
    foreignPlaceholderIssues(text, [...knownNames]).map(({ message, line, column }) => ({
      path: steps.join('.'),
      message,
      line,
      column,
    })),
  );
}

/** An answer is the owner's word for its names, amounts and hours, but not for praise and promises. */
export function withAnswers(known: KnownWords, answers: readonly string[]): KnownWords {
  const { stated } = known;
  const own = answers.flatMap(sentencesIn).filter(one => boastIn(one, stated) === null);
  const { text, words, numbers } = toStated(own);
  return {
    ...known,
    stated: {
      text: `${stated.text}\n${text}`,
      words: new Set([...stated.words, ...words]),
      numbers: new Set([...stated.numbers, ...numbers]),
      amounts: stated.amounts,
    },
  };
}

function claimsOf(content: ServiceContent, known: KnownWords): Service['issues'] {
  return [...textsIn(content)]
    .filter(({ text }) => !isShipped(text))
    .flatMap(({ text, steps }) => {
      const path = steps.join('.');
      // In titles every word is large, so a large word is no name.
      const kind = steps.includes('title') || steps.includes('taken') ? 'title' : 'prose';
      return claimIssues(text, kind, known).map(({ message, line, column }) => ({
        path,
        message,
        line,
        column,
      }));
    });
}

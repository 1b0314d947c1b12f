import {
  compileTemplate,
  countSubstance,
  isOnlyNames,
  noFacts,
  sentencesOfText,
  type TextKind,
} from '../../../engine/index.ts';
import type { PageService } from '../../../sections/schemas.ts';
import { draftKeys, keyOf, namesOf, textsIn, withoutNames } from './sentence-keys.ts';

type WrittenService = Omit<PageService, 'id'>;

const said = new WeakMap<object, ReadonlySet<string>>();

/** What a service says, as keys without names. */
function keysOf(service: WrittenService): ReadonlySet<string> {
  const before = said.get(service.content);
  if (before) return before;
  const names = namesOf(service);
  const keys = new Set(
    textsIn(service.content)
      .flatMap(sentencesOfText)
      .map(one => keyOf(one, names)),
  );
  said.set(service.content, keys);
  return keys;
}

/**
 * How many sentences only this service has, as the gate counts them: two wordings of one sentence are one, titles and lists of
 * words are none.
 */
export function countOwnSentences(service: WrittenService, others: readonly WrittenService[]): number {
  const names = namesOf(service);
  const drafts = draftKeys();
  const isShared = (sentence: string) => {
    if (isOnlyNames(withoutNames(sentence, names))) return true;
    const key = keyOf(sentence, names);
    return drafts.has(key) || others.some(other => keysOf(other).has(key));
  };
  const compiled = compileTemplate(
    {
      title_template: '',
      meta_description_template: null,
      hero_title_template: '',
      hero_subtitle_template: '',
      content_sections: [
        {
          id: 'service',
          type: 'service',
          title: '',
          content: JSON.parse(JSON.stringify(service.content)),
          order: 1,
          service_fields: Object.keys(service.content),
        },
      ],
    },
    kindOf,
  );
  return countSubstance(compiled, noFacts, { everywhere: new Set(), values: new Map(), isShared }).service;
}

const kindOf = (_type: string, path: readonly (string | number)[]): TextKind =>
  path.includes('title') || path.includes('taken') ? 'title' : 'prose';

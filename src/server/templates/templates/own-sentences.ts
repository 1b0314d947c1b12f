import { gazetteerFacts } from '../../../contract/business/predicates.ts';
import { isOnlyNames, type OwnContent, sentencesOfText } from '../../../engine/index.ts';
import { draftKeys, keyOf, namesOf, textsIn, withoutNames } from '../../business/services/sentence-keys.ts';
import { runYielding } from '../../platform/yielding.ts';
import type { CompiledVersion } from './compile-version.ts';

/** The facts that are known of every town: names and distances. */
export const factsOfEverywhere: ReadonlySet<string> = new Set(gazetteerFacts.map(({ name }) => name));

/** What is the own content of pages with this keyword: no gazetteer’s facts, no sentences of other services. */
export type OwnContentOf = (keyword: string) => Omit<OwnContent, 'values'>;

const known = new WeakMap<CompiledVersion, Promise<OwnContentOf>>();

/** Compares the services of a version with each other and with what drafts of services say; once per version. */
export function ownContentOf(version: CompiledVersion): Promise<OwnContentOf> {
  const before = known.get(version);
  if (before) return before;
  const reading = runYielding(readOwnContent(version));
  known.set(version, reading);
  return reading;
}

const manyServices = Symbol('many services');

function* readOwnContent({ services, serviceOf }: CompiledVersion): Generator<void, OwnContentOf> {
  /** A sentence ─▶ the service that alone has it. */
  const owners = new Map<string, string | typeof manyServices>();
  const drafts = services.length === 0 ? new Set<string>() : draftKeys();
  for (const service of services) {
    const names = namesOf(service);
    for (const text of textsIn(service.content)) {
      for (const sentence of sentencesOfText(text)) {
        const key = keyOf(sentence, names);
        owners.set(key, (owners.get(key) ?? service.id) === service.id ? service.id : manyServices);
      }
      yield;
    }
  }
  return keyword => {
    const service = serviceOf(keyword);
    const names = service ? namesOf(service) : [];
    return {
      everywhere: factsOfEverywhere,
      isShared: sentence => {
        if (isOnlyNames(withoutNames(sentence, names))) return true;
        const key = keyOf(sentence, names);
        return drafts.has(key) || (owners.get(key) ?? service?.id) !== service?.id;
      },
    };
  };
}

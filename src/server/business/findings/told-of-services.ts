import { isDeepStrictEqual } from 'node:util';
import { serviceAnswersSchema } from '../../../contract/business/answers.ts';
import { slug } from '../../../engine/index.ts';

/*
 * What owners tell of their services, as far as it says what a service has to do with. Services are read with the settings, facts
 * of pages are not: so the words are kept here.
 */

export interface ToldOfService {
  readonly keywords: readonly string[];
  /** What is done, when people call, and what belongs to it. What is refused or goes wrong with others is not this work. */
  readonly text: string;
}

interface StoredService {
  readonly name: string;
  readonly keywords: readonly string[];
  readonly summary: string;
  readonly answers?: unknown;
}

type ToldOfPack = ReadonlyMap<string, ToldOfService>;

let told: ReadonlyMap<string, ToldOfPack> = new Map();

/** Replaces what is known of a pack’s services. The same words keep the object that caches know. */
export function keepToldOfServices(pack: string, services: readonly StoredService[]): void {
  const fresh: ToldOfPack = new Map(services.map(service => [slug(service.name), toldOf(service)]));
  if (!isDeepStrictEqual(told.get(pack), fresh)) told = new Map([...told, [pack, fresh]]);
}

function toldOf({ keywords, summary, answers }: StoredService): ToldOfService {
  const { data } = serviceAnswersSchema.safeParse(answers);
  const parts = data ? [data.work, data.steps, data.situations, data.included] : [];
  return { keywords, text: [summary, ...parts].join('\n') };
}

export const toldOfService = (pack: string, service: string): ToldOfService | undefined =>
  told.get(pack)?.get(service);

/** Another object after every change of words. */
export const toldOfServices = (): object => told;

import type { Selectable } from 'kysely';
import { serviceAnswersSchema } from '../../../contract/business/answers.ts';
import { type Service, serviceSchema } from '../../../contract/business/services.ts';
import { contentPackSchema } from '../../../contract/platform/content-packs.ts';
import { readServiceContent, type ServiceContent } from '../../../sections/schemas.ts';
import type { Services } from '../../platform/db/tables.ts';
import { presentAs } from '../../platform/present-as.ts';
import type { KnownWords } from '../claims/read-stated.ts';
import { packStore } from '../packs/pack-store.ts';
import { countOwnSentences } from './count-own-sentences.ts';
import { serviceIssues, withAnswers } from './service-issues.ts';

export type ServiceTable = Selectable<Services>;

export interface ServicePresentation {
  /** All services of its trade. */
  readonly services: readonly ServiceTable[];
  /** How many sentences of its own a service needs. */
  readonly needed: number;
  /** Adds the unstated claims of its texts; null: they are not looked for. */
  readonly known: KnownWords | null;
}

export function presentService(row: ServiceTable, { services, needed, known }: ServicePresentation): Service {
  const written = writtenService(row);
  const answers = serviceAnswersSchema.safeParse(row.answers);
  return presentAs(serviceSchema, {
    ...row,
    content: written.content,
    content_pack: contentPackSchema.parse(row.content_pack),
    answers: answers.success ? answers.data : null,
    own_sentences: countOwnSentences(written, services.filter(({ id }) => id !== row.id).map(writtenService)),
    needed_sentences: needed,
    issues: serviceIssues(
      written.content,
      packStore.pack(row.content_pack),
      known && withAnswers(known, answers.success ? Object.values(answers.data) : []),
    ),
  });
}

const maxRead = 1_000;
const contents = new Map<string, { readonly revision: number; readonly content: ServiceContent }>();

/** A service's texts: the same object as long as the service is unchanged, so that what is known of it is kept. */
export function writtenService({ id, name, keywords, revision, content }: ServiceTable) {
  const known = contents.get(id);
  if (known?.revision === revision) return { name, keywords, content: known.content };
  if (contents.size >= maxRead) contents.clear();
  const read = readServiceContent(content);
  contents.set(id, { revision, content: read });
  return { name, keywords, content: read };
}

import type { Setup } from '../../../contract/operations/setup.ts';
import { readServiceContent, type ServiceContent } from '../../../sections/schemas.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { draftService } from '../../business/services/draft-service.ts';
import { takenProblem } from '../../business/services/save-service.ts';
import { AppError } from '../../platform/errors.ts';

/** A service as it is stored. */
export interface NewService {
  readonly name: string;
  readonly summary: string;
  readonly keywords: string[];
  readonly content: ServiceContent;
}

/** The services of a new business: those of its trade by name, others with drafted texts. All of the trade where none is named. */
export function resolveServices(asked: Setup['services'], pack: Pack): readonly NewService[] {
  if (asked === undefined) return pack.services.map(serviceOf);
  const services: NewService[] = [];
  for (const [at, one] of asked.entries()) {
    const { name, keyword } = typeof one === 'string' ? { name: one, keyword: undefined } : one;
    const known = pack.services.find(service => isNamed(service, name));
    const service = known
      ? serviceOf(known)
      : {
          name,
          summary: '',
          keywords: [(keyword ?? name).toLowerCase()],
          content: draftService({ name, keyword, pack }),
        };
    const problem = takenProblem(services, service);
    if (problem) {
      throw new AppError('invalid', problem.message, {
        fields: [{ path: `services.${at}`, message: problem.message }],
      });
    }
    services.push(service);
  }
  return services;
}

function isNamed({ name, keywords }: Pack['services'][number], asked: string): boolean {
  const words = asked.trim().toLowerCase();
  return name.toLowerCase() === words || keywords.includes(words);
}

function serviceOf({ name, summary, keywords, content }: Pack['services'][number]): NewService {
  return { name, summary, keywords: [...keywords], content: readServiceContent(content) };
}

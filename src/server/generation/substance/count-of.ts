import { type CompiledTemplate, countSubstance, type Facts, type Substance } from '../../../engine/index.ts';
import { fieldsOfService } from '../../../sections/schemas.ts';

/** What a page with these facts says, by what its sentences are about. */
export function countOf(compiled: CompiledTemplate, facts: Facts): Substance {
  return countSubstance(compiled, facts, (section, field) => fieldsOfService(section).includes(field));
}

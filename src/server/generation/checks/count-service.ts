import { countSubstance, noFacts } from '../../../engine/index.ts';
import type { CompiledVersion } from '../../templates/templates/compile-version.ts';
import type { OwnContentOf } from '../../templates/templates/own-sentences.ts';

/** How many sentences of its own the service of a keyword has; 0 without a service. */
export function serviceCounter(version: CompiledVersion, own: OwnContentOf): (keyword: string) => number {
  const byService = new Map<string, number>();
  return keyword => {
    const service = version.serviceOf(keyword);
    if (!service) return 0;
    const known =
      byService.get(service.id) ??
      countSubstance(version.compiledFor(keyword), noFacts, { ...own(keyword), values: new Map() }).service;
    byService.set(service.id, known);
    return known;
  };
}

/** True if the service of a keyword says too little on pages of this version. Only a template with texts of services can miss one. */
export function shortServices(
  version: CompiledVersion,
  own: OwnContentOf,
  min: number,
): (keyword: string) => boolean {
  if (!version.takesServices) return () => false;
  const sentencesOf = serviceCounter(version, own);
  return keyword => sentencesOf(keyword) < min;
}

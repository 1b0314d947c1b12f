import { type RedirectType, redirectTypes } from '../../../contract/pages/redirects.ts';

/** A stored type; the table allows no other. */
export function typeOf(stored: number): RedirectType {
  return redirectTypes.find(type => type === stored) ?? 301;
}

/** The type of an answer that several rules lead to: temporary if one is; the first decides if the method is kept. */
export function typeOfSteps(steps: readonly RedirectType[]): RedirectType {
  const isTemporary = steps.some(type => type === 302 || type === 307);
  const isMethodKept = steps[0] === 307 || steps[0] === 308;
  if (isMethodKept) return isTemporary ? 307 : 308;
  return isTemporary ? 302 : 301;
}

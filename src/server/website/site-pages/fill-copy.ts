import { LRUCache } from 'lru-cache';
import { type CompiledText, compileText, fillText } from '../../../engine/index.ts';
import { isSectionOf, type Section } from '../../../sections/schemas.ts';
import { fillClaims } from '../../business/claims/fill-claims.ts';
import { ofState } from '../../business/statements/page-facts.ts';
import type { BusinessClaims, CurrentSettings } from '../../platform/settings/site-settings.ts';
import { followCounts } from './follow-counts.ts';

/**
 * Copy as a page shows it today, with settings and valid claims filled in. A sentence with an expired claim is left
 * out, and with it a list's entry or a block that it named.
 */
export function fillCopy<Copy>(
  copy: Copy,
  settings: Pick<CurrentSettings, 'business' | 'areas' | 'stated'>,
): Copy {
  const years = yearsShown(settings.stated.get('business.years') ?? '');
  const known = new Map([...settings.stated, ...ofState(settings.business.address.state)]);
  return fillFacts(fillClaims(copy, { ...settings, years }), known);
}

/** Sections as the page shows them today, counts included. A voucher whose offer has expired is removed. */
export function fillSections(
  sections: readonly Section[],
  settings: Pick<CurrentSettings, 'business' | 'areas' | 'stated'>,
): readonly Section[] {
  return sections.map(section => {
    const filled = followCounts(section, fillCopy(section, settings));
    if (!isSectionOf(section, 'cta') || !isSectionOf(filled, 'cta')) return filled;
    const isLost = section.content.certificate_discount !== '' && filled.content.certificate_discount === '';
    return isLost ? { ...filled, content: { ...filled.content, ...noVoucher } } : filled;
  });
}

const noVoucher = {
  certificate_title: '',
  certificate_subtitle: '',
  certificate_benefits: [],
  certificate_coupon: '',
};

/** @example yearsShown('over 17 years') // '17+' */
export function yearsShown(value: string): string {
  const years = /\d+/.exec(value)?.[0];
  return years === undefined ? '' : `${years}+`;
}

/** @example fillFacts(['{{fact:business.discount}} today', 'Free quotes'], new Map()) // ['Free quotes'] */
export function fillFacts<Copy>(copy: Copy, stated: BusinessClaims): Copy {
  return filled(copy, stated) as Copy;
}

/** An entry without one of these is empty. */
const needed = ['title', 'question', 'answer', 'text', 'description', 'value'];

function filled(copy: unknown, stated: BusinessClaims): unknown {
  if (typeof copy === 'string') return filledText(copy, stated);
  if (Array.isArray(copy))
    return copy.flatMap((one: unknown) => {
      const whole = filled(one, stated);
      return isLost(one, whole) ? [] : [whole];
    });
  if (typeof copy !== 'object' || copy === null) return copy;
  return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, filled(value, stated)]));
}

function isLost(before: unknown, after: unknown): boolean {
  if (typeof before === 'string') return before !== '' && after === '';
  return (
    isRecord(before) && isRecord(after) && needed.some(name => before[name] !== '' && after[name] === '')
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const compiled = new LRUCache<string, CompiledText>({ max: 500 });

function filledText(text: string, stated: BusinessClaims): string {
  if (!text.includes('{{fact:')) return text;
  const known = compiled.get(text) ?? compileText(text, { kind: 'prose', key: 'copy' });
  compiled.set(text, known);
  return fillText(known, {}, 0, stated);
}

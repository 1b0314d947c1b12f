import type { z } from 'zod';
import { type Case, caseInputSchema } from '../../../contract/audience/cases.ts';

/** A case as its form holds it. */
export interface CaseValues {
  summary: string;
  service: string;
  place: string;
  done_on: string;
  /** Empty: not known. */
  load_eighths: string;
  /** In dollars. */
  price_from: number | string;
  price_to: number | string;
  customer_name: string;
  customer_words: string;
  lead_id: string;
}

export function emptyCase(today: string): CaseValues {
  return {
    summary: '',
    service: '',
    place: '',
    done_on: today,
    load_eighths: '',
    price_from: '',
    price_to: '',
    customer_name: '',
    customer_words: '',
    lead_id: '',
  };
}

const dollars = (cents: number | null) => (cents === null ? '' : cents / 100);
const cents = (amount: number | string) => (amount === '' ? null : Math.round(Number(amount) * 100));

export function valuesOf(stored: Case): CaseValues {
  return {
    summary: stored.summary,
    service: stored.service,
    place: `${stored.city}, ${stored.state}`,
    done_on: stored.done_on,
    load_eighths: stored.load_eighths === null ? '' : String(stored.load_eighths),
    price_from: dollars(stored.price_from_cents),
    price_to: dollars(stored.price_to_cents),
    customer_name: stored.customer_name,
    customer_words: stored.customer_words,
    lead_id: stored.lead_id ?? '',
  };
}

/** True if the form shows the same texts for both. */
export function hasSameTexts(one: Case, other: Case): boolean {
  return JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other));
}

/** The body of the API call. */
export function inputOf(values: CaseValues): z.input<typeof caseInputSchema> {
  const { load_eighths, price_from, price_to, lead_id, ...texts } = values;
  return {
    ...texts,
    load_eighths: load_eighths === '' ? null : Number(load_eighths),
    price_from_cents: cents(price_from),
    price_to_cents: cents(price_to),
    lead_id: lead_id === '' ? null : lead_id.trim(),
  };
}

/** What is wrong, by field. */
export function problemsOf(values: CaseValues): Record<string, string> {
  const read = caseInputSchema.safeParse(inputOf(values));
  return toFields(
    Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])),
  );
}

/** The form has its prices in dollars. */
export function toFields(problems: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([path, message]) => [path.replace(/_cents$/, ''), message]),
  );
}

import { z } from 'zod';
import { type Field, oneValue, type Report } from './field.ts';

/** A page reads twice as many candidates as it shows, and at most 200. */
const maxShown = 100;

const countSchema = z.number().int().min(1).max(maxShown);

/** A positive whole number; anything else becomes the default. */
export function count(options: {
  readonly label: string;
  readonly help: string;
  readonly initial: number;
}): Field<number> {
  return {
    control: 'number',
    label: options.label,
    help: options.help,
    ...oneValue,
    schema: countSchema,
    initial: options.initial,
    read: (raw, report) => readCount(raw, options.initial, report),
  };
}

function readCount(raw: unknown, otherwise: number, report: Report): number {
  if (raw === undefined || raw === null || raw === '') return otherwise;
  const text = typeof raw === 'string' ? raw.trim() : raw;
  const number = typeof text === 'string' && /^\d+$/u.test(text) ? Number(text) : text;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1) {
    report(`is not a positive whole number, so ${otherwise} is used`);
    return otherwise;
  }
  if (number > maxShown) report(`is more than ${maxShown}, so ${maxShown} is used`);
  return Math.min(number, maxShown);
}

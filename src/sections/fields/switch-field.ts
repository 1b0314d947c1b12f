import { z } from 'zod';
import { type Field, oneValue } from './field.ts';

const switchSchema = z.boolean();

/**
 * On or off. The word false means off, in any case; an empty value means `whenEmpty`; anything else means on,
 * as the loading rules have it.
 */
export function toggle(options: {
  readonly label: string;
  readonly help: string;
  readonly whenEmpty: boolean;
}): Field<boolean> {
  return {
    control: 'switch',
    label: options.label,
    help: options.help,
    ...oneValue,
    schema: switchSchema,
    initial: options.whenEmpty,
    read: raw => readSwitch(raw, options.whenEmpty),
  };
}

function readSwitch(raw: unknown, whenEmpty: boolean): boolean {
  if (typeof raw === 'boolean') return raw;
  if (raw === undefined || raw === null) return whenEmpty;
  if (typeof raw !== 'string') return true;
  const word = raw.trim().toLowerCase();
  return word === '' ? whenEmpty : word !== 'false';
}

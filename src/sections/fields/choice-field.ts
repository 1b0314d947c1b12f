import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { type Choice, type Field, oneValue } from './field.ts';

/** One of a few values; anything else means the first. */
export function choice<const Value extends string>(options: {
  readonly label: string;
  readonly help?: string;
  readonly choices: readonly [Choice<Value>, ...Choice<Value>[]];
}): Field<Value> {
  const [first] = options.choices;
  return {
    control: 'choice',
    label: options.label,
    help: options.help ?? '',
    ...oneValue,
    choices: options.choices,
    schema: z.enum(options.choices.map(({ value }) => value)),
    initial: first.value,
    read: (raw, report) => {
      const text = cleanText(raw, report);
      const known = options.choices.find(({ value }) => value === text);
      if (!known && text !== '') report(`"${text.slice(0, 40)}" is none of its choices`);
      return known?.value ?? first.value;
    },
  };
}

/** The background of a section. */
export const ground = choice({
  label: 'Background',
  choices: [
    { value: 'white', label: 'White' },
    { value: 'paper', label: 'Paper' },
    { value: 'sky', label: 'Tinted' },
  ],
});

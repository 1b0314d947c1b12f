import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { longestText } from './cut-text.ts';
import { type Control, type Field, oneValue, type TextKind } from './field.ts';

export const textSchema = z.string().max(longestText);
export type TextField = Field<string>;

interface TextOptions {
  readonly label: string;
  readonly help?: string;
  readonly kind?: TextKind;
  readonly initial?: string;
}

/** One line of text. */
export function text(options: TextOptions): TextField {
  return written('text', options);
}

/** Text of several lines. */
export function textarea(options: TextOptions): TextField {
  return written('textarea', options);
}

function written(
  control: Control,
  { label, help = '', kind = 'prose', initial = '' }: TextOptions,
): TextField {
  return {
    ...oneValue,
    control,
    label,
    help,
    kind,
    schema: textSchema,
    initial,
    read: cleanText,
  };
}

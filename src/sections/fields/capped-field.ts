import { cutText } from './cut-text.ts';
import { type TextField, textSchema } from './text-field.ts';

const ellipsis = '…';

/** A text field that is cut to `length` characters plus an ellipsis on reading. */
export function capped(field: TextField, length: number): TextField {
  return {
    ...field,
    schema: textSchema.max(length + ellipsis.length),
    read: (raw, report) => {
      const text = field.read(raw, report);
      if (text.length <= length || isAlreadyCut(text, length)) return text;
      report(`is longer than ${length.toLocaleString('en-US')} characters; the rest is not shown`);
      return cutText(text, length, ellipsis);
    },
  };
}

function isAlreadyCut(text: string, length: number): boolean {
  return text.length === length + ellipsis.length && text.endsWith(ellipsis);
}

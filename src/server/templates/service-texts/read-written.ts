import { z } from 'zod';
import { jsonAnswer } from '../writing/clean-answer.ts';

const text = z.string().max(10_000).catch('');
/** A model may leave a list out, or write a text for a row. */
const listOf = <Row extends z.ZodType>(row: Row) =>
  z
    .array(z.unknown())
    .catch([])
    .transform(given =>
      given.slice(0, 40).flatMap(one => {
        const read = row.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    );
const rows = listOf(
  z.union([
    z.object({ title: text, description: text }),
    z.string().transform(description => ({ title: '', description })),
  ]),
);

const writtenSchema = z.object({
  intro: text,
  situations: rows,
  taken: listOf(z.string().max(300)),
  refused: rows,
  steps: rows,
  price: text,
  questions: listOf(z.object({ question: text, answer: text })),
});

/** What a model wrote, unchecked. */
export type WrittenTexts = z.infer<typeof writtenSchema>;

/** The texts of a model's answer; null if it is no answer of the asked shape, or has no text. */
export function readWritten(answer: string): WrittenTexts | null {
  const read = writtenSchema.safeParse(jsonAnswer(answer));
  if (!read.success) return null;
  const { intro, price, ...lists } = read.data;
  const isEmpty = `${intro}${price}`.trim() === '' && Object.values(lists).every(list => list.length === 0);
  return isEmpty ? null : read.data;
}

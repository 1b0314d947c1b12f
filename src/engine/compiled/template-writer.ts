import type { CompiledContent } from '../text/compile-content.ts';
import type { CompiledSection, CompiledTemplate } from '../text/compile-template.ts';
import type { CompiledField } from '../text/compile-text.ts';
import type { Facts } from '../text/facts.ts';
import type { FieldPath, JsonValue, SectionText } from '../text/template-text.ts';
import {
  createTextWriter,
  createWriterValues,
  type EncodeText,
  type TextWriter,
  type WriterValues,
} from './text-writer.ts';

/** A section's text: its path and its writer. */
export interface PlacedWriter {
  /** ['title'], or ['content', …] */
  readonly path: FieldPath;
  readonly writer: TextWriter;
}

export interface SectionWriter {
  readonly id: string;
  readonly type: string;
  readonly order: number;
  /** Every text of the section: first the title, then the content in order. */
  readonly texts: readonly PlacedWriter[];
  /** The section with these texts inserted. */
  withTexts(texts: readonly string[]): SectionText;
}

/** A template split into its texts, for rendering pages as bytes. The texts equal those of `fillPage`. */
export interface TemplateWriter {
  readonly sections: readonly SectionWriter[];
  prepare(values: Readonly<Record<string, string>>, seed: number, facts?: Facts): WriterValues;
}

/** @example createTemplateWriter(compiled, escapeHtml).sections[0].texts[0].writer.constant */
export function createTemplateWriter(
  { sections, preparePage }: CompiledTemplate,
  encode: EncodeText,
): TemplateWriter {
  const writer = (field: CompiledField) => createTextWriter(field, encode);
  const writerValues = createWriterValues(encode);
  return {
    sections: sections.map(section => sectionWriter(section, writer)),
    prepare: (values, seed, facts) => writerValues(preparePage(values, seed, facts)),
  };
}

function sectionWriter(
  { section, title, content }: CompiledSection,
  writer: (field: CompiledField) => TextWriter,
): SectionWriter {
  const { id, type, order } = section;
  const texts: PlacedWriter[] = [{ path: ['title'], writer: writer(title) }];
  eachText(content, ['content'], (field, path) => texts.push({ path, writer: writer(field) }));
  return {
    id,
    type,
    order,
    texts,
    withTexts(given) {
      let at = 0;
      const next = () => given[at++] ?? '';
      return { id, type, title: next(), content: contentWith(content, next), order };
    },
  };
}

function eachText(
  content: CompiledContent,
  path: FieldPath,
  visit: (field: CompiledField, path: FieldPath) => void,
): void {
  if (content.kind === 'text') visit(content.field, path);
  else if (content.kind === 'list')
    for (const [index, item] of content.items.entries()) eachText(item, [...path, index], visit);
  else if (content.kind === 'object')
    for (const [name, item] of content.entries) eachText(item, [...path, name], visit);
}

function contentWith(content: CompiledContent, next: () => string): JsonValue {
  if (content.kind === 'text') return next();
  if (content.kind === 'list') return content.items.map(item => contentWith(item, next));
  if (content.kind === 'kept') return content.value;
  return Object.fromEntries(content.entries.map(([name, item]) => [name, contentWith(item, next)] as const));
}

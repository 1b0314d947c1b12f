import { MAX_CONTENT_DEPTH } from '../limits.ts';
import { type CompiledField, compileRow, fillField } from './compile-text.ts';
import type { PageValues } from './field-values.ts';
import type { FieldPath, JsonValue } from './template-text.ts';

/** A section's content with every text compiled. The structure stays the same. */
export type CompiledContent =
  | { readonly kind: 'text'; readonly field: CompiledField }
  | { readonly kind: 'list'; readonly items: readonly CompiledContent[] }
  | { readonly kind: 'object'; readonly entries: readonly (readonly [string, CompiledContent])[] }
  /** Numbers, booleans, null and content below the depth limit. */
  | { readonly kind: 'kept'; readonly value: JsonValue };

export interface ContentReader {
  compileField: (text: string, path: FieldPath) => CompiledField;
  onTooDeep: (path: FieldPath) => void;
}

export function compileContent(value: JsonValue, path: FieldPath, reader: ContentReader): CompiledContent {
  if (typeof value === 'string') return { kind: 'text', field: reader.compileField(value, path) };
  if (typeof value !== 'object' || value === null) return { kind: 'kept', value };
  if (path.length > MAX_CONTENT_DEPTH) {
    reader.onTooDeep(path);
    return { kind: 'kept', value };
  }
  if (isList(value)) {
    return {
      kind: 'list',
      items: value.map((item, index) => asRow(compileContent(item, [...path, index], reader))),
    };
  }
  const entries = Object.entries(value).map(
    ([name, item]) => [name, compileContent(item, [...path, name], reader)] as const,
  );
  return { kind: 'object', entries };
}

/** The texts of an item of a list belong together. */
function asRow(content: CompiledContent): CompiledContent {
  if (content.kind !== 'object') return content;
  const texts = content.entries.flatMap(([name, item]) =>
    item.kind === 'text' ? [[name, item.field] as const] : [],
  );
  const row = new Map(
    compileRow(texts.map(([, field]) => field)).map((field, at) => [texts[at]?.[0], field]),
  );
  return {
    kind: 'object',
    entries: content.entries.map(([name, item]) => {
      const field = row.get(name);
      return [name, field ? { kind: 'text', field } : item] as const;
    }),
  };
}

export function fillContent(content: CompiledContent, page: PageValues): JsonValue {
  if (content.kind === 'text') return fillField(content.field, page);
  if (content.kind === 'list') return content.items.map(item => fillContent(item, page));
  if (content.kind === 'kept') return content.value;
  return Object.fromEntries(content.entries.map(([name, item]) => [name, fillContent(item, page)] as const));
}

function isList(
  value: readonly JsonValue[] | { readonly [key: string]: JsonValue },
): value is readonly JsonValue[] {
  return Array.isArray(value);
}

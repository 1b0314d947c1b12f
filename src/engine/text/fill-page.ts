import { fillContent } from './compile-content.ts';
import type { CompiledTemplate } from './compile-template.ts';
import { fillField } from './compile-text.ts';
import { type Facts, noFacts } from './facts.ts';
import type { FieldValues, PageValues } from './field-values.ts';
import type { Override } from './override.ts';
import { applyOverrides } from './overrides.ts';
import type { PageHead, PageText } from './page-text.ts';

/**
 * The head of one page, which bulk generation stores.
 * @example fillHead(compiled, { city: 'Miami', state: 'FL', keyword: 'junk removal' }, seedOf(slug)).title
 */
export function fillHead(compiled: CompiledTemplate, values: FieldValues, seed: number): PageHead {
  return headOf(compiled, compiled.preparePage(values, seed));
}

const headFields = ['title', 'meta_description', 'hero_title', 'hero_subtitle'] as const;

/**
 * The texts of a page's head that name the price of its service, as visitors read them today; empty if none does. What is
 * stored has the same texts without their price.
 */
export function fillPricedHead({ head }: CompiledTemplate, page: PageValues): Partial<PageHead> {
  const texts: Partial<PageHead> = {};
  for (const field of headFields) if (head[field].factVariants) texts[field] = fillField(head[field], page);
  return texts;
}

/**
 * A complete page: the filled template with the page's edits applied. A sentence whose fact is missing is left out.
 * @example fillPage(compiled, values, seed, overrides).content_sections
 */
export function fillPage(
  compiled: CompiledTemplate,
  values: FieldValues,
  seed: number,
  overrides: readonly Override[] = [],
  facts: Facts = noFacts,
): PageText {
  const page = compiled.preparePage(values, seed, facts);
  const content_sections = compiled.sections.map(({ section, title, content }) => ({
    id: section.id,
    type: section.type,
    title: fillField(title, page),
    content: fillContent(content, page),
    order: section.order,
  }));
  const text: PageText = { ...fillHead(compiled, values, seed), content_sections, conflicts: [] };
  return overrides.length === 0 ? text : applyOverrides(text, overrides);
}

function headOf({ head }: CompiledTemplate, page: PageValues): PageHead {
  return {
    title: fillField(head.title, page),
    meta_description: fillField(head.meta_description, page),
    hero_title: fillField(head.hero_title, page),
    hero_subtitle: fillField(head.hero_subtitle, page),
  };
}

import { MAX_CONTENT_DEPTH } from '../limits.ts';
import { fieldKey } from '../pick.ts';
import { type CompiledContent, compileContent } from './compile-content.ts';
import { type CompiledField, compileField } from './compile-text.ts';
import { isPrice } from './drop-sentences.ts';
import { factAt, factSlots } from './fact-variants.ts';
import { createPreparePage, type PreparePage } from './field-values.ts';
import { TEXT_LEVEL, type TextLevel } from './parse-text.ts';
import { createNameSlots } from './piece.ts';
import type { FieldPath, HeadField, KindOf, SectionText, TemplateText, TextPlace } from './template-text.ts';
import type { TextIssue } from './text-issue.ts';
import type { TextKind } from './text-kind.ts';

export interface PlacedIssue extends TextIssue {
  readonly where: TextPlace;
}

export interface NameUse {
  readonly name: string;
  /** The first use of the name. */
  readonly where: TextPlace;
}

export interface CompiledSection {
  readonly section: SectionText;
  readonly title: CompiledField;
  readonly content: CompiledContent;
}

export interface CompiledTemplate {
  /** The field names that the template needs, by slot: in order of first use, again for a use with an article. */
  readonly names: readonly string[];
  readonly uses: readonly NameUse[];
  /** The facts that it names, by subject and predicate: `county.drop_off`. */
  readonly facts: readonly NameUse[];
  readonly issues: readonly PlacedIssue[];
  readonly head: Readonly<Record<HeadField, CompiledField>>;
  readonly sections: readonly CompiledSection[];
  readonly preparePage: PreparePage;
}

/**
 * Compiles a template once, so that many pages can be filled from it. Returns its field names and issues
 * too.
 * @example compileTemplate(template, sectionTextKind).names // ['keyword', 'city', 'state']
 */
export function compileTemplate(
  template: TemplateText,
  kindOf: KindOf,
  level: TextLevel = TEXT_LEVEL,
): CompiledTemplate {
  const slots = createNameSlots();
  const uses: NameUse[] = [];
  const facts: NameUse[] = [];
  const issues: PlacedIssue[] = [];

  function compile(text: string, kind: TextKind, where: TextPlace): CompiledField {
    const key = 'field' in where ? fieldKey(null, [where.field]) : fieldKey(where.section_id, where.path);
    const field = compileField(text, { kind, key, slots, level });
    for (const name of slots.names.slice(uses.length)) uses.push({ name, where });
    for (const name of slots.facts.slice(facts.length)) facts.push({ name, where });
    if ('field' in where && namesOtherFacts(field, slots.facts)) issues.push({ ...factInHead(), where });
    for (const issue of field.issues) issues.push({ ...issue, where });
    return field;
  }

  function compileSection(section: SectionText): CompiledSection {
    const place = (path: FieldPath) => ({ section_id: section.id, path });
    return {
      section,
      title: compile(section.title, 'title', place(['title'])),
      content: compileContent(section.content, ['content'], {
        compileField: (text, path) => compile(text, kindOf(section.type, path.slice(1)), place(path)),
        onTooDeep: path => issues.push({ ...contentTooDeep(), where: place(path) }),
      }),
    };
  }

  const head = {
    title: compile(template.title_template, 'title', { field: 'title' }),
    meta_description: compile(template.meta_description_template ?? '', 'prose', {
      field: 'meta_description',
    }),
    hero_title: compile(template.hero_title_template, 'title', { field: 'hero_title' }),
    hero_subtitle: compile(template.hero_subtitle_template, 'prose', { field: 'hero_subtitle' }),
  };
  const sections = template.content_sections.map(compileSection);
  return { names: slots.names, uses, facts, issues, head, sections, preparePage: createPreparePage(slots) };
}

/** Pages show the price of the day in their head, and no other fact. */
function namesOtherFacts({ factVariants, pieces }: CompiledField, names: readonly string[]): boolean {
  return factVariants !== null && factSlots(pieces).some(slot => !isPrice(names[factAt(slot)] ?? ''));
}

function factInHead(): TextIssue {
  const message =
    'The title, the description and the hero’s texts are stored with each page. A fact can change or expire, so it belongs into a section. Only the price can be here.';
  return { code: 'fact-in-head', level: 'problem', message, line: 1, column: 1, excerpt: '' };
}

function contentTooDeep(): TextIssue {
  const message = `Content can be nested ${MAX_CONTENT_DEPTH} levels deep. What lies deeper stays as it is.`;
  return { code: 'content-too-deep', level: 'problem', message, line: 1, column: 1, excerpt: '' };
}

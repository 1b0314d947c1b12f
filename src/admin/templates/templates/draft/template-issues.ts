import {
  addressProblems,
  sectionFields,
  sectionTypeLabel,
  type TextKind,
} from '../../../../sections/schemas.ts';
import { maxSections } from './change-draft.ts';
import { rowsOf, textsOf } from './editable-content.ts';
import { nameProblem, optionsProblem } from './field-problems.ts';
import { type Place, placeOf } from './place.ts';
import { type DraftSection, namesOf, type TemplateDraft } from './template-draft.ts';
import { type TextMark, textMarks } from './text-marks.ts';

/** An issue of a draft with its place. */
export interface DraftIssue extends TextMark {
  readonly place: Place;
  /** Where it is, for people: "FAQ · Questions 2: Answer". */
  readonly where: string;
}

interface DraftText {
  readonly place: Place;
  readonly where: string;
  readonly text: string;
  readonly kind: TextKind;
}

const headTexts = [
  ['title_template', 'Title template', 'title'],
  ['meta_description_template', 'Meta description template', 'prose'],
  ['hero_title_template', 'Hero title template', 'title'],
  ['hero_subtitle_template', 'Hero subtitle template', 'prose'],
] as const;

/** Everything wrong with a draft or worth knowing, from top to bottom. Sections that did not change are not read again. */
export function draftIssues(draft: TemplateDraft, facts: ReadonlySet<string> | null = null): DraftIssue[] {
  const known = { names: namesOf(draft), facts };
  const issues: DraftIssue[] = [];
  for (const [name, where, kind] of headTexts) {
    issues.push(...issuesOf({ place: placeOf(name), where, text: draft[name], kind }, known));
  }
  for (const section of draft.content_sections) issues.push(...sectionIssues(section, known));
  const extra = draft.content_sections[maxSections];
  if (extra) {
    issues.push({
      level: 'problem',
      message: `A page shows at most ${maxSections} sections. Remove ${draft.content_sections.length - maxSections} of them.`,
      where: nameOfSection(extra),
      place: placeOf('section', extra.id, 'title'),
      from: 0,
      to: 0,
    });
  }
  for (const field of draft.custom_fields) {
    const ofName = nameProblem(draft.custom_fields, field);
    const message = ofName ?? optionsProblem(field);
    if (!message) continue;
    const place = placeOf('field', field.key, ofName ? 'name' : 'options');
    issues.push({
      level: 'problem',
      message,
      where: `Custom field ${field.label || field.name}`,
      place,
      from: 0,
      to: 0,
    });
  }
  return issues;
}

/** The names that texts may use. */
interface KnownNames {
  readonly names: readonly string[];
  readonly facts: ReadonlySet<string> | null;
}

const readSections = new WeakMap<
  DraftSection,
  { names: string; facts: ReadonlySet<string> | null; issues: DraftIssue[] }
>();

function sectionIssues(section: DraftSection, known: KnownNames): DraftIssue[] {
  const key = known.names.join(' ');
  const before = readSections.get(section);
  if (before?.names === key && before.facts === known.facts) return before.issues;
  const issues = [
    ...textsOfSection(section).flatMap(text => issuesOf(text, known)),
    ...addressProblems(section.type, section.content).map(
      ({ path, message }): DraftIssue => ({
        level: 'problem',
        message,
        where: nameOfSection(section),
        place: placeOf('section', section.id, 'content', ...path),
        from: 0,
        to: 0,
      }),
    ),
    ...overfull(section),
  ];
  readSections.set(section, { names: key, facts: known.facts, issues });
  return issues;
}

/** Lists that hold more than a page shows. */
function overfull(section: DraftSection): DraftIssue[] {
  return sectionFields(section.type).flatMap(({ name, label, cap }): DraftIssue[] => {
    const value = section.content[name];
    if (cap === null || !Array.isArray(value) || value.length <= cap) return [];
    return [
      {
        level: 'information',
        message: `Pages show the first ${cap} of these ${value.length}.`,
        where: `${nameOfSection(section)} · ${label}`,
        place: placeOf('section', section.id, 'content', name, cap),
        from: 0,
        to: 0,
      },
    ];
  });
}

/** Every text of a section that the engine fills. */
function textsOfSection(section: DraftSection): DraftText[] {
  const called = nameOfSection(section);
  const place = (...path: (string | number)[]) => placeOf('section', section.id, ...path);
  const texts: DraftText[] = [
    { place: place('title'), where: `${called} · Title`, text: section.title, kind: 'title' },
  ];
  for (const { name, label, control, kind, columns } of sectionFields(section.type)) {
    const value = section.content[name];
    if (control === 'list' || control === 'images') {
      for (const [row, text] of textsOf(value).entries())
        texts.push({
          place: place('content', name, row),
          where: `${called} · ${label} ${row + 1}`,
          text,
          kind,
        });
    } else if (control === 'rows' || control === 'links') {
      for (const [row, entry] of rowsOf(value).entries()) {
        for (const column of columns) {
          const text = entry[column.name];
          if (typeof text !== 'string') continue;
          const where = `${called} · ${label} ${row + 1}: ${column.label}`;
          texts.push({ place: place('content', name, row, column.name), where, text, kind: column.kind });
        }
      }
    } else if (typeof value === 'string') {
      texts.push({ place: place('content', name), where: `${called} · ${label}`, text: value, kind });
    }
  }
  return texts;
}

function issuesOf({ place, where, text, kind }: DraftText, { names, facts }: KnownNames): DraftIssue[] {
  if (text === '') return [];
  return textMarks(text, kind, names, facts).map(({ level, message, from, to }) => ({
    level,
    message,
    from,
    to,
    place,
    where,
  }));
}

/** A section as its head in the editor names it; of spin text the first option, so that it can be read. */
export function nameOfSection({ type, title }: Pick<DraftSection, 'type' | 'title'>): string {
  return `${sectionTypeLabel(type).toUpperCase()} - ${firstReading(title) || 'Untitled'}`;
}

const innermostGroup = /\{((?:[^{}|]|\{\{[^{}]*\}\})*)\|(?:[^{}]|\{\{[^{}]*\}\})*\}/g;
const deepestGroup = 8;
/** A longer title is not read for its head; it would not fit there anyway. */
const longestRead = 600;

function firstReading(title: string): string {
  let text = title;
  for (let depth = 0; depth < deepestGroup && text.includes('|') && text.length < longestRead; depth += 1) {
    text = text.replace(innermostGroup, '$1');
  }
  return text;
}

import { compileText, seedOf } from '../../../engine/index.ts';
import { layoutOf, type Section, sectionFields, sectionTextKind } from '../../../sections/schemas.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { readingOf } from './readings.ts';
import type { ContentTask } from './writing-provider.ts';

/** Readings tried to find one with a new text. */
const maxTries = 24;

/** A variant of the pack's content for the field. The same task always returns the same text. */
export function contentFromPack(task: ContentTask): string {
  const pack = packStore.pack(task.pack);
  const { sectionType, field, column, existing, action, facts, variables } = task;
  const seed = seedOf(JSON.stringify([sectionType, field, column, existing, action, facts, variables]));
  const read = (text: string, turn: number) => readingOf(text, { seed: seed + turn, values: variables });
  return action === 'expand' ? expanded(task, pack, read) : generated(task, pack, { seed, read });
}

type Read = (text: string, turn: number) => string;

function generated(task: ContentTask, pack: Pack, { seed, read }: { seed: number; read: Read }): string {
  const texts = textsFor(task, pack);
  const readings = Array.from({ length: maxTries }, (_, turn) =>
    read(texts[(seed + turn) % texts.length] ?? '', turn),
  );
  const other = readings.filter(reading => reading.trim() !== task.existing.trim());
  return other.find(reading => isFilled(reading, task)) ?? other[0] ?? readings[0] ?? '';
}

/** True if the template has a field for each placeholder of the text. */
function isFilled(text: string, { names }: ContentTask): boolean {
  return compileText(text, { kind: 'plain', key: 'names' }).names.every(name => names.includes(name));
}

/** The existing text, followed by new content from the pack. */
function expanded(task: ContentTask, pack: Pack, read: Read): string {
  const existing = task.existing.trimEnd();
  if (isTitle(task)) {
    const { title_template } = pack.templates[0];
    const endings = Array.from(
      { length: maxTries },
      (_, turn) => read(title_template, turn).split(' | ').at(-1) ?? '',
    );
    const ending = endings.find(one => !existing.includes(one));
    return ending ? `${existing}${task.sectionType === 'title_template' ? ' | ' : ': '}${ending}` : existing;
  }
  const own = textsFor(task, pack);
  const others = packStore.samplesOf(pack).flatMap(longTexts);
  const said = existing.toLowerCase();
  const sentences = [...own, ...others]
    .flatMap((text, turn) => read(text, turn).split(/(?<=[.!?])\s+|\n+/))
    .map(sentence => sentence.trim())
    .filter(sentence => /[.!?]$/.test(sentence) && !said.includes(sentence.toLowerCase()));
  const added = [...new Set(sentences)].slice(0, 2).join(' ');
  return existing.includes('\n') ? `${existing}\n${added}` : `${withEnd(existing)} ${added}`;
}

const withEnd = (text: string) => (/[.!?:…][}"”')]*$/u.test(text) ? text : `${text}.`);

function isTitle({ sectionType, field, column }: ContentTask): boolean {
  if (headText(sectionType)) return /title(_template)?$/.test(sectionType) && !/subtitle/.test(sectionType);
  if (field === 'title') return true;
  return field !== '' && sectionTextKind(sectionType, column ? [field, 0, column] : [field]) === 'title';
}

/** The pack's texts for the field, with placeholders and spin text. Never empty. */
function textsFor({ sectionType, field, column }: ContentTask, pack: Pack): readonly string[] {
  const head = headText(sectionType);
  if (head) return [pack.templates[0][head]];
  const section = sampleOf(pack, sectionType === 'map_description' ? 'map' : sectionType);
  if (field === 'title' && section.title) return [section.title];
  const named = field
    ? textsIn(Object.entries(section.content).find(([name]) => name === field)?.[1], column)
    : [];
  const found = named.length > 0 ? named : longTexts(section).slice(0, 1);
  if (found.length > 0) return found;
  const { meta_description_template, hero_subtitle_template } = pack.templates[0];
  return [meta_description_template, hero_subtitle_template];
}

const heads = [
  'title_template',
  'meta_description_template',
  'hero_title_template',
  'hero_subtitle_template',
] as const;

/** A template's four head texts, by name without the ending. */
function headText(sectionType: string): (typeof heads)[number] | undefined {
  return heads.find(name => name === sectionType || name === `${sectionType}_template`);
}

/** The sample of this type, else of a related type, else plain text. */
function sampleOf(pack: Pack, type: string): Section {
  const samples = packStore.samplesOf(pack);
  const found =
    samples.find(one => one.type === type) ?? samples.find(one => layoutOf(one.type) === layoutOf(type));
  return (
    found ??
    samples.find(one => one.type === 'text') ?? {
      id: '',
      type,
      title: '',
      content: { content: '', from_service: false },
      order: 1,
    }
  );
}

/** The paragraphs of a section, in editor order. */
function longTexts(section: Section): string[] {
  const content = Object.entries(section.content);
  return sectionFields(section.type)
    .filter(({ control }) => control === 'textarea')
    .flatMap(({ name }) => textsIn(content.find(([key]) => key === name)?.[1], ''));
}

function textsIn(value: unknown, column: string): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(item => textsIn(item, column));
  if (typeof value !== 'object' || value === null) return [];
  const texts = Object.entries(value).filter(([name, text]) =>
    column ? name === column : typeof text === 'string',
  );
  return texts.slice(0, 1).flatMap(([, text]) => textsIn(text, column));
}

import { type DraftPart, draftParts, isSame, shown } from './draft-parts.ts';
import type { Json } from './editable-content.ts';
import type { DraftField, DraftSection, TemplateDraft } from './template-draft.ts';

/** A part that both sides changed differently. */
interface MergeConflict {
  readonly key: string;
  readonly label: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

export type MergeChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

export interface Merge {
  readonly draft: TemplateDraft;
  /** Conflicts for the user to decide; until then the draft holds the chosen side, or mine. */
  readonly conflicts: readonly MergeConflict[];
}

interface Sides {
  readonly base: TemplateDraft;
  readonly mine: TemplateDraft;
  readonly theirs: TemplateDraft;
}

/**
 * Merges two drafts of the same base, part by part. A part that one draft changed is taken from that draft, a part that both
 * changed alike is taken once, all others are conflicts. If both changed the order, mine wins.
 */
export function mergeDrafts(sides: Sides, choices: MergeChoices = {}): Merge {
  const base = draftParts(sides.base);
  const mine = draftParts(sides.mine);
  const theirs = draftParts(sides.theirs);
  const conflicts: MergeConflict[] = [];
  const values = new Map<string, Json>();
  const kept = keptOwners({ base, mine, theirs }, choices, conflicts);

  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const [was, my, their] = [base.get(key), mine.get(key), theirs.get(key)];
    const of = (my ?? their)?.of ?? null;
    if (of !== null && !kept.has(of)) continue;
    const side = kept.get(of ?? '') ?? sideOf(was?.value, my?.value, their?.value);
    let chosen = side;
    if (side === 'both') {
      chosen = key.endsWith(' order') ? 'mine' : (choices[key] ?? 'mine');
      if (!key.endsWith(' order')) {
        conflicts.push({
          key,
          label: (my ?? their)?.label ?? '',
          base: textOf(was),
          mine: textOf(my),
          theirs: textOf(their),
        });
      }
    }
    const part = chosen === 'theirs' ? (their ?? my) : (my ?? their);
    if (part) values.set(key, part.value);
  }
  return { draft: assembled(sides, values), conflicts };
}

type Side = 'mine' | 'theirs' | 'both';

function sideOf(base: Json | undefined, mine: Json | undefined, theirs: Json | undefined): Side {
  if (isSame(mine, theirs) || isSame(theirs, base)) return 'mine';
  return isSame(mine, base) ? 'theirs' : 'both';
}

type Parts = ReadonlyMap<string, DraftPart>;

/**
 * Sections and fields that stay, each with the side it is copied from, or null to merge it part by part. A section
 * removed on one side stays removed, unless the other side changed it: that is a conflict.
 */
function keptOwners(
  { base, mine, theirs }: { base: Parts; mine: Parts; theirs: Parts },
  choices: MergeChoices,
  conflicts: MergeConflict[],
): Map<string, Side | null> {
  const kept = new Map<string, Side | null>();
  const [was, my, their] = [base, mine, theirs].map(byOwner);
  for (const of of new Set([...(my?.keys() ?? []), ...(their?.keys() ?? [])])) {
    const [b, m, t] = [was?.get(of), my?.get(of), their?.get(of)];
    if (m && t) kept.set(of, null);
    else if (!b) kept.set(of, m ? 'mine' : 'theirs');
    else {
      const left = m ?? t;
      const side: Side = m ? 'mine' : 'theirs';
      if (!left || left.text === b.text) continue;
      const choice = choices[of] ?? 'mine';
      conflicts.push({
        key: of,
        label: left.label,
        base: b.shown,
        mine: m ? m.shown : '(removed)',
        theirs: t ? t.shown : '(removed)',
      });
      if (choice === side) kept.set(of, side);
    }
  }
  return kept;
}

function byOwner(parts: Parts): Map<string, { label: string; text: string; shown: string }> {
  const owners = new Map<string, { label: string; text: string; shown: string }>();
  for (const [key, part] of parts) {
    if (part.of === null) continue;
    const before = owners.get(part.of);
    const isPlace = key.endsWith(' order');
    owners.set(part.of, {
      label: part.label.split(' · ')[0] ?? '',
      text: `${before?.text ?? ''}${isPlace ? '' : JSON.stringify([key, part.value])}`,
      shown: isPlace ? (before?.shown ?? '') : [before?.shown, shown(part.value)].filter(Boolean).join('\n'),
    });
  }
  return owners;
}

function textOf(part: DraftPart | undefined): string {
  return part ? shown(part.value) : '(not there)';
}

/** Builds a draft from its parts. The sections and their order come from both sides, mine first. */
function assembled({ mine, theirs }: Sides, values: ReadonlyMap<string, Json>): TemplateDraft {
  const text = (key: string) => textValue(values.get(key));
  const sections = [
    ...mine.content_sections,
    ...missingFrom(mine.content_sections, theirs.content_sections, one => one.id),
  ]
    .filter(section => values.has(`section ${section.id} type`))
    .map((section): DraftSection => {
      const of = `section ${section.id}`;
      const content = [...values]
        .filter(([key]) => key.startsWith(`${of} content `))
        .map(([key, value]) => [key.slice(`${of} content `.length), value] as const);
      return {
        id: section.id,
        type: text(`${of} type`),
        title: text(`${of} title`),
        order: Number(values.get(`${of} order`)),
        content: Object.fromEntries(content),
      };
    });
  const fields = [
    ...mine.custom_fields,
    ...missingFrom(mine.custom_fields, theirs.custom_fields, one => one.key),
  ]
    .filter(field => values.has(`field ${field.key} name`))
    .map(field => {
      const entries = Object.keys(field)
        .filter(name => name !== 'key')
        .map(name => [name, values.get(`field ${field.key} ${name}`)] as const);
      return Object.assign({}, field, Object.fromEntries(entries)) satisfies DraftField;
    });
  return {
    name: text('name'),
    status: text('status') === 'published' ? 'published' : 'draft',
    for_customers: values.get('for_customers') === true,
    content_pack: text('content_pack') === mine.content_pack ? mine.content_pack : theirs.content_pack,
    title_template: text('title_template'),
    meta_description_template: text('meta_description_template'),
    hero_title_template: text('hero_title_template'),
    hero_subtitle_template: text('hero_subtitle_template'),
    content_sections: sections.toSorted((a, b) => a.order - b.order),
    custom_fields: fields,
    ...(values.has('path') && { path: text('path') }),
    ...(values.has('in_search') && { in_search: values.get('in_search') === true }),
  };
}

function textValue(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function missingFrom<Item>(
  own: readonly Item[],
  others: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const there = new Set(own.map(keyOf));
  return others.filter(item => !there.has(keyOf(item)));
}

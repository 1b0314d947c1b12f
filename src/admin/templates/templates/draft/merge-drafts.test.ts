import { describe, expect, it } from 'vitest';
import { withAddedField, withAddedSection, withField, withMoved, withoutSection } from './change-draft.ts';
import { differences } from './draft-parts.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { placeOf, textAt, withText } from './place.ts';
import { newDraft, type TemplateDraft } from './template-draft.ts';

const base = ['a', 'b', 'c'].reduce<TemplateDraft>((draft, id) => withAddedSection(draft, id), {
  ...newDraft(),
  name: 'Base',
  content_sections: [],
});
const title = placeOf('title_template');
const textOf = (id: string) => placeOf('section', id, 'content', 'content');
const write = (place: string, text: string) => withText(base, place, text);
const ids = (draft: TemplateDraft) => draft.content_sections.map(one => one.id).join('');

describe('bringing two drafts together', () => {
  it('takes from each what only it changed', () => {
    const { draft, conflicts } = mergeDrafts({
      base,
      mine: write(title, 'Mine'),
      theirs: write(textOf('b'), 'Theirs'),
    });
    expect(conflicts).toEqual([]);
    expect(textAt(draft, title)).toBe('Mine');
    expect(textAt(draft, textOf('b'))).toBe('Theirs');
  });

  it('merges two fields of one section', () => {
    const { draft, conflicts } = mergeDrafts({
      base,
      mine: write(placeOf('section', 'a', 'title'), 'Mine'),
      theirs: write(textOf('a'), 'Theirs'),
    });
    expect(conflicts).toEqual([]);
    expect(draft.content_sections[0]).toMatchObject({
      type: 'text',
      title: 'Mine',
      content: { content: 'Theirs' },
    });
  });

  it('asks where both changed the same field differently, and obeys', () => {
    const sides = { base, mine: write(title, 'Mine'), theirs: write(title, 'Theirs') };
    const { conflicts } = mergeDrafts(sides);
    expect(conflicts).toEqual([
      {
        key: 'title_template',
        label: 'Title template',
        base: base.title_template,
        mine: 'Mine',
        theirs: 'Theirs',
      },
    ]);
    expect(textAt(mergeDrafts(sides, { title_template: 'theirs' }).draft, title)).toBe('Theirs');
    expect(textAt(mergeDrafts(sides, { title_template: 'mine' }).draft, title)).toBe('Mine');
  });

  it('does not ask where both wrote the same', () => {
    const same = write(title, 'Same');
    expect(mergeDrafts({ base, mine: same, theirs: write(title, 'Same') }).conflicts).toEqual([]);
  });

  it('keeps the sections both added', () => {
    const { draft, conflicts } = mergeDrafts({
      base,
      mine: withAddedSection(base, 'm'),
      theirs: withAddedSection(base, 't'),
    });
    expect(conflicts).toEqual([]);
    expect(ids(draft)).toBe('abcmt');
  });

  it('removes what one side removed, unless the other changed it', () => {
    const removed = withoutSection(base, 'b');
    expect(ids(mergeDrafts({ base, mine: base, theirs: removed }).draft)).toBe('ac');
    expect(ids(mergeDrafts({ base, mine: removed, theirs: write(title, 'T') }).draft)).toBe('ac');
    const sides = { base, mine: write(textOf('b'), 'Changed'), theirs: removed };
    expect(mergeDrafts(sides).conflicts).toMatchObject([{ key: 'section b', theirs: '(removed)' }]);
    expect(ids(mergeDrafts(sides, { 'section b': 'theirs' }).draft)).toBe('ac');
    const kept = mergeDrafts(sides, { 'section b': 'mine' }).draft;
    expect(textAt(kept, textOf('b'))).toBe('Changed');
  });

  it('lets mine stand where both moved sections', () => {
    const { draft, conflicts } = mergeDrafts({
      base,
      mine: withMoved(base, 'c', -1),
      theirs: withMoved(base, 'a', 1),
    });
    expect(conflicts).toEqual([]);
    expect(draft.content_sections).toHaveLength(3);
  });

  it('merges custom fields by their keys', () => {
    const mine = withField(base, 'city', { label: 'Town' });
    const theirs = withAddedField(withField(base, 'city', { placeholder: 'Miami' }), 'k');
    const { draft, conflicts } = mergeDrafts({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(draft.custom_fields.find(one => one.key === 'city')).toMatchObject({
      label: 'Town',
      placeholder: 'Miami',
    });
    expect(draft.custom_fields.map(one => one.key)).toContain('k');
  });
});

describe('what differs between two drafts', () => {
  it('what differs between two drafts is nothing for the same text', () => {
    expect(differences(base, base)).toEqual([]);
  });

  it('what differs between two drafts is one entry for a section that is new, and one for each field that changed', () => {
    const after = withText(withAddedSection(base, 'n'), title, 'New');
    expect(differences(base, after).map(({ label, before }) => [label, before])).toEqual([
      ['Title template', base.title_template],
      ['TEXT - Untitled', null],
    ]);
  });
});

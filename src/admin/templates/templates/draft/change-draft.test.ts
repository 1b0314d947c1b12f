import { describe, expect, it } from 'vitest';
import {
  maxSections,
  withAddedSection,
  withInserted,
  withMoved,
  withOrder,
  withoutSection,
  withSequence,
  withType,
} from './change-draft.ts';
import { placeOf, textAt, withText } from './place.ts';
import { countUses, withRenamedPlaceholder } from './rename-placeholder.ts';
import { draftOf, newDraft, type TemplateDraft, withKeysOf, writtenTemplate } from './template-draft.ts';

function three(): TemplateDraft {
  const ids = ['a', 'b', 'c'];
  return ids.reduce<TemplateDraft>((draft, id) => withAddedSection(draft, id), {
    ...newDraft(),
    content_sections: [],
  });
}

const shape = (draft: TemplateDraft) =>
  draft.content_sections.map(({ id, order }) => `${id}${order}`).join(' ');

const use = { status: 'draft', for_customers: false } as const;

describe('changing a draft', () => {
  it('adds a section last, with the order count plus 1', () => {
    expect(shape(three())).toBe('a1 b2 c3');
  });

  it('moves a section and numbers all again', () => {
    expect(shape(withMoved(three(), 'c', -1))).toBe('a1 c2 b3');
    expect(shape(withMoved(three(), 'a', -1))).toBe('a1 b2 c3');
    expect(shape(withSequence(three(), ['c', 'a', 'b']))).toBe('c1 a2 b3');
  });

  it('takes an order that is no number as 1', () => {
    expect(shape(withOrder(three(), 'c', 'nonsense'))).toBe('c1 a2 b3');
    expect(shape(withOrder(three(), 'c', ''))).toBe('c1 a2 b3');
    expect(shape(withOrder(three(), 'a', '-4'))).toBe('a1 b2 c3');
    expect(shape(withOrder(three(), 'a', '7.9'))).toBe('b2 c3 a7');
  });

  it('moves a section to the typed number', () => {
    expect(shape(withOrder(three(), 'c', '1'))).toBe('c1 a2 b3');
    expect(shape(withOrder(three(), 'c', '2'))).toBe('a1 c2 b3');
    expect(shape(withOrder(three(), 'a', '2'))).toBe('b1 a2 c3');
    expect(shape(withOrder(three(), 'a', '3'))).toBe('b1 c2 a3');
    expect(shape(withOrder(three(), 'b', '2'))).toBe('a1 b2 c3');
  });

  it('inserts copies behind a section, each with its own id', () => {
    const [first] = three().content_sections;
    const copied = withInserted(three(), first ? [first] : [], 'a');
    expect(copied.content_sections.map(({ order }) => order)).toEqual([1, 2, 3, 4]);
    expect(new Set(copied.content_sections.map(({ id }) => id)).size).toBe(4);
    expect(copied.content_sections.map(({ id }) => id).indexOf('b')).toBe(2);
  });

  it('takes no more sections than a page shows', () => {
    const many = Array.from({ length: 500 }, () => ({ type: 'text', title: 'T', content: { content: '' } }));
    expect(withInserted(three(), many, null).content_sections).toHaveLength(maxSections);
  });

  it('keeps what another type does not show, so that changing back loses nothing', () => {
    const faq = withText(three(), placeOf('section', 'a', 'content', 'content'), 'Kept');
    const back = withType(withType(faq, 'a', 'faq'), 'a', 'text');
    expect(textAt(back, placeOf('section', 'a', 'content', 'content'))).toBe('Kept');
  });

  it('changes nothing besides the section that is written in', () => {
    const before = three();
    const after = withText(before, placeOf('section', 'b', 'title'), 'New');
    expect(after.content_sections[0]).toBe(before.content_sections[0]);
    expect(after.content_sections[1]).not.toBe(before.content_sections[1]);
    expect(withText(after, placeOf('section', 'b', 'title'), 'New')).toBe(after);
  });

  it('writes nothing where there is no such place', () => {
    const draft = withoutSection(three(), 'b');
    const after = withText(draft, placeOf('section', 'b', 'title'), 'Gone');
    expect(shape(after)).toBe('a1 c3');
  });

  it('renames a placeholder in every text', () => {
    const draft = withText(
      three(),
      placeOf('section', 'a', 'content', 'content'),
      'In {{ City }} and {{state}}',
    );
    expect(countUses(draft, 'city')).toBe(5);
    const renamed = withRenamedPlaceholder(draft, 'city', 'town');
    expect(countUses(renamed, 'city')).toBe(0);
    expect(textAt(renamed, placeOf('section', 'a', 'content', 'content'))).toBe('In {{town}} and {{state}}');
  });
});

describe('a draft of a stored template', () => {
  const stored = {
    name: 'Old',
    title_template: 'T',
    meta_description_template: null,
    hero_title_template: 'H',
    hero_subtitle_template: 'S',
    content_pack: 'junk-removal' as const,
    custom_fields: {},
    content_sections: [
      { type: 'faq', title: 'Q', content: '{"faqs":["How soon? | Today."' },
      { type: 'text', title: 'P', content: 'Plain words' },
      { id: 'x', type: 'hero', title: '', content: [1, { a: null }], order: 1 },
      { id: 'x', type: 'never heard of', title: '', content: null, order: 9 },
    ],
  };

  it('a draft of a stored template reads every shape a section was ever stored in', () => {
    const draft = draftOf(stored, use);
    expect(draft.content_sections[0]?.content.faqs).toEqual([{ question: 'How soon?', answer: 'Today.' }]);
    expect(draft.content_sections.find(({ type }) => type === 'text')?.content).toEqual({
      content: 'Plain words',
      from_service: false,
    });
    expect(new Set(draft.content_sections.map(({ id }) => id)).size).toBe(4);
  });

  it('a draft of a stored template is the same each time, and what is sent reads as the same draft again', () => {
    const draft = draftOf(stored, use);
    expect(draftOf(stored, use)).toEqual(draft);
    expect(draftOf(writtenTemplate(draft), use)).toEqual(draft);
  });

  it('a draft of a stored template shows empty fields instead of defaults', () => {
    const cta = draftOf({ ...stored, content_sections: [{ type: 'cta', title: 'C', content: {} }] }, use);
    expect(cta.content_sections[0]?.content).toMatchObject({ button_text: '', certificate_benefits: [] });
  });

  it('a draft of a stored template keeps the keys of fields that have the same name', () => {
    const draft = draftOf({ ...stored, custom_fields: { item: field } }, use);
    const like = {
      ...draft,
      custom_fields: draft.custom_fields.map(one => Object.assign({}, one, { key: 'k1' })),
    };
    expect(withKeysOf(draft, like).custom_fields[0]?.key).toBe('k1');
  });
});

const field = { type: 'text' as const, label: 'Item', placeholder: '', options: [], required: false };

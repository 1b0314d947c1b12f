import { describe, expect, it } from 'vitest';
import { readSection } from './read-section.ts';

function contentOf(type: string, content: unknown) {
  return readSection({ id: 'a', type, title: 'T', order: 1, content }, 1);
}

describe('readSection', () => {
  it('reads an object, its JSON text and JSON text in JSON text alike', () => {
    const content = { description: 'Hello', faqs: ['Why? | Because.'] };
    const expected = contentOf('faq', content).section;
    expect(expected.content).toMatchObject({ faqs: [{ question: 'Why?', answer: 'Because.' }] });
    expect(contentOf('faq', JSON.stringify(content)).section).toEqual(expected);
    expect(contentOf('faq', JSON.stringify(JSON.stringify(content))).section).toEqual(expected);
    expect(
      readSection(JSON.stringify({ id: 'a', type: 'faq', title: 'T', order: 1, content }), 1).section,
    ).toEqual(expected);
  });

  it('takes plain text as the main text of its type', () => {
    expect(contentOf('cta', 'Call today.').section.content).toMatchObject({ content: 'Call today.' });
    expect(contentOf('hero', 'We haul.').section.content).toMatchObject({ description: 'We haul.' });
    expect(contentOf('testimonials', 'Great. | A.B.\nFine. | C.D.').section.content).toMatchObject({
      testimonials: [
        { quote: 'Great.', author: 'A.B.' },
        { quote: 'Fine.', author: 'C.D.' },
      ],
    });
  });

  it('keeps spin text that opens with a brace as text', () => {
    const spin = '{Fast|Quick} pickup in {{city}}: {today|tomorrow}';
    expect(contentOf('text', spin)).toMatchObject({ section: { content: { content: spin } }, issues: [] });
    expect(contentOf('text', '{{city}} is home.').section.content).toEqual({
      content: '{{city}} is home.',
      from_service: false,
    });
    expect(contentOf('text', '{"Fast"|"Quick"} it is').section.content).toEqual({
      content: '{"Fast"|"Quick"} it is',
      from_service: false,
    });
  });

  it('repairs broken JSON and says so', () => {
    const read = contentOf('faq', '{"description": "Hi", "faqs": ["Why? | Because.",');
    expect(read.section.content).toMatchObject({
      description: 'Hi',
      faqs: [{ question: 'Why?', answer: 'Because.' }],
    });
    expect(read.issues).toEqual([
      'Section 1 (faq), content: was broken JSON and was repaired; check that nothing is missing.',
    ]);
  });

  it('shows JSON beyond repair as text and says so', () => {
    const broken = '{"a": }}}{{"';
    const read = contentOf('text', broken);
    expect(read.section.content).toEqual({ content: broken, from_service: false });
    expect(read.issues[0]).toContain('could not be read');
  });

  it('cuts text over 10,000 characters to 5,000 and a marker without parsing it', () => {
    const text = JSON.stringify({ content: 'x'.repeat(10_000) });
    const read = contentOf('text', text);
    expect(read.section.content).toEqual({
      content: `${text.slice(0, 5_000)}… [truncated]`,
      from_service: false,
    });
    expect(read.issues[0]).toContain('10,000');
    const just = JSON.stringify({ content: 'x'.repeat(10_000 - 14) });
    expect(just).toHaveLength(10_000);
    expect(contentOf('text', just).section.content).toMatchObject({ content: 'x'.repeat(10_000 - 14) });
  });

  it('cuts the main text of legal at 2,000 characters with an ellipsis', () => {
    const read = contentOf('legal', { content: 'y'.repeat(2_001) });
    expect(read.section.content).toMatchObject({ content: `${'y'.repeat(2_000)}…` });
    expect(readSection(read.section, 1)).toEqual({ section: read.section, issues: [] });
    expect(contentOf('legal', { content: 'y'.repeat(2_000) }).issues).toEqual([]);
  });

  it('never cuts a character in half', () => {
    const read = contentOf('legal', { content: `${'y'.repeat(1_999)}🚚🚚` });
    expect(read.section.content).toMatchObject({ content: `${'y'.repeat(1_999)}…` });
  });

  it('falls back to its position for id and order', () => {
    expect(readSection({ type: 'text' }, 7).section).toMatchObject({ id: 'section-7', order: 7 });
    expect(readSection({ type: 'text', order: 'x' }, 7).section.order).toBe(7);
    expect(readSection({ type: 'text', order: '3' }, 7).section.order).toBe(3);
  });

  it('takes the title from the section, then its content, then the default of its type', () => {
    expect(readSection({ type: 'cta', title: 'A', content: { title: 'B' } }, 1).section.title).toBe('A');
    expect(readSection({ type: 'cta', title: ' ', content: { title: 'B' } }, 1).section.title).toBe('B');
    expect(readSection({ type: 'cta' }, 1).section.title).toBe('Ready When You Are');
  });

  it('keeps an unknown type and reads it as plain text', () => {
    const read = readSection({ type: 'carousel', title: 'Old', content: { body: 'One\nTwo' } }, 2);
    expect(read.section).toMatchObject({ type: 'carousel', title: 'Old', content: { content: 'One\nTwo' } });
  });

  it('reads a preset as its sibling and keeps its name', () => {
    const read = contentOf('faq_accordion', { faqs: [{ question: 'Why?', answer: 'Because.' }] });
    expect(read.section.type).toBe('faq_accordion');
    expect(read.section.content).toMatchObject({ faqs: [{ question: 'Why?', answer: 'Because.' }] });
  });

  it('puts a bare list into the list of its type', () => {
    expect(contentOf('how_it_works_bullets', ['Call | We answer', 'Done']).section.content).toMatchObject({
      steps: [
        { title: 'Call', description: 'We answer' },
        { title: 'Done', description: '' },
      ],
    });
  });

  it('reads rows from older shapes', () => {
    const rows = [{ q: 'One?', a: 'Yes.' }, ['Two?', 'No.'], 'Three? | Maybe.', null, {}, ''];
    expect(contentOf('faq', { faqs: rows }).section.content).toMatchObject({
      faqs: [
        { question: 'One?', answer: 'Yes.' },
        { question: 'Two?', answer: 'No.' },
        { question: 'Three?', answer: 'Maybe.' },
      ],
    });
    expect(contentOf('legal', { structured_content: ['A paragraph.'] }).section.content).toMatchObject({
      structured_content: [{ title: '', description: 'A paragraph.' }],
    });
  });

  it('names a list whose rows have other columns', () => {
    expect(contentOf('faq', { faqs: [{ color: 'red' }, { question: '' }] }).issues).toEqual([
      'Section 1 (faq), Questions (faqs): holds a row with neither question nor answer.',
    ]);
  });

  it('leaves out forbidden addresses and names the field', () => {
    const read = contentOf('hero', {
      iframe_src: 'javascript:alert(1)',
      internal_links: [
        { url: '//evil.example', text: 'Evil' },
        'Contact | /contact',
        { href: '#quote', label: 'Quote' },
      ],
    });
    expect(read.section.content).toMatchObject({
      iframe_src: '',
      internal_links: [
        { url: '/contact', text: 'Contact' },
        { url: '#quote', text: 'Quote' },
      ],
    });
    expect(read.issues).toHaveLength(2);
    expect(read.issues.join(' ')).toContain('Embedded form (iframe_src)');
    expect(read.issues.join(' ')).toContain('Links (internal_links)');
  });

  it('reads counts and switches by the loading rules', () => {
    const read = (content: unknown) => contentOf('we_also_service', content).section.content;
    expect(read({})).toMatchObject({ display_count: 9, prioritize_state: false });
    expect(read({ display_count: '0', prioritize_state: 'false' })).toMatchObject({
      display_count: 9,
      prioritize_state: false,
    });
    expect(read({ display_count: '12', prioritize_state: 'yes' })).toMatchObject({
      display_count: 12,
      prioritize_state: true,
    });
    expect(read({ display_count: 2.5 })).toMatchObject({ display_count: 9 });
    const wiki = (value: unknown) => contentOf('external_links', { show_wikipedia: value }).section.content;
    expect(wiki(undefined)).toMatchObject({ show_wikipedia: true });
    expect(wiki('')).toMatchObject({ show_wikipedia: true });
    expect(wiki('false')).toMatchObject({ show_wikipedia: false });
  });

  it('fills empty values with the pack’s defaults before the built-in ones', () => {
    const pack = { legal: { title: 'Is it legal?', content: { cta_text: 'Book' } } };
    const read = readSection({ type: 'legal', content: {} }, 1, pack).section;
    expect(read).toMatchObject({
      title: 'Is it legal?',
      content: { cta_text: 'Book', optional_link_url: '/how-it-works' },
    });
  });

  it('ignores names that reach for the prototype', () => {
    const read = readSection(
      '{"type":"text","__proto__":{"title":"x"},"content":{"__proto__":{"content":"y"}}}',
      1,
    );
    expect(read.section.title).toBe('');
    expect(read.section.content).toEqual({ content: '', from_service: false });
    expect(readSection({ type: '__proto__' }, 1).section.type).toBe('__proto__');
    expect(readSection({ type: 'constructor' }, 1).section.content).toEqual({
      content: '',
      from_service: false,
    });
  });

  it('names what a section has no use for', () => {
    expect(contentOf('text', { content: 'A', color: 'red' }).issues).toEqual([
      'Section 1 (text), content: holds color, which this kind of section does not have; left out.',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { cleanPaste } from './clean-paste.ts';
import { copiedSection, pastedSections } from './copied-sections.ts';

const clean = (text: string, room = 10_000) => cleanPaste({ text, html: '', room }).text;

describe('pasted text', () => {
  it('pasted text loses markup and keeps its lines', () => {
    expect(clean('<p class="MsoNormal">One &amp; two</p><p>Three<br>four</p>')).toBe(
      'One & two\nThree\nfour',
    );
    expect(clean('<style>p{color:red}</style><div>Only <b>this</b></div><script>alert(1)</script>')).toBe(
      'Only this',
    );
  });

  it('pasted text loses Word’s bullets, hard spaces and invisible characters', () => {
    expect(clean('\u2022\tFirst\r\n\u00b7  Second\u00a0one\u200b\ufeff\u0007')).toBe('First\nSecond one');
  });

  it('pasted text keeps placeholders, spin text and a lone angle bracket', () => {
    expect(clean('{{city}} {a|b} 3 < 5 > 2')).toBe('{{city}} {a|b} 3 < 5 > 2');
  });

  it('pasted text is read from HTML where there is no plain text', () => {
    expect(cleanPaste({ text: '', html: '<p>Hi</p>', room: 99 }).text).toBe('Hi');
  });

  it('pasted text is cut to the room there is, and says so', () => {
    expect(cleanPaste({ text: 'x'.repeat(1_000_000), html: '', room: 10_000 })).toEqual({
      text: 'x'.repeat(10_000),
      isCut: true,
    });
    expect(cleanPaste({ text: 'abc', html: '', room: 0 }).text).toBe('');
  });
});

describe('pasted sections', () => {
  const section = { id: 'a', type: 'text', title: 'Title', order: 3, content: { content: 'Words' } };

  it('pasted sections are what was copied', () => {
    expect(pastedSections(copiedSection(section))).toMatchObject({
      sections: [{ type: 'text', title: 'Title', content: { content: 'Words' } }],
    });
  });

  it('pasted sections are read in the shapes of old templates, also from broken JSON', () => {
    const faq = { type: 'faq', title: 'F', content: { faqs: ['How? | So.'] } };
    for (const text of [
      JSON.stringify([faq]),
      JSON.stringify({ content_sections: [faq] }),
      JSON.stringify(faq),
      `[${JSON.stringify(faq)},`,
    ]) {
      expect(pastedSections(text)).toMatchObject({
        sections: [{ type: 'faq', content: { faqs: [{ question: 'How?', answer: 'So.' }] } }],
      });
    }
  });

  it('pasted sections are refused with a reason where there are none', () => {
    for (const text of [
      '',
      'Hello there',
      '[]',
      '{}',
      '[[[[',
      '{"a":1}',
      'null',
      '['.repeat(5_000),
      'x'.repeat(3_000_000),
    ]) {
      expect([text.slice(0, 20), Object.keys(pastedSections(text))]).toEqual([
        text.slice(0, 20),
        ['refusal'],
      ]);
    }
  });

  it('pasted sections are at most as many as a page shows', () => {
    const many = pastedSections(JSON.stringify(Array.from({ length: 500 }, () => section)));
    expect('sections' in many && many.sections.length).toBe(100);
  });
});

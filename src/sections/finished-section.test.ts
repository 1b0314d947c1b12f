import { describe, expect, it } from 'vitest';
import { sampleSections } from '../../test/sample-sections.ts';
import { finishedSection } from './finished-section.ts';
import { isSectionOf } from './section.ts';

function finished(type: string, content: Readonly<Record<string, unknown>>) {
  return finishedSection({ id: 'a', type, title: 'T', content, order: 1 }).content;
}

describe('finishedSection', () => {
  it.each(sampleSections.map(section => [section.type, section] as const))(
    'leaves good content alone: %s',
    (_, section) => {
      expect(finishedSection(section)).toEqual(section);
    },
  );

  it('drops addresses that filling made unsafe', () => {
    expect(finished('cta', { button_url: 'javascript:alert(1)' })).toMatchObject({ button_url: '' });
    expect(finished('hero', { internal_links: [{ url: '//evil.example', text: 'A' }] })).toMatchObject({
      internal_links: [],
    });
  });

  it('puts no default where a text came out empty', () => {
    expect(finished('cta', { button_text: '', certificate_benefits: [] })).toMatchObject({
      button_text: '',
      certificate_benefits: [],
    });
  });

  it('has every field of its kind even if content is missing', () => {
    expect(
      finishedSection({ id: 'a', type: 'faq', title: '', content: null, order: 1 }).content,
    ).toMatchObject({
      faqs: [],
      footer_link_url: '',
    });
  });
});

describe('isSectionOf', () => {
  it('takes a preset for the kind it renders as', () => {
    const section = finishedSection({ id: 'a', type: 'faq_accordion', title: '', content: {}, order: 1 });
    expect(isSectionOf(section, 'faq')).toBe(true);
    expect(isSectionOf(section, 'text')).toBe(false);
  });
});

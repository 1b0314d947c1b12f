import { describe, expect, it } from 'vitest';
import { readSection } from './read-section.ts';
import { sectionFields, sectionTextKind } from './section-fields.ts';
import { sectionTypes } from './section-types.ts';

function limits(type: string): Record<string, readonly [number | null, number | null]> {
  const lists = sectionFields(type).filter(({ maximum }) => maximum !== null);
  return Object.fromEntries(lists.map(({ name, maximum, cap }) => [name, [maximum, cap]]));
}

describe('sectionFields', () => {
  it('has the fields of the specification', () => {
    const names = (type: string) =>
      sectionFields(type)
        .map(({ name }) => name)
        // Ours: in every kind that a service has texts for, and the price of its first screen.
        .filter(name => name !== 'from_service' && name !== 'price')
        .join(' ');
    expect(names('hero')).toBe('subtitle description benefits internal_links iframe_src');
    expect(names('features')).toBe('description features categories footer_text images');
    expect(names('legal')).toBe(
      'content structured_content image optional_link_text optional_link_url cta_text',
    );
    expect(names('testimonials')).toBe('testimonials background_image');
    expect(names('how_it_works_video')).toBe('description video_url');
    expect(names('how_it_works_bullets')).toBe('description steps local');
    expect(names('couples')).toBe('description couple_types footer_text');
    expect(names('couples_grid')).toBe('description couples');
    expect(names('map')).toBe('description map_embed_url location cta_text additional_content');
    expect(names('we_also_service')).toBe(
      'description service_areas display_count prioritize_state far_title cta_text',
    );
    expect(names('external_links')).toBe('description links show_wikipedia');
    expect(names('faq')).toBe('description faqs footer_text footer_link_text footer_link_url');
    expect(names('cta')).toBe(
      'content button_text button_url subtitle_footer certificate_title certificate_subtitle certificate_benefits certificate_discount certificate_coupon',
    );
    expect(names('text')).toBe('content');
    expect(names('anything else')).toBe('content');
  });

  it('has the editor maxima and loading caps of the specification', () => {
    expect(limits('hero')).toEqual({ benefits: [6, 6], internal_links: [4, 4] });
    expect(limits('features')).toEqual({ features: [4, 8], categories: [4, 6], images: [4, 20] });
    expect(limits('legal')).toEqual({ structured_content: [10, 20] });
    expect(limits('testimonials')).toEqual({ testimonials: [8, 8] });
    expect(limits('how_it_works_bullets')).toEqual({ steps: [8, 6] });
    expect(limits('couples')).toEqual({ couple_types: [10, 15] });
    expect(limits('couples_grid')).toEqual({ couples: [9, 12] });
    expect(limits('we_also_service')).toEqual({ service_areas: [12, 20] });
    expect(limits('external_links')).toEqual({ links: [8, 20] });
    expect(limits('faq')).toEqual({ faqs: [15, 10] });
    expect(limits('cta')).toEqual({ certificate_benefits: [6, 6] });
  });

  it('loads as many items as the cap allows and reports the rest', () => {
    const faqs = Array.from({ length: 12 }, (_, index) => `Question ${index}? | Answer.`);
    const read = readSection({ type: 'faq', content: { faqs } }, 1);
    expect(read.section.content).toMatchObject({ faqs: { length: 10 } });
    expect(read.issues).toEqual([
      'Section 1 (faq), Questions (faqs): holds more than 10 items; the rest were left out.',
    ]);
  });
});

describe('sectionTypes', () => {
  it('lists the fifteen of the editor in order, the giveaway, the items and the town, then the seven presets', () => {
    expect(sectionTypes.map(({ type }) => type).join(' ')).toBe(
      'hero how_it_works_video how_it_works_bullets couples couples_grid legal map we_also_service external_links features testimonials faq cta pricing text giveaway items local_facts medical_necessity video_section legal_banner features_grid testimonials_grid faq_accordion cta_banner',
    );
    expect(sectionTypes.filter(({ preset }) => preset)).toHaveLength(7);
  });
});

describe('sectionTextKind', () => {
  it('knows headings, sentences and texts to leave as written', () => {
    expect(sectionTextKind('features', ['features', 0, 'title'])).toBe('title');
    expect(sectionTextKind('features', ['features', 0, 'description'])).toBe('prose');
    expect(sectionTextKind('hero', ['benefits', 2])).toBe('prose');
    expect(sectionTextKind('hero', ['internal_links', 0, 'url'])).toBe('plain');
    expect(sectionTextKind('cta', ['certificate_coupon'])).toBe('plain');
    expect(sectionTextKind('cta_banner', ['button_text'])).toBe('title');
    expect(sectionTextKind('testimonials', ['testimonials', 0, 'author'])).toBe('plain');
  });

  it('takes everything it does not know as sentences', () => {
    expect(sectionTextKind('carousel', ['constructor'])).toBe('prose');
    expect(sectionTextKind('text', [])).toBe('prose');
  });
});

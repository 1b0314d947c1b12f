import { describe, expect, it } from 'vitest';
import { footerCopy } from '../../../../content/site-copy/footer.ts';
import { thankYouCopy } from '../../../../content/site-copy/thank-you.ts';
import { readSection } from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { spinPhrases } from './spin-phrases.ts';

const copy = texts([footerCopy, defaultSettings.testimonials, thankYouCopy, packStore.shipped()]);

describe('the price is promised in one way', () => {
  it('what is said by phone or from photos is an estimate; the quote on site is the price', () => {
    const sentences = copy.flatMap(text => text.split(/(?<=[.?!]) /u)).filter(text => /[.?!]$/u.test(text));
    const far = /\b(photos?|pictures?|by phone|on the phone|call (you )?back)\b/iu;
    const firm = /\b(price|quote|figure)\b/iu;
    const wrong = sentences.filter(
      one =>
        far.test(one) &&
        firm.test(one) &&
        !/estimate/iu.test(one) &&
        !/\b(walk-through|crew|look)/iu.test(one),
    );
    expect(wrong).toEqual([]);
  });

  it('the certificate that a template leaves empty says what the business states it offers', () => {
    const { content } = readSection({ type: 'cta' }, 1, packStore.own().section_defaults).section;
    expect(content).toMatchObject({
      certificate_discount: '{{fact:business.discount}}',
      certificate_benefits: expect.arrayContaining(['{{fact:business.discount}} for first responders']),
    });
    const others = copy.filter(text => /\d+% off/iu.test(text) && /new customers/iu.test(text));
    expect(others).toEqual([]);
  });
});

describe('a keyword may be one thing or many', () => {
  const keyword = String.raw`\{\{keyword\}\}`;

  it('no sentence asks its verb or article to agree with the keyword', () => {
    const after = `${keyword} (is|are|was|were|has|have|does|do|works?|needs?|takes?|costs?|means?|comes?|goes|go|starts?|services?|jobs?)\\b`;
    const before = `\\b(a|an|this|these|each|every|many|is|are|does|do) ${keyword}`;
    const agreeing = new RegExp(`${after}|${before}`, 'iu');
    expect(texts([copy, spinPhrases('')]).filter(text => agreeing.test(text))).toEqual([]);
  });
});

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

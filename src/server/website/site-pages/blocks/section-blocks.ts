import type { Question, Step } from '../../../../../content/page-copy.ts';
import { sharedLayoutCopy } from '../../../../../content/site-copy/shared-layout.ts';
import { whyChoose } from '../../../../../content/site-copy/why-choose.ts';
import type { LayoutName, SectionContents } from '../../../../sections/schemas.ts';
import type { Block } from '../../../../site/block.ts';

/** Fixed pages use the views of the sections: these put copy into their content. */
export function section<Name extends LayoutName>(
  type: Name,
  id: string,
  title: string,
  content: SectionContents[Name],
): Block {
  return { kind: 'section', section: { id, type, title, order: 0, content } };
}

export function hero(title: string, subtitle: string, benefits: readonly string[]): Block {
  return section('hero', 'top', title, {
    subtitle,
    description: '',
    benefits: [...benefits],
    internal_links: [],
    iframe_src: '',
    from_service: false,
  });
}

export function prose(id: string, title: string, paragraphs: readonly string[]): Block {
  return section('text', id, title, { content: paragraphs.join('\n'), from_service: false });
}

export function steps(title: string, description: string, list: readonly Step[]): Block {
  return section('how_it_works_bullets', 'how-it-works', title, {
    description,
    steps: [...list],
    from_service: false,
  });
}

/** What it costs, with the truck gauge. */
export function gauge(title: string, content: string): Block {
  return section('pricing', 'pricing', title, { content, prices: [], from_service: false });
}

export function questions(faqs: readonly Question[]): Block {
  return section('faq', 'questions', sharedLayoutCopy.faqs_title, {
    description: '',
    faqs: [...faqs],
    footer_text: '',
    footer_link_text: 'Contact Us',
    footer_link_url: '/contact',
    from_service: false,
  });
}

export function reasons(
  id: string,
  title: string,
  list: readonly { readonly title: string; readonly text: string }[],
): Block {
  return section('features', id, title, {
    description: '',
    features: list.map(reason => ({ title: reason.title, description: reason.text })),
    categories: [],
    footer_text: '',
    images: [],
  });
}

/** Six reasons side by side, and the first responders' discount beside a call. */
export function whyUs(
  title: string,
  list: readonly { readonly title: string; readonly text: string }[],
  banner: string,
): Block {
  return section('medical_necessity', 'why-us', title, {
    content: '',
    reasons: list.map(reason => ({ title: reason.title, description: reason.text })),
    banner_text: banner,
  });
}

export function place(title: string, town: string, text: string): Block {
  return section('map', 'map', title, {
    description: text,
    map_embed_url: '',
    location: '',
    cta_text: '',
    additional_content: `The truck comes to you anywhere in ${town}.`,
  });
}

export function voices(
  title: string,
  list: readonly { readonly quote: string; readonly author: string }[],
): Block {
  return section('testimonials', 'customers', title, {
    testimonials: [...list],
    background_image: '',
  });
}

interface ClosingCopy {
  readonly title: string;
  readonly text: string;
  readonly call_label?: string;
}

/** The last word of a page: call, write, and the first responders' discount as a voucher, while there is one. */
export function closing(copy: ClosingCopy, discount: string): Block {
  return section('cta', 'call', copy.title, {
    content: copy.text,
    button_text: copy.call_label ?? sharedLayoutCopy.default_call_to_action.call_label,
    button_url: '',
    subtitle_footer: '',
    certificate_title: discount === '' ? '' : 'For first responders',
    certificate_subtitle: discount === '' ? '' : whyChoose.first_responders.text,
    certificate_benefits: [],
    certificate_discount: discount,
    certificate_coupon: '',
  });
}

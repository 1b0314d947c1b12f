import { reservePage } from '../../../../../content/site-copy/reserve.ts';
import { thankYouCopy } from '../../../../../content/site-copy/thank-you.ts';
import type { Block } from '../../../../site/block.ts';
import type { DrawBlocks } from './block-facts.ts';
import { steps } from './section-blocks.ts';

/** Choosing a day: the order form of the settings' host, or our own scheduling form. */
export const reserveBlocks: DrawBlocks = ({ settings }) => [
  { kind: 'heading', title: reservePage.hero_title, lead: reservePage.hero_subtitle, about: 'calendar' },
  settings.outside.order_form_url === '' ? schedulingForm() : orderForm(settings.outside.order_form_url),
];

function schedulingForm(): Block {
  return {
    kind: 'request-form',
    title: reservePage.scheduling.title,
    lead: reservePage.scheduling.text,
    notes: reservePage.notes,
    button_label: reservePage.scheduling.button_label,
  };
}

function orderForm(url: string): Block {
  return {
    kind: 'order-form',
    title: reservePage.order_form.frame_title,
    url,
    fallback: reservePage.order_form.fallback,
  };
}

/** The page after a request is stored: its content, and what happens next. */
export const thankYouBlocks: DrawBlocks = ({ business, sent }) => {
  const copy = thankYouCopy[sent.kind];
  const { photos, photos_left_out } = sent;
  const more = [
    photos > 0 ? thankYouCopy.photos(photos) : '',
    photos_left_out > 0 ? thankYouCopy.photos_left_out(photos_left_out, business.email) : '',
    // The number stays on one line.
    `Is it urgent? Call ${business.phone.replaceAll(' ', '\u00A0')}.`,
  ];
  return [
    {
      kind: 'heading',
      title: copy.title,
      lead: [copy.sent, ...more].filter(Boolean).join(' '),
      about: 'calendar',
    },
    steps(thankYouCopy.next_title, '', copy.next),
  ];
};

import { reservePage } from '../../../../content/site-copy/reserve.ts';
import { photoRules, schedulingServices } from '../../../contract/lead-forms.ts';
import type { Block } from '../../../site/block.ts';
import type { DrawBlocks, FormState } from './block-facts.ts';

/** Choosing a day: the order form of the settings' host, or our own scheduling form. */
export const reserveBlocks: DrawBlocks = ({ settings, form }) => [
  { kind: 'heading', title: reservePage.hero_title, lead: reservePage.hero_subtitle, about: 'calendar' },
  settings.outside.order_form_url === '' ? schedulingForm(form) : orderForm(settings.outside.order_form_url),
];

function schedulingForm(form: FormState): Block {
  return {
    kind: 'request-form',
    title: reservePage.scheduling.title,
    lead: reservePage.scheduling.text,
    notes: reservePage.notes,
    button_label: reservePage.scheduling.button_label,
    services: Object.entries(schedulingServices).map(([value, label]) => ({ value, label })),
    most_photos: photoRules.max,
    photo_types: photoRules.accept,
    ...form,
  };
}

function orderForm(url: string): Block {
  return {
    kind: 'order-form',
    title: reservePage.order_form.frame_title,
    url,
    trouble: reservePage.order_form.trouble,
  };
}

/** After a request has been stored. */
export const thankYouBlocks: DrawBlocks = ({ business }) => [
  {
    kind: 'heading',
    title: reservePage.scheduling.thanks,
    lead: `Is it urgent? Call ${business.phone}.`,
    about: 'calendar',
  },
];

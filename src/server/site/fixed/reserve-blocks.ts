import { reservePage } from '../../../../content/site-copy/reserve.ts';
import { photoRules, schedulingServices } from '../../../contract/lead-forms.ts';
import type { DrawBlocks } from './block-facts.ts';

/** Choosing a day: the scheduling form. */
export const reserveBlocks: DrawBlocks = ({ form }) => [
  { kind: 'heading', title: reservePage.hero_title, lead: reservePage.hero_subtitle, about: 'calendar' },
  {
    kind: 'request-form',
    title: reservePage.scheduling.title,
    lead: reservePage.scheduling.text,
    notes: reservePage.notes,
    button_label: reservePage.scheduling.button_label,
    services: Object.entries(schedulingServices).map(([value, label]) => ({ value, label })),
    most_photos: photoRules.max,
    photo_types: photoRules.accept,
    ...form,
  },
];

/** After a request has been stored. */
export const thankYouBlocks: DrawBlocks = ({ business }) => [
  {
    kind: 'heading',
    title: reservePage.scheduling.thanks,
    lead: `Is it urgent? Call ${business.phone}.`,
    about: 'calendar',
  },
];

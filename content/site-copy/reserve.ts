import type { PageHead } from '../page-copy.ts';

export const reservePage = {
  path: '/reserve-now',
  title: 'Reserve a Junk Removal Pickup Online: Choose Your Day',
  description:
    'Reserve your junk removal pickup online in a minute. Tell us what goes, choose a day, and we call with a time and an estimate. Nothing to pay today.',
  keywords: ['book junk removal', 'schedule junk removal online', 'reserve junk pickup'],
  hero_title: 'Reserve your pickup',
  hero_subtitle:
    'Choose a day. We call to agree on the hour, and only then is it fixed. You hear the price on site, before we load.',
  order_form: {
    frame_title: 'Order form',
    fallback: 'If the form doesn’t load, call us or use the quote form below. Both reach the same people.',
  },
  scheduling: {
    title: 'When should we come?',
    text: 'The earliest days go first. For today, please call.',
    button_label: 'Request this day',
  },
  notes: [
    'Asking for a day costs nothing and binds you to nothing.',
    'Our trucks run {{hours}}.',
    'Need to change it? Call the number on this page.',
  ],
} as const satisfies PageHead & Record<string, unknown>;

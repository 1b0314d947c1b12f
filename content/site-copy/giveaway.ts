import type { PageHead } from '../page-copy.ts';

/** The giveaway’s own page. What is won and until when, the settings say. */
export const giveawayPage: PageHead & {
  readonly lead: string;
  readonly form_title: string;
  readonly form_text: string;
  readonly button: string;
  readonly rules_title: string;
  readonly closed: { readonly title: string; readonly lead: string };
} = {
  path: '/giveaway',
  title: 'Giveaway: Win a Free Haul for Two Homes Becoming One',
  description:
    'Getting married and ending up with two of everything? Enter our giveaway for couples in South Florida: one of them has the rest hauled for free.',
  keywords: ['junk removal giveaway', 'free junk removal South Florida', 'newlywed giveaway'],
  lead: 'Two households rarely fit into one. Tell us who you are and when the day is; one couple has everything that is left over hauled away for free.',
  form_title: 'Enter as a couple',
  form_text: 'Six answers. We write to the winner by email.',
  button: 'Enter the giveaway',
  rules_title: 'The rules',
  closed: {
    title: 'No giveaway right now',
    lead: 'The last one is over, or the next one has not begun. A quote is free every day of the year.',
  },
};

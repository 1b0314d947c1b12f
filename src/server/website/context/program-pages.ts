import { thankYouCopy } from '../../../../content/site-copy/thank-you.ts';
import type { BusinessFacts, Section } from '../../../sections/schemas.ts';
import type { FormKind } from '../../../site/forms/page-forms.ts';
import { type GiveawaySettings, isGiveawayOpen } from '../../audience/giveaway/is-open.ts';
import { dayShown } from '../../business/opening-hours/hours-labels.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { sectionOf } from './section-of.ts';

/* Pages that the program writes, because their content depends on a request or a setting. */

export const giveawayPath = '/giveaway';
export const thankYouPath = '/thank-you';

/** The answer to a visitor who asked what a job costs. */
export interface ShownEstimate {
  /** “Estimate: $289 to $349” */
  readonly title: string;
  readonly lead: string;
  /** What goes along with the visitor’s request; empty: no estimate. */
  readonly details: string;
}

/** A request as the query of the thank-you page: no personal data. */
export interface SentRequest {
  readonly kind: Exclude<FormKind, 'addition'>;
  readonly photos: number;
  readonly photos_left_out: number;
  /** The county of the request, whose phone is shown; null = the business's own. */
  readonly county: string | null;
  /** The next open day, if today was asked for after closing time. */
  readonly opens: string | null;
  readonly has_video: boolean;
  /** The five digits of its ZIP code. */
  readonly zip: string | null;
  /** The signed link by which more can be added, and the query of the page that carries it. */
  readonly more: string | null;
  readonly query: string;
  readonly added: 'yes' | 'late' | null;
}

const nothingSent: SentRequest = {
  kind: 'quote',
  photos: 0,
  photos_left_out: 0,
  county: null,
  opens: null,
  has_video: false,
  zip: null,
  more: null,
  query: '',
  added: null,
};

/** The page after a request is stored: its content, and what happens next. */
export function thankYouSections(
  business: BusinessFacts,
  sent: SentRequest | null,
  zipMessage: string,
): readonly Section[] {
  const { kind, photos, photos_left_out, has_video, opens, added } = sent ?? nothingSent;
  const copy = thankYouCopy[kind];
  const more = [
    zipMessage,
    opens === null ? '' : thankYouCopy.closed_today(dayShown(opens)),
    photos > 0 ? thankYouCopy.photos(photos) : '',
    photos_left_out > 0 ? thankYouCopy.photos_left_out(photos_left_out, business.email) : '',
    has_video ? thankYouCopy.video(business.email) : '',
    // The number stays on one line.
    `Is it urgent? Call ${business.phone.replaceAll(' ', '\u00A0')}.`,
  ];
  const done = added === null ? copy.sent : thankYouCopy.added[added];
  const lead = [done, ...more].filter(Boolean).join(' ');
  return [
    sectionOf('page_heading', kind === 'scheduling' ? schedulingThanks() : copy.title, {
      lead,
      drawing: 'calendar',
    }),
    sectionOf('how_it_works_bullets', thankYouCopy.next_title, { steps: copy.next }),
  ];
}

const schedulingThanks = () => packStore.own().words.scheduling_thanks ?? thankYouCopy.scheduling.title;

/** The texts of the giveaway’s own page. Prize and end are settings. */
export function giveawayLabels() {
  return {
    title: 'Giveaway of {{name}}: Enter as a Couple and Win',
    description:
      'Getting married? Enter the giveaway of {{name}} for couples: who you are, when the day is, and how we can write to you. One entry for each couple.',
    keywords: ['giveaway', 'newlywed giveaway'],
    lead: 'Tell us who you are and when the day is. One couple wins.',
    ...packStore.own().words.giveaway,
  };
}

/** The giveaway's prize, form and rules, or a notice that none is open. */
export function giveawaySections(settings: GiveawaySettings): readonly Section[] {
  const { giveaway } = settings;
  const drawing = packStore.own().keyword;
  if (!isGiveawayOpen(settings, new Date())) {
    const lead =
      'The last one is over, or the next one has not begun. A quote is free every day of the year.';
    return [sectionOf('page_heading', 'No giveaway right now', { lead, drawing })];
  }
  return [
    sectionOf('page_heading', giveaway.title, { lead: giveawayLabels().lead, drawing }),
    sectionOf('giveaway', 'Enter as a couple', {
      description: 'Six answers. We write to the winner by email.',
      button_text: 'Enter the giveaway',
    }),
    ...(giveaway.rules === '' ? [] : [sectionOf('text', 'The rules', { content: giveaway.rules })]),
  ];
}

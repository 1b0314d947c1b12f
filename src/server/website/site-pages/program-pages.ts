import { giveawayPage } from '../../../../content/site-copy/giveaway.ts';
import { thankYouCopy } from '../../../../content/site-copy/thank-you.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import type { BusinessFacts, Section } from '../../../sections/schemas.ts';
import type { FormKind } from '../../../site/forms/page-forms.ts';
import { isGiveawayOpen } from '../../audience/giveaway/is-open.ts';
import { sectionOf } from './section-of.ts';

/* Pages that the program writes, because what they say follows from a request or a setting. */

export const giveawayPath = '/giveaway';
export const thankYouPath = '/thank-you';

/** A request as the address of the thank-you page tells it: nothing personal. */
export interface SentRequest {
  readonly kind: FormKind;
  readonly photos: number;
  readonly photos_left_out: number;
  /** The county of the request, whose phone is shown; null = the business's own. */
  readonly county: string | null;
}

const nothingSent: SentRequest = { kind: 'quote', photos: 0, photos_left_out: 0, county: null };

/** The page after a request is stored: its content, and what happens next. */
export function thankYouSections(business: BusinessFacts, sent: SentRequest | null): readonly Section[] {
  const { kind, photos, photos_left_out } = sent ?? nothingSent;
  const copy = thankYouCopy[kind];
  const more = [
    photos > 0 ? thankYouCopy.photos(photos) : '',
    photos_left_out > 0 ? thankYouCopy.photos_left_out(photos_left_out, business.email) : '',
    // The number stays on one line.
    `Is it urgent? Call ${business.phone.replaceAll(' ', '\u00A0')}.`,
  ];
  const lead = [copy.sent, ...more].filter(Boolean).join(' ');
  return [
    sectionOf('page_heading', copy.title, { lead, drawing: 'calendar' }),
    sectionOf('how_it_works_bullets', thankYouCopy.next_title, { steps: copy.next }),
  ];
}

/** The giveaway's prize, form and rules, or a notice that none is open. */
export function giveawaySections({ giveaway }: Pick<Settings, 'giveaway'>): readonly Section[] {
  const drawing = 'furniture';
  if (!isGiveawayOpen(giveaway, new Date())) {
    const { title, lead } = giveawayPage.closed;
    return [sectionOf('page_heading', title, { lead, drawing })];
  }
  return [
    sectionOf('page_heading', giveaway.title, { lead: giveawayPage.lead, drawing }),
    sectionOf('giveaway', giveawayPage.form_title, {
      description: giveawayPage.form_text,
      button_text: giveawayPage.button,
    }),
    ...(giveaway.rules === ''
      ? []
      : [sectionOf('text', giveawayPage.rules_title, { content: giveaway.rules })]),
  ];
}

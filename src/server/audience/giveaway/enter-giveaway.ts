import { v7 as uuidv7 } from 'uuid';
import type { GiveawayForm } from '../../../contract/audience/giveaway.ts';
import { AppError } from '../../platform/errors.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import type { LeadContext } from '../leads/lead-context.ts';
import { storeWithRetry } from '../leads/store-with-retry.ts';
import { isGiveawayOpen } from './is-open.ts';
import { insertEntry } from './queries.ts';

/** The form's guards are those of the lead forms: limits, mark, honeypot. */
export interface GiveawayContext {
  readonly leads: LeadContext;
  readonly settings: SiteSettings;
}

export const closedMessage = 'The giveaway is closed.';

/** Stores an entry. A second entry gets the same answer, which does not reveal who has entered. */
export async function enterGiveaway(
  { leads, settings }: GiveawayContext,
  form: GiveawayForm,
  spamReason: string | null,
): Promise<void> {
  if (!isGiveawayOpen(settings.current(), new Date())) {
    throw new AppError('conflict', closedMessage, { reason: 'giveaway-closed' });
  }
  const { full_name_1, full_name_2, state, email, phone, wedding_date, page_path } = form;
  const entry = {
    id: uuidv7(),
    full_name_1,
    full_name_2,
    state,
    email,
    phone,
    wedding_date,
    page_path: page_path ?? null,
    spam_reason: spamReason,
  };
  await storeWithRetry(leads, 'entry', () => insertEntry(leads.database.kysely, entry));
}

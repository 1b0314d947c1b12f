import type { LeadKind, LeadStatus } from '../../../contract/audience/lead-filter.ts';
import { timelines } from '../../../contract/audience/lead-forms.ts';
import type { Lead, LeadNotification } from '../../../contract/audience/leads.ts';
import type { Tone } from '../../platform/ui/status-badge.tsx';

/** The forms by the names staff know them by. */
export const kindLabels: Record<LeadKind, string> = {
  quote: 'Quick quote',
  footer: 'Full request',
  scheduling: 'Scheduling',
};

export const statusLabel: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  done: 'Done',
  lost: 'Lost',
};

const notificationTones: Record<LeadNotification['state'], { tone: Tone; word: string }> = {
  none: { tone: 'neutral', word: 'Not sent' },
  'no-mail-server': { tone: 'neutral', word: 'Not sent' },
  waiting: { tone: 'blue', word: 'Waiting' },
  sent: { tone: 'green', word: 'Sent' },
  failed: { tone: 'red', word: 'Failed' },
};

/** One that was never tried came while no mail server was set: nothing failed. */
export const notificationBadge = ({ state, attempts }: LeadNotification) =>
  state === 'failed' && attempts === 0 ? notificationTones.none : notificationTones[state];

const times: Readonly<Record<string, string>> = timelines;

/** How soon it is wanted, in the form's words; null stays null. */
export function timelineLabel(key: string | null): string | null {
  return key === null ? null : (times[key] ?? key);
}

/** Where it is to be done: the town of the request, else of the page, else the ZIP code. */
export function placeLabel(lead: Pick<Lead, 'city' | 'state' | 'page_city' | 'zip_code'>): string | null {
  if (lead.city) return [lead.city, lead.state].filter(Boolean).join(', ');
  return [lead.page_city, lead.zip_code].filter(Boolean).join(' ') || null;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** "2026-11-23" → "Monday, November 23, 2026". */
export function dayLabel(date: string | null): string | null {
  return date === null ? null : day.format(new Date(`${date}T00:00:00Z`));
}

/** The name of the visitor, or the phone number of one who gave none. */
export const leadName = ({ name, phone }: Pick<Lead, 'name' | 'phone'>): string =>
  name === '' ? phone : name;

/** What the visitor read about the ZIP code. */
export const zipAnswerLabel: Readonly<Record<NonNullable<Lead['zip_answer']>, string>> = {
  served: 'In your area',
  outside: 'Outside your area: the visitor was asked to call',
  unknown: 'Not in the list of ZIP codes',
};

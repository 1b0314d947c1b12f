import { clickIds, timelines } from '../../../contract/audience/lead-forms.ts';
import { ownValue } from '../../../engine/index.ts';
import { pageCode } from '../../pages/pages/page-code.ts';
import type { Email } from '../../platform/outbox/email.ts';
import { optionLabel } from './form-labels.ts';
import type { LeadContext } from './lead-context.ts';
import type { LeadTable } from './queries.ts';

const headings = {
  quote: 'New quote request',
  footer: 'New quote request',
  scheduling: 'New request for a day',
} as const;

/** With the network's name for it, for importing it there. */
const clickId = (lead: LeadTable) =>
  clickIds.flatMap(name => (lead[name] ? [`${name} ${lead[name]}`] : [])).join(', ') || null;

const zipAnswers: Readonly<Record<string, string>> = {
  served: 'in our area',
  outside: 'outside our area: the visitor was asked to call',
  unknown: 'not known to us',
};

const isPlainText = (text: string) => /^[ -~]*$/.test(text);

const times: Readonly<Record<string, string>> = timelines;

/** The owner's email about a lead. Replies go to the visitor. */
export function leadMessage(
  context: Pick<LeadContext, 'mailbox' | 'publicUrl' | 'labels'>,
  lead: LeadTable,
  { photos, isAddition = false }: { readonly photos: number; readonly isAddition?: boolean },
): Email {
  const mailbox = context.mailbox();
  const labels = context.labels();
  const label = (value: string) => optionLabel(labels, value);
  const heading = isAddition
    ? 'More about a request'
    : (headings[lead.kind as keyof typeof headings] ?? 'New request');
  const place = lead.city ?? lead.page_city ?? lead.zip_code;
  const rows: [string, string | null][] = [
    ['Name', lead.name || null],
    ['Phone', lead.phone],
    ['Email', lead.email || null],
    ['Address', [lead.address, lead.city, lead.state, lead.zip_code].filter(Boolean).join(', ') || null],
    ['ZIP code', lead.zip_answer === null ? null : (zipAnswers[lead.zip_answer] ?? null)],
    ['Service', lead.service && label(lead.service)],
    ['About', lead.junk_types.map(label).join(', ') || null],
    ['When', lead.timeline && (ownValue(times, lead.timeline) ?? lead.timeline)],
    ['Preferred day', lead.preferred_date],
    ['Text messages', lead.sms_consent ? 'agreed' : 'not agreed'],
    ['Photos', photos > 0 ? `${photos} sent along, see the back office` : null],
    ['Page', lead.page_path],
    ['Page code', lead.landing_page_id === null ? null : pageCode(lead.landing_page_id)],
    ['Page is about', [lead.keyword, lead.page_city].filter(Boolean).join(' in ') || null],
    ['Came from', lead.referrer],
    ['Click id', clickId(lead)],
    ['Campaign', [lead.utm_source, lead.utm_medium, lead.utm_campaign].filter(Boolean).join(' / ') || null],
  ];
  const lines = rows.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  const link = context.publicUrl ? [`In the back office: ${context.publicUrl}/admin/leads/${lead.id}`] : [];
  return {
    from: { name: `${mailbox.name} website`, address: mailbox.address },
    to: mailbox.address,
    // Many mail servers refuse other letters in a head. The address is in the text.
    ...(lead.email !== '' &&
      isPlainText(lead.email) && { reply_to: { name: lead.name || lead.phone, address: lead.email } }),
    subject: `${heading}: ${lead.name || lead.phone}${place ? `, ${place}` : ''}`,
    text: [...lines, ...(lead.details ? ['', lead.details] : []), '', ...link].join('\n').trimEnd(),
  };
}

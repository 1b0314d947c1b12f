import { clickIds, timelines } from '../../../contract/audience/lead-forms.ts';
import { ownValue } from '../../../engine/index.ts';
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

const isPlainText = (text: string) => /^[ -~]*$/.test(text);

const times: Readonly<Record<string, string>> = timelines;

/** The owner's email about a lead. Replies go to the visitor. */
export function leadMessage(
  context: Pick<LeadContext, 'mailbox' | 'publicUrl' | 'labels'>,
  lead: LeadTable,
  photos: number,
): Email {
  const mailbox = context.mailbox();
  const labels = context.labels();
  const label = (value: string) => optionLabel(labels, value);
  const heading = headings[lead.kind as keyof typeof headings] ?? 'New request';
  const place = lead.city ?? lead.page_city ?? lead.zip_code;
  const rows: [string, string | null][] = [
    ['Name', lead.name],
    ['Phone', lead.phone],
    ['Email', lead.email],
    ['Address', [lead.address, lead.city, lead.state, lead.zip_code].filter(Boolean).join(', ') || null],
    ['Service', lead.service && label(lead.service)],
    ['About', lead.junk_types.map(label).join(', ') || null],
    ['When', lead.timeline && (ownValue(times, lead.timeline) ?? lead.timeline)],
    ['Preferred day', lead.preferred_date],
    ['Text messages', lead.sms_consent ? 'agreed' : 'not agreed'],
    ['Photos', photos > 0 ? `${photos} sent along, see the back office` : null],
    ['Page', lead.page_path],
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
    ...(isPlainText(lead.email) && { reply_to: { name: lead.name, address: lead.email } }),
    subject: `${heading}: ${lead.name}${place ? `, ${place}` : ''}`,
    text: [...lines, ...(lead.details ? ['', lead.details] : []), '', ...link].join('\n').trimEnd(),
  };
}

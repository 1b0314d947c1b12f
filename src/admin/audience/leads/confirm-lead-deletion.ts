import type { Lead } from '../../../contract/audience/leads.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { counted } from '../../platform/ui/count.ts';
import { leadName } from './lead-labels.ts';

/** Asks before a lead is deleted, and names what is deleted with it and what stays. */
export function confirmLeadDeletion(lead: Lead, onConfirm: () => void) {
  const photos = lead.photos.length > 0 ? `${counted(lead.photos.length, 'photo')}, ` : '';
  const unsent =
    lead.notification.state === 'waiting' ? ' The notification that is waiting will not be sent.' : '';
  const mailed =
    lead.notification.state === 'sent' ? ' The email about it stays in the mailbox it was sent to.' : '';
  confirmLoss({
    title: 'Delete lead',
    question: `Delete the request of ${leadName(lead)}? This cannot be undone.`,
    consequence: `Their name, phone, email, message, ${photos}where they came from and the record of the notification are lost.${unsent}${mailed} To keep the record, set the status to “Lost” instead.`,
    action: 'Delete lead',
    onConfirm,
  });
}

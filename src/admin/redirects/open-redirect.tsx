import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import type { Redirect, RedirectAnswer } from '../../contract/redirects.ts';
import { count } from '../ui/count.ts';
import { emptyRedirect, RedirectForm } from './redirect-form.tsx';
import { draftOf, type RedirectDraft } from './redirect-queries.ts';

/** Opens the form for a redirect that exists. */
export function changeRedirect(redirect: Redirect): void {
  open('Change redirect', redirect.id, draftOf(redirect));
}

/** Opens the form for a new one, with what is known already. */
export function addRedirect(known: Partial<RedirectDraft> = {}, onAdded: () => void = () => undefined): void {
  open('Add redirect', null, { ...emptyRedirect, ...known }, onAdded);
}

function open(title: string, id: string | null, initial: RedirectDraft, onSaved?: () => void): void {
  const modal = modals.open({
    title,
    size: 'lg',
    closeButtonProps: { 'aria-label': 'Close' },
    children: (
      <RedirectForm
        id={id}
        initial={initial}
        onCancel={() => modals.close(modal)}
        onDone={answer => {
          modals.close(modal);
          tell(answer);
          onSaved?.();
        }}
      />
    ),
  });
}

/** What was stored, and what staff may not have meant by it. */
function tell({ redirect, hides_page, leads_nowhere, flattened }: RedirectAnswer): void {
  const warnings = [
    ...(hides_page ? [`A live page at ${redirect.source_path} can’t be reached any more.`] : []),
    ...(leads_nowhere ? [`Nothing answers at ${redirect.destination_path} yet.`] : []),
    ...(flattened > 0
      ? [
          `${count(flattened)} ${flattened === 1 ? 'redirect that led' : 'redirects that led'} here now lead straight on.`,
        ]
      : []),
  ];
  notifications.show({
    color: hides_page || leads_nowhere ? 'yellow' : 'green',
    title: `${redirect.source_path} leads to ${redirect.destination_path}`,
    message: warnings.join(' ') || 'It works from now on.',
    autoClose: warnings.length > 0 ? 12_000 : 4_000,
    closeButtonProps: { 'aria-label': 'Close' },
  });
}

import type { Redirect } from '../../../contract/pages/redirects.ts';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { announceRedirect } from './announce-redirect.ts';
import { emptyRedirect, RedirectForm } from './redirect-form.tsx';
import { draftOf, type RedirectDraft } from './redirect-queries.ts';

/** Opens the form for a redirect that exists. */
export function changeRedirect(redirect: Redirect): void {
  open('Change redirect', redirect, draftOf(redirect));
}

/** Opens the form for a new one, with what is known already. */
export function addRedirect(known: Partial<RedirectDraft> = {}, onAdded: () => void = () => undefined): void {
  open('Add redirect', null, { ...emptyRedirect, ...known }, onAdded);
}

function open(title: string, stored: Redirect | null, initial: RedirectDraft, onSaved?: () => void): void {
  openDialog({ title }, close => (
    <RedirectForm
      stored={stored}
      initial={initial}
      onCancel={close}
      onDone={answer => {
        close();
        announceRedirect(answer);
        onSaved?.();
      }}
    />
  ));
}

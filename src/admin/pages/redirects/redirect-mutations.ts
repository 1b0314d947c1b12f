import type { z } from 'zod';
import { type Redirect, redirectRoutes } from '../../../contract/pages/redirects.ts';
import { call } from '../../platform/api.ts';
import { nounKey } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';
import { announceRedirect } from './announce-redirect.ts';

export type RedirectDraft = Omit<z.output<typeof redirectRoutes.update.body>, 'updated_at'>;

const changes = [nounKey(redirectRoutes.list)];

export const redirectMutations = {
  save: write({ mutationFn: save, silentFailure: true, changes }),

  toggle: write({
    mutationFn: (redirect: Redirect) =>
      save({ values: { ...draftOf(redirect), is_active: !redirect.is_active }, over: redirect }),
    failure: 'The redirect could not be switched',
    done: announceRedirect,
    changes,
  }),
};

function save({ values, over }: { values: RedirectDraft; over: Redirect | null }) {
  if (!over) return call(redirectRoutes.create, { body: values });
  const body = { ...values, updated_at: over.updated_at };
  return call(redirectRoutes.update, { params: { id: over.id }, body });
}

/** The fields of a redirect that people write: its intended destination, not the final one. */
export function draftOf(redirect: Redirect): RedirectDraft {
  const { source_path, destination_path, written_path } = redirect;
  const { redirect_type, is_prefix, is_active, description } = redirect;
  return {
    source_path,
    destination_path: written_path ?? destination_path,
    redirect_type,
    is_prefix,
    is_active,
    description,
  };
}

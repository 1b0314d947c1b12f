import type { Redirect } from '../../../contract/pages/redirects.ts';
import type { RedirectTable } from './queries.ts';
import { sourceText } from './redirect-path.ts';

export function presentRedirect(row: RedirectTable): Redirect {
  const {
    destination_key: _,
    written_key: _1,
    page_id: _2,
    cause,
    redirect_type,
    last_used_at,
    created_at,
    updated_at,
    ...rest
  } = row;
  return {
    ...rest,
    source_path: sourceText(rest.source_path),
    is_automatic: cause !== null,
    redirect_type: redirect_type === 302 ? 302 : 301,
    last_used_at: last_used_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

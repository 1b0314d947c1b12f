import { type Redirect, redirectSchema } from '../../../contract/pages/redirects.ts';
import { presentAs } from '../../platform/present-as.ts';
import type { RedirectTable } from './queries.ts';
import { sourceText } from './redirect-path.ts';
import { typeOf } from './redirect-type.ts';

export function presentRedirect(row: RedirectTable): Redirect {
  return presentAs(redirectSchema, {
    ...row,
    source_path: sourceText(row.source_path),
    is_automatic: row.cause !== null,
    redirect_type: typeOf(row.redirect_type),
  });
}

import type { Statement } from '../../../contract/business/statements.ts';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { emptyStatement, StatementForm } from './statement-form.tsx';
import { draftOf } from './statement-queries.ts';

/** Opens the form; null: for a new statement. */
export function openStatement(statement: Statement | null): void {
  openDialog({ title: statement ? 'Change statement' : 'Add statement' }, close => (
    <StatementForm
      stored={statement}
      initial={statement ? draftOf(statement) : emptyStatement}
      onCancel={close}
      onDone={close}
    />
  ));
}

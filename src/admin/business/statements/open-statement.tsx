import type { Statement } from '../../../contract/business/statements.ts';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { StatementForm } from './statement-form.tsx';

/** Opens the form; null: for a new statement. */
export function openStatement(statement: Statement | null): void {
  openDialog({ title: statement ? 'Change statement' : 'Add statement' }, close => (
    <StatementForm stored={statement} onDone={close} />
  ));
}

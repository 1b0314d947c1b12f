import { modals } from '@mantine/modals';
import type { Statement } from '../../../contract/business/statements.ts';
import { announce } from '../../platform/ui/announce.ts';
import { emptyStatement, StatementForm } from './statement-form.tsx';
import { draftOf } from './statement-queries.ts';

/** Opens the form; null: for a new statement. */
export function openStatement(statement: Statement | null): void {
  const modal = modals.open({
    title: statement ? 'Change statement' : 'Add statement',
    size: 'lg',
    closeButtonProps: { 'aria-label': 'Close' },
    children: (
      <StatementForm
        stored={statement}
        initial={statement ? draftOf(statement) : emptyStatement}
        onCancel={() => modals.close(modal)}
        onDone={() => {
          modals.close(modal);
          announce(statement ? 'Statement saved. Pages show it now.' : 'Statement added');
        }}
      />
    ),
  });
}

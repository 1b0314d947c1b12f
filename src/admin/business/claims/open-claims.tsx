import { List, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptanceSchema, claimRoutes, type UnstatedClaims } from '../../../contract/business/claims.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { write } from '../../platform/write.ts';

const maxListed = 12;

interface ClaimsQuestion {
  claims: UnstatedClaims;
  /** True if the text can be saved as a draft instead. */
  hasDraft?: boolean;
  /** What was refused, and happens once they are accepted. */
  action?: 'save' | 'publish';
  /** They are accepted: the text can be published. */
  onAccepted: () => void;
}

/** Shows what a text that was to be published claims and nobody has stated: to be reworded, or accepted for a reason. */
export function openClaims(question: ClaimsQuestion): void {
  openDialog({ title: 'Unstated claims' }, close => <ClaimsForm {...question} close={close} />);
}

function ClaimsForm(props: ClaimsQuestion & { close: () => void }) {
  const { claims, hasDraft = true, action = 'save', close, onAccepted } = props;
  const accepting = useMutation(write(claimRoutes.accept, { silentFailure: true }));
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const words = [...new Set(claims.map(({ claim }) => claim))];
  const submit = () => {
    const checked = acceptanceSchema.safeParse({ claims: words, reason });
    setProblem(checked.error?.issues[0]?.message ?? null);
    if (!checked.success) return;
    accepting.mutate(
      { body: checked.data },
      {
        onSuccess: () => {
          close();
          onAccepted();
        },
      },
    );
  };
  return (
    <DialogForm
      write={accepting}
      onSubmit={submit}
      onCancel={close}
      cancel="Reword them"
      action={`Accept and ${action}`}
    >
      <Text size="sm">
        Nothing is {action === 'publish' ? 'published' : 'saved'} yet. Reword these,{' '}
        {hasDraft && 'save a draft, '}or add a statement.
      </Text>
      <List size="sm" spacing={4} style={{ overflowWrap: 'anywhere' }}>
        {claims.slice(0, maxListed).map(({ claim, where }, index) => (
          <List.Item key={`${claim} ${index + 0}`}>
            “{claim}” in {where}
          </List.Item>
        ))}
        {claims.length > maxListed && (
          <List.Item c="dimmed">… and {claims.length - maxListed} more</List.Item>
        )}
      </List>
      <Textarea
        label="Reason"
        description="Why these words are true in every text. Your name is recorded."
        minRows={2}
        maxLength={1_000}
        data-autofocus
        value={reason}
        error={problem}
        onChange={event => setReason(event.currentTarget.value)}
      />
    </DialogForm>
  );
}

import { List, Modal, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptanceSchema, type UnstatedClaims } from '../../../contract/business/claims.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { claimWrites } from './claim-queries.ts';

const maxListed = 12;

interface ClaimsDialogProps {
  claims: UnstatedClaims;
  /** Whether the text can be saved as a draft instead. */
  hasDraft?: boolean;
  /** The refused action, repeated after the claims are accepted. */
  action?: 'save' | 'publish';
  onClose: () => void;
  /** They are accepted: the text can be published. */
  onAccepted: () => void;
}

/** Unstated claims of a text to publish: the user rewords them, or accepts them with a reason. */
export function ClaimsDialog(props: ClaimsDialogProps) {
  const { claims, hasDraft = true, action = 'save', onClose, onAccepted } = props;
  const accepting = useMutation(claimWrites.accept);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const words = [...new Set(claims.map(({ claim }) => claim))];
  const submit = () => {
    const checked = acceptanceSchema.safeParse({ claims: words, reason });
    setProblem(checked.error?.issues[0]?.message ?? null);
    if (checked.success) accepting.mutate(checked.data, { onSuccess: onAccepted });
  };
  return (
    <Modal opened onClose={onClose} title="Unstated claims" size="lg">
      <DialogForm
        write={accepting}
        onSubmit={submit}
        onCancel={onClose}
        cancel="Reword them"
        action={`Accept and ${action}`}
      >
        <Text size="sm">
          Nothing is {action === 'publish' ? 'published' : 'saved'} yet. Reword these,{' '}
          {hasDraft && 'save a draft, '}or add a statement.
        </Text>
        <List size="sm" spacing={4} style={{ overflowWrap: 'anywhere' }}>
          {claims.slice(0, maxListed).map(({ claim, where }, place) => (
            <List.Item key={`${claim} ${place + 0}`}>
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
    </Modal>
  );
}

import { Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Review, reviewRoutes } from '../../../contract/audience/reviews.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { write } from '../../platform/write.ts';

export function openWithdrawal(review: Review): void {
  openDialog({ title: 'Take review down' }, close => <Withdrawal review={review} onDone={close} />);
}

function Withdrawal({ review, onDone }: { review: Review; onDone: () => void }) {
  const withdrawing = useMutation(
    write(reviewRoutes.withdraw, { done: 'The review is on no page any more', silentFailure: true }),
  );
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const withdraw = () => {
    const read = reviewRoutes.withdraw.body.safeParse({ reason });
    setProblem(read.success ? null : (read.error.issues[0]?.message ?? 'Say why'));
    if (!read.success) return;
    withdrawing.mutate({ params: { id: review.id }, body: read.data }, { onSuccess: onDone });
  };
  return (
    <DialogForm
      write={withdrawing}
      onSubmit={withdraw}
      onCancel={onDone}
      cancel="Keep it"
      action="Take it down"
    >
      <Text>
        A bad rating is no reason. Hiding bad reviews can cost you a fine. Good reasons: it is about another
        company, or it insults a person.
      </Text>
      <Textarea
        label="Reason"
        description={
          review.source === 'link' ? 'Its author reads it behind the same link.' : 'Staff can read it here.'
        }
        placeholder="It is about another company."
        required
        data-autofocus
        minRows={2}
        maxLength={300}
        value={reason}
        error={problem}
        onChange={event => setReason(event.currentTarget.value)}
      />
    </DialogForm>
  );
}

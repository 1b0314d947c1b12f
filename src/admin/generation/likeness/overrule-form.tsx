import { Button, Stack, Text, Textarea, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Batch } from '../../../contract/generation/batches.ts';
import { overruleSchema } from '../../../contract/generation/likeness.ts';
import { batchWrites } from '../batches/batch-writes.ts';

/** Approves the batch all the same, for a reason that is kept with its author. */
export function OverruleForm({ batch, help }: { batch: Batch; help: string }) {
  const approve = useMutation(batchWrites.approve);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = overruleSchema.safeParse({ reason });
    if (!checked.success) {
      setProblem(checked.error.issues[0]?.message ?? null);
      return;
    }
    setProblem(null);
    approve.mutate({ id: batch.id, reason: checked.data.reason });
  };
  return (
    <form onSubmit={submit} aria-labelledby="overrule" noValidate>
      <Stack gap="xs" mt="xl" maw={640}>
        <Title order={3} id="overrule">
          Overrule
        </Title>
        <Text size="sm" c="dimmed">
          {help}
        </Text>
        <Textarea
          label="Reason"
          minRows={2}
          maxLength={1_000}
          value={reason}
          error={problem}
          onChange={event => setReason(event.currentTarget.value)}
        />
        <Button type="submit" c="var(--tone-red)" loading={approve.isPending} w="fit-content">
          Overrule and approve
        </Button>
      </Stack>
    </form>
  );
}

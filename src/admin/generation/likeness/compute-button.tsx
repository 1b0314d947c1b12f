import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { Likeness } from '../../../contract/generation/likeness.ts';
import { likenessMutations } from './likeness-mutations.ts';
import { isUnderWay } from './likeness-queries.ts';

interface ComputeButtonProps extends Pick<ButtonProps, 'size'> {
  batch: Batch;
  likeness: Likeness;
}

/** Computes the forecast, or stops that. */
export function ComputeButton({ batch, likeness, size = 'sm' }: ComputeButtonProps) {
  const compute = useMutation(likenessMutations.compute);
  const stop = useMutation(likenessMutations.stop);
  return isUnderWay(likeness) ? (
    <Button size={size} loading={stop.isPending} onClick={() => stop.mutate({ params: { id: batch.id } })}>
      Stop
    </Button>
  ) : (
    <Button
      size={size}
      loading={compute.isPending}
      onClick={() => compute.mutate({ params: { id: batch.id } })}
    >
      {likeness.state === 'none' ? 'Compute' : 'Compute again'}
    </Button>
  );
}

import { Alert, Button, Progress, Text } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { LikenessOutlook } from '../../../contract/generation/likeness.ts';
import { awaitsApproval } from '../batches/batch-status.ts';
import { likenessMutations } from './likeness-mutations.ts';
import { isUnderWay, likenessQueries } from './likeness-queries.ts';

/** The effect of the template's current text on a batch planned with an older one, and the update to it. */
export function OutlookNotice({ batch }: { batch: Batch }) {
  const switching = useMutation(likenessMutations.switchToNewestVersion);
  const likeness = useQuery({ ...likenessQueries.one(batch.id), enabled: awaitsApproval(batch) }).data;
  if (!likeness?.is_template_newer || batch.status !== 'planning') return null;
  const { outlook } = likeness;
  const color = `var(--tone-${toneOf(outlook)})`;
  const step = () => switching.mutate({ params: { id: batch.id } });
  return (
    <Alert
      color="gray"
      icon={<IconArrowUp aria-hidden />}
      title="With the template as it is now"
      role="status"
      styles={{ root: { borderColor: color }, icon: { color }, body: { minWidth: 0 } }}
    >
      <OutlookVerdict outlook={outlook} />
      <Text size="sm" mt={6}>
        The template has changed since this batch was planned from version {likeness.template_version}. Update
        the batch to use the change. Page addresses stay the same.
      </Text>
      <Button mt="sm" loading={switching.isPending} onClick={step}>
        {outlook?.template_version
          ? `Update to version ${outlook.template_version}`
          : 'Update to the newest version'}
      </Button>
    </Alert>
  );
}

function OutlookVerdict({ outlook }: { outlook: LikenessOutlook | null }) {
  if (!outlook) return null;
  if (isUnderWay(outlook)) {
    const percent = Math.floor(outlook.progress * 100);
    return (
      <>
        <Text size="sm">Comparing the pages as they would be: {percent}%</Text>
        <Progress
          value={Math.max(2, percent)}
          aria-label="Similarity forecast with the newest version"
          mt={6}
        />
      </>
    );
  }
  return (
    <Text size="sm" fw={600}>
      {outlook.verdict === 'passes' && 'Different enough to approve. '}
      {outlook.verdict === 'too-alike' && 'Still too similar to approve. '}
      {outlook.verdict_text}
    </Text>
  );
}

function toneOf(outlook: LikenessOutlook | null): 'green' | 'red' | 'blue' {
  if (outlook?.verdict === 'passes') return 'green';
  return outlook?.verdict === 'too-alike' ? 'red' : 'blue';
}

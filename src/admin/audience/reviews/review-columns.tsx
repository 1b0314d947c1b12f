import { Stack, Text } from '@mantine/core';
import { IconEye, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { type Review, reviewRoutes } from '../../../contract/audience/reviews.ts';
import {
  actionsColumn,
  dayColumn,
  FROM_LAPTOP,
  FROM_TABLET,
  statusColumn,
} from '../../platform/ui/columns.tsx';
import { RowOpener } from '../../platform/ui/links.tsx';
import { RowActions } from '../../platform/ui/row-actions.tsx';
import { SourceLink } from '../../platform/ui/source-link.tsx';
import { useDeletion } from '../../platform/use-deletion.ts';
import { write } from '../../platform/write.ts';
import { openReview } from './review-form.tsx';
import { nameOf, starLabel, statusLabels } from './review-labels.ts';
import { openWithdrawal } from './review-withdrawal.tsx';

export const reviewColumns: DataTableColumn<Review>[] = [
  {
    accessor: 'words',
    title: 'Stars and words',
    render: review => (
      <Stack gap={2}>
        <RowOpener onClick={() => openReview(review)}>
          {starLabel(review.rating)}
          {review.author && `, ${review.author}`}
        </RowOpener>
        {review.words !== '' && (
          <Text size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
            {review.words}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {placeLabel(review)}
        </Text>
        {review.withdrawn_why !== '' && (
          <Text size="sm" c="dimmed">
            Not shown: {review.withdrawn_why}
          </Text>
        )}
        <Text size="sm" c="dimmed" hiddenFrom="sm">
          <Source review={review} />, <span className="numeric">{review.reviewed_on}</span>
        </Text>
      </Stack>
    ),
  },
  {
    accessor: 'source',
    title: 'Source',
    width: 170,
    visibleMediaQuery: FROM_TABLET,
    render: review => <Source review={review} />,
  },
  dayColumn('reviewed_on', { title: 'Day', visibleMediaQuery: FROM_LAPTOP }),
  statusColumn(statusLabels),
  actionsColumn(review => <ReviewActions review={review} />),
];

function placeLabel({ service, city, state }: Review): string {
  const town = city === '' ? '' : `${city}, ${state}`;
  return [service, town].filter(Boolean).join(', ') || 'No town yet: only the front page can show it';
}

function Source({ review: { source, source_name, source_url } }: { review: Review }) {
  return source === 'link' ? <>Our link</> : <SourceLink source={source_url} name={source_name} />;
}

function ReviewActions({ review }: { review: Review }) {
  const publishing = useMutation(
    write(reviewRoutes.publish, {
      failure: 'The review could not be shown again',
      done: 'The review is shown again',
    }),
  );
  const name = nameOf(review);
  const deletion = useDeletion(reviewRoutes.remove, {
    params: { id: review.id },
    noun: 'review',
    question: `Delete the review by ${name}?`,
    consequence:
      review.source === 'business-profile'
        ? 'It leaves the site at once. The next reading of the Business Profile brings it back; take it down instead.'
        : 'It leaves the site at once. This cannot be undone.',
    action: 'Delete',
  });
  return (
    <RowActions
      of={name}
      actions={[
        { label: 'Change', icon: IconPencil, onAct: () => openReview(review) },
        ...(review.status === 'published'
          ? [{ label: 'Take down', icon: IconEyeOff, onAct: () => openWithdrawal(review) }]
          : []),
        ...(review.status === 'withdrawn' && review.revoked_at === null
          ? [
              {
                label: 'Show again',
                icon: IconEye,
                busy: publishing.isPending,
                onAct: () => publishing.mutate({ params: { id: review.id } }),
              },
            ]
          : []),
        deletion,
      ]}
    />
  );
}

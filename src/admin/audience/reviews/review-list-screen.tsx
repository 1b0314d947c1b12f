import { Button, Group, Stack } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { reviewRoutes } from '../../../contract/audience/reviews.ts';
import { call } from '../../platform/api.ts';
import { importWrite } from '../../platform/import-write.ts';
import { listQuery } from '../../platform/read-query.ts';
import { nounKey } from '../../platform/route-key.ts';
import { openCsvImport } from '../../platform/ui/csv-import.tsx';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { optionsOf } from '../../platform/ui/options.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { reviewColumns } from './review-columns.tsx';
import { openReview } from './review-form.tsx';
import { sourceLabels, statusLabels } from './review-labels.ts';
import { ReviewSources } from './review-sources.tsx';

const route = getRouteApi('/admin/reviews');

/** Reviews of customers, and their sources. */
export function ReviewListScreen() {
  const { status, source, after } = route.useSearch();
  const reviews = useQuery(listQuery(reviewRoutes.list, { query: { status, source, cursor: after } }));
  return (
    <Screen
      title="Reviews"
      purpose="Pages show the newest reviews, whatever their stars, with their source."
      action={
        <>
          <Button onClick={openReviewImport}>Import CSV</Button>
          <PrimaryButton onClick={() => openReview(null)}>Add review</PrimaryButton>
        </>
      }
    >
      <Stack gap="md">
        <ReviewSources />
        <Group gap="sm">
          <FilterSelect name="source" label="Source" all="Any source" options={optionsOf(sourceLabels)} />
          <FilterSelect name="status" label="Status" all="Any status" options={optionsOf(statusLabels)} />
        </Group>
        <RecordList
          query={reviews}
          label="Reviews"
          columns={reviewColumns}
          noMatch={{ title: 'No reviews match', why: 'Other filters may show some.' }}
          empty={{
            icon: IconStar,
            title: 'No reviews',
            why: 'Ask customers for one, or copy one with its web address.',
            step: <Button onClick={() => openReview(null)}>Add the first one</Button>,
          }}
          nouns={['review', 'reviews']}
        />
      </Stack>
    </Screen>
  );
}

function openReviewImport(): void {
  openCsvImport({
    intro: (
      <>
        A CSV file with the columns{' '}
        <span className="mono">
          reviewed_on, rating, author, words, source_name, source_url, place, service
        </span>
        . Days are like 2026-03-05, places like Springfield, IL. A review with the same source, author and day
        is changed, not added.
      </>
    ),
    column: 'Author',
    nouns: ['review', 'reviews'],
    importCsv: importWrite({
      send: body => call(reviewRoutes.import, { body }),
      nameOf: ({ author }) => author || 'No author',
      changes: [nounKey(reviewRoutes.list)],
    }),
  });
}

import { Alert, Box, Text } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { WithoutViewsActions } from '../page-changes/without-views-actions.tsx';
import { viewsOf } from '../views/view-queries.ts';

/** Explains the list of pages without views, and offers actions. */
export function WithoutViewsNotice() {
  const views = useQuery(viewsOf('90')).data;
  const found = views?.ranking?.pages_without_views;
  return (
    <Alert color="gray" icon={<IconEyeOff aria-hidden />} title="Pages without views in 90 days">
      <Text>
        {found || !views
          ? 'Public for 90 days, open to search engines, and never viewed. Select some or all: merge them into a viewed page, hide them from search engines, or archive them. Archived addresses redirect to the most similar page. You can undo each for 30 days.'
          : 'Shown once views have been counted for 90 days.'}
      </Text>
      {found && found.count > 0 && (
        <Box mt="sm">
          <WithoutViewsActions found={found} />
        </Box>
      )}
    </Alert>
  );
}

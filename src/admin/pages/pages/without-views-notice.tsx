import { Alert, Box, Text } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { WithoutViewsActions } from '../page-changes/without-views-actions.tsx';
import { viewsOf } from '../views/view-queries.ts';

/** What the list of pages without views is, and what can be done with them. */
export function WithoutViewsNotice() {
  const views = useQuery(viewsOf('90')).data;
  const found = views?.ranking?.pages_without_views;
  return (
    <Alert
      color="gray"
      icon={<IconEyeOff aria-hidden />}
      title="Pages that nobody viewed in 90 days"
      closeButtonLabel="Close"
    >
      <Text>
        {found || !views
          ? 'Public for 90 days or longer, open to search engines, and not viewed once. Select some below, or take all of them: merge them into a page that is viewed, hide them from search engines, or archive them, and their addresses lead to the most similar page. Each can be undone for 30 days.'
          : 'Known once views have been counted for 90 days: before that, a page without views says little.'}
      </Text>
      {found && found.count > 0 && (
        <Box mt="sm">
          <WithoutViewsActions found={found} />
        </Box>
      )}
    </Alert>
  );
}

import { Group, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import type { PostRow } from '../../../contract/website/posts.ts';
import {
  actionsColumn,
  FROM_DESKTOP,
  FROM_TABLET,
  fitColumn,
  statusColumn,
  timestampColumn,
} from '../../platform/ui/columns.tsx';
import { RowLink } from '../../platform/ui/links.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { publicPath, statusLabel } from './post-labels.ts';
import { PostRowActions } from './post-row-actions.tsx';

export const postColumns: DataTableColumn<PostRow>[] = [
  {
    accessor: 'title',
    title: 'Title',
    render: post => (
      <>
        <RowLink to="/admin/posts/$id" params={{ id: post.id }}>
          {post.title}
        </RowLink>
        <Text size="sm" c="dimmed" className="mono" truncate>
          {publicPath(post.slug)}
        </Text>
        <Group gap="xs" mt={4} hiddenFrom="sm">
          <StatusBadge {...statusLabel[post.status]} />
          <Text size="xs" c="dimmed">
            updated <Timestamp at={post.updated_at} />
          </Text>
        </Group>
      </>
    ),
  },
  statusColumn(statusLabel, { visibleMediaQuery: FROM_TABLET }),
  fitColumn('published_at', { title: 'Published', visibleMediaQuery: FROM_DESKTOP }, post =>
    post.status === 'published' && post.published_at ? <Timestamp at={post.published_at} /> : 'Not published',
  ),
  timestampColumn('updated_at', { title: 'Updated', visibleMediaQuery: FROM_TABLET }),
  actionsColumn(post => <PostRowActions post={post} />),
];

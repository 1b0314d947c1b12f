import { Group, Stack } from '@mantine/core';
import { IconArticle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { postRoutes } from '../../../contract/website/posts.ts';
import { listQuery } from '../../platform/read-query.ts';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { PrimaryLink } from '../../platform/ui/links.tsx';
import { optionsOf } from '../../platform/ui/options.ts';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { postColumns } from './post-columns.tsx';
import { statusLabel } from './post-labels.ts';
import classes from './post-list.module.css';

const route = getRouteApi('/admin/posts');

const write = (
  <PrimaryLink to="/admin/posts/$id" params={{ id: 'new' }}>
    Write Post
  </PrimaryLink>
);

export function PostListScreen() {
  const { after, ...filter } = route.useSearch();
  const posts = useQuery(listQuery(postRoutes.list, { query: { ...filter, cursor: after } }));
  return (
    <Screen
      title="Blog"
      purpose="Newest first. Published posts are on the blog and in its feed."
      action={write}
    >
      <Group gap="sm">
        <SearchFilter label="Search posts" placeholder="Title, address, description or author" />
        <FilterSelect name="status" label="Status" all="All statuses" options={optionsOf(statusLabel)} />
      </Group>
      <Stack gap="lg" className={classes.list}>
        <RecordList
          query={posts}
          label="Posts"
          columns={postColumns}
          noMatch={{
            title: 'No post matches',
            why: 'Try a part of a title or an address, or another status.',
          }}
          empty={{
            icon: IconArticle,
            title: 'No posts yet',
            why: 'A post answers a customer’s question. It stays a draft until published.',
            step: write,
          }}
          nouns={['post', 'posts']}
        />
      </Stack>
    </Screen>
  );
}

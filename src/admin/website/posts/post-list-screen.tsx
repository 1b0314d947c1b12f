import { IconArticle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CursorPager } from '../../platform/ui/cursor-pager.tsx';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { PrimaryLink } from '../../platform/ui/links.tsx';
import { QueryBoundary } from '../../platform/ui/load-error.tsx';
import { RecordTable } from '../../platform/ui/record-table.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { postColumns } from './post-columns.tsx';
import { PostFilters } from './post-filters.tsx';
import classes from './post-list.module.css';
import { postQueries } from './post-queries.ts';

const PER_PAGE = 50;
const route = getRouteApi('/admin/posts');

const write = (
  <PrimaryLink to="/admin/posts/$id" params={{ id: 'new' }}>
    Write Post
  </PrimaryLink>
);

export function PostListScreen() {
  const { after, ...filter } = route.useSearch();
  const posts = useQuery(
    postQueries.list({ ...filter, per_page: PER_PAGE, ...(after ? { cursor: after } : {}) }),
  );
  return (
    <Screen
      title="Blog"
      purpose="What you write for visitors and search engines, newest first. Published posts are on the site’s blog and in its feed."
      action={write}
    >
      <PostFilters />
      <QueryBoundary title="The posts could not be read" query={posts}>
        <div className={classes.list}>
          <RecordTable
            label="Posts"
            columns={postColumns}
            records={posts.data?.items}
            isStale={posts.isPlaceholderData}
            noMatch={{
              title: 'No post matches',
              why: 'Try a part of a title or an address, or another status.',
            }}
            empty={<NoPosts />}
          />
          <CursorPager list={posts.data} nouns={['post', 'posts']} />
        </div>
      </QueryBoundary>
    </Screen>
  );
}

function NoPosts() {
  return (
    <EmptyState
      icon={IconArticle}
      title="No posts yet"
      why="A post answers one question your customers ask. It stays a draft until you publish it; then it is on the blog, in the feed and in the sitemap."
      step={write}
    />
  );
}

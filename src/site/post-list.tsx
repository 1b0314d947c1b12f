import type { LinkItem } from '../sections/schemas.ts';
import { ListPages, type ListPlace } from './list-pages.tsx';
import { type PostDay, PostFacts } from './post-facts.tsx';

/** One page of the blog. */
export interface PostListContent extends ListPlace {
  readonly title: string;
  readonly posts: readonly {
    readonly href: string;
    readonly title: string;
    readonly description: string;
    readonly day: PostDay;
    readonly minutes: number;
  }[];
  readonly feed: LinkItem;
  /** Shown instead of posts if there are none. */
  readonly empty: { readonly title: string; readonly text: string; readonly link: LinkItem };
}

/** Posts, newest first, with links to older ones. */
export function PostList({ content }: { readonly content: PostListContent }) {
  const { title, posts, newer, older, feed, empty } = content;
  return (
    <section className="band white post-list" aria-labelledby="posts">
      <div className="inner">
        <h2 id="posts" className={posts.length > 0 ? 'visually-hidden' : undefined}>
          {posts.length > 0 ? title : empty.title}
        </h2>
        {posts.length === 0 && (
          <>
            <p className="lead">{empty.text}</p>
            <p className="actions">
              <a className="button" href={empty.link.href}>
                {empty.link.text}
              </a>
            </p>
          </>
        )}
        {posts.map(post => (
          <article key={post.href}>
            <PostFacts day={post.day} minutes={post.minutes} author="" />
            <div>
              <h3>
                <a href={post.href}>{post.title}</a>
              </h3>
              <p>{post.description}</p>
            </div>
          </article>
        ))}
        <nav className="post-pages" aria-label="More posts">
          <ListPages newer={newer} older={older} />
          <a className="post-feed" href={feed.href}>
            {feed.text}
          </a>
        </nav>
      </div>
    </section>
  );
}

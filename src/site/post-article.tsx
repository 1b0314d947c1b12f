import { CallOrQuote, type SectionFacts, Thing } from '../sections/render-sections.tsx';
import type { LinkItem } from '../sections/schemas.ts';
import { type PostDay, PostFacts } from './post-facts.tsx';

/** One post, with related links. */
export interface PostContent {
  readonly title: string;
  readonly day: PostDay;
  readonly minutes: number;
  readonly author: string;
  /** The subject, for the illustration. */
  readonly about: string;
  /** Finished HTML, sanitized. */
  readonly html: string;
  readonly back: LinkItem;
  readonly aside: { readonly title: string; readonly text: string };
}

interface PostArticleProps {
  readonly content: PostContent;
  readonly facts: Pick<SectionFacts, 'business' | 'fallbacks'>;
}

/** A post: its heading, its text, and a call to action. */
export function PostArticle({ content, facts }: PostArticleProps) {
  return (
    <article className="post">
      <header className="inner page-title with-thing">
        <div>
          <h1>{content.title}</h1>
          <PostFacts day={content.day} minutes={content.minutes} author={content.author} />
        </div>
        <Thing of={facts.fallbacks.illustrations} about={content.about} />
      </header>
      <div className="band white">
        <div className="inner post-columns">
          <PostText html={content.html} />
          <aside className="post-aside" aria-label={content.aside.title}>
            <h2>{content.aside.title}</h2>
            <p>{content.aside.text}</p>
            <CallOrQuote business={facts.business} quote_href="/contact#contact" />
          </aside>
          <p className="post-back">
            <a href={content.back.href}>{content.back.text}</a>
          </p>
        </div>
      </div>
    </article>
  );
}

/** Markdown as the server rendered it. */
export function PostText({ html }: { readonly html: string }) {
  return <div className="post-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

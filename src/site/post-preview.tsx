import { documentOf } from './document.ts';
import { DocumentHead } from './document-head.tsx';
import type { Frame } from './frame.ts';
import { PostText } from './post-article.tsx';

export interface PostPreviewProps {
  readonly frame: Frame;
  readonly title: string;
  readonly html: string;
}

/** A post being written: its text in the style of the site, without header and footer. Links are disabled. */
export function postPreviewHtml({ frame, title, html }: PostPreviewProps): string {
  return documentOf(
    <html lang="en-US">
      <DocumentHead frame={frame} title={title} description="" keywords={[]} />
      <body>
        <main className="post post-preview">
          <h1>{title}</h1>
          <PostText html={html} />
        </main>
      </body>
    </html>,
  );
}

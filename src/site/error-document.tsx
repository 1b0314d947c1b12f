import type { ReactNode } from 'react';
import { CallButton, Thing } from '../sections/render-sections.tsx';
import { documentOf } from './document.ts';
import type { Frame } from './frame.ts';
import { PageFrame } from './page-frame.tsx';
import { quoteFacts } from './quote-facts.tsx';

interface ErrorDocumentProps {
  readonly frame: Frame;
  readonly title: string;
  readonly heading: string;
  /** What the illustration is about. */
  readonly about: string;
  readonly children: ReactNode;
}

/** An error page: what happened, and the phone. */
export function errorDocument({ frame, title, heading, about, children }: ErrorDocumentProps): string {
  return documentOf(
    <PageFrame
      frame={frame}
      title={`${title} | ${frame.business.name}`}
      description=""
      breadcrumb={[]}
      quote_href={quoteFacts(frame).href}
    >
      <div className="band error">
        <div className="inner">
          <div className="error-text">
            <h1>{heading}</h1>
            {children}
            <p className="actions">
              <CallButton business={frame.business} />
            </p>
          </div>
          <Thing of={frame.illustrations} about={about} />
        </div>
      </div>
    </PageFrame>,
  );
}

import { Thing } from '../sections/render-sections.tsx';
import { documentOf } from './document.ts';
import { ErrorBand } from './error-band.tsx';
import type { Frame } from './frame.ts';
import { PageFrame } from './page-frame.tsx';

export interface ErrorPageProps {
  readonly frame: Frame;
  readonly title: string;
  /** The message for the visitor. */
  readonly message: string;
  /** Details for developers, never for the public. */
  readonly stack: string | null;
}

/** Something broke on our side; the phone still works. */
export function renderErrorPage({ frame, title, message, stack }: ErrorPageProps): string {
  return documentOf(
    <PageFrame
      frame={frame}
      title={`${title} | ${frame.business.name}`}
      description=""
      breadcrumb={[]}
      quote_href="#contact"
    >
      <ErrorBand
        business={frame.business}
        title={title}
        picture={<Thing of={frame.illustrations} about="program error" />}
      >
        <p>{message}</p>
        {stack !== null && <pre className="stack">{stack}</pre>}
      </ErrorBand>
    </PageFrame>,
  );
}

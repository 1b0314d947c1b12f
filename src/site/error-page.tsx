import { errorDocument } from './error-document.tsx';
import type { Frame } from './frame.ts';

export interface ErrorPageProps {
  readonly frame: Frame;
  readonly title: string;
  /** The message for the visitor. */
  readonly message: string;
  /** Details for developers, never for the public. */
  readonly stack: string | null;
}

/** Something broke on our side; the phone still works. */
export function errorPageHtml({ frame, title, message, stack }: ErrorPageProps): string {
  const children = (
    <>
      <p>{message}</p>
      {stack !== null && <pre className="stack">{stack}</pre>}
    </>
  );
  return errorDocument({ frame, title, heading: title, about: 'program error', children });
}

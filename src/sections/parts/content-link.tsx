import type { ReactNode } from 'react';
import type { ViewFacts } from '../view-facts.ts';
import { canLink } from './can-link.ts';

/** Words that are a link where the address leads somewhere, and only words where it does not. */
export function ContentLink({
  href,
  facts,
  className,
  children,
}: {
  readonly href: string;
  readonly facts: ViewFacts;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  if (!canLink(href, facts)) return <span className={className}>{children}</span>;
  const rel = /^https?:/i.test(href) ? 'noopener' : undefined;
  return (
    <a className={className} href={href} rel={rel}>
      {children}
    </a>
  );
}

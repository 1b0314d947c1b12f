import type { ReactNode } from 'react';
import type { BusinessFacts } from '../sections/schemas.ts';

interface ErrorBandProps {
  readonly business: BusinessFacts;
  readonly title: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** The body of an error page. */
export function ErrorBand({ business, title, picture, children }: ErrorBandProps) {
  return (
    <div className="band error">
      <div className="inner">
        <div className="error-text">
          <h1>{title}</h1>
          {children}
          <p className="actions">
            <a className="button call" href={business.phone_href}>
              <span>
                Call <span className="number">{business.phone}</span>
              </span>
            </a>
          </p>
        </div>
        {picture}
      </div>
    </div>
  );
}

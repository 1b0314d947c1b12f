import { renderToStaticMarkup } from 'react-dom/server';

interface RatingProps {
  readonly average: number;
  readonly count: number;
  /** Where the reviews are. */
  readonly href: string;
}

/** The stars of all reviews as they are, with their number: "4.8 of 5, 23 reviews". */
export const renderRating = (rating: RatingProps): string => renderToStaticMarkup(<Rating {...rating} />);

function Rating({ average, count, href }: RatingProps) {
  return (
    <a href={href}>
      <span className="star" aria-hidden="true">
        ★
      </span>{' '}
      {average.toFixed(1).replace('.0', '')} of 5, {count.toLocaleString('en-US')}{' '}
      {count === 1 ? 'review' : 'reviews'}
    </a>
  );
}

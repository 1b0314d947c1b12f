import type { LinkItem } from './frame.ts';

/** What one customer says, as finished strings. */
export interface ShownReview {
  readonly id: string;
  readonly words: string;
  readonly rating: number;
  /** May be empty: the customer gave no name. */
  readonly author: string;
  /** "Jupiter, FL"; may be empty. */
  readonly town: string;
  /** Null where nobody knows when it was written. */
  readonly day: { readonly shown: string; readonly iso: string } | null;
  /** Where it can be read; null: it was written for this site. */
  readonly source: LinkItem | null;
}

export interface ReviewListContent {
  readonly id: string;
  readonly title: string;
  readonly reviews: readonly ShownReview[];
}

/** What customers say, as a band of a page. */
export function ReviewList({ content: { id, title, reviews } }: { readonly content: ReviewListContent }) {
  return (
    <section className="band sky" aria-labelledby={id}>
      <div className="inner">
        <div className="band-head">
          <h2 id={id}>{title}</h2>
        </div>
        <ReviewCards reviews={reviews} />
      </div>
    </section>
  );
}

/** Each review with its stars and where it comes from. */
export function ReviewCards({ reviews }: { readonly reviews: readonly ShownReview[] }) {
  return (
    <ul className="review-cards">
      {reviews.map(review => (
        <li key={review.id}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}

export function ReviewCard({ review }: { readonly review: ShownReview }) {
  const { words, rating, author, town, day, source } = review;
  return (
    <figure className="review-card">
      <p className="review-stars" role="img" aria-label={`${rating} of 5 stars`}>
        {'★'.repeat(rating)}
        <span>{'★'.repeat(5 - rating)}</span>
      </p>
      {words !== '' && <blockquote className="prose">{words}</blockquote>}
      <figcaption>
        {author !== '' && <b>{author}</b>}
        {town !== '' && <span>{town}</span>}
        {day !== null && <time dateTime={day.iso}>{day.shown}</time>}
        {source !== null && (
          <a href={source.href} rel="nofollow noopener">
            {source.text}
          </a>
        )}
      </figcaption>
    </figure>
  );
}

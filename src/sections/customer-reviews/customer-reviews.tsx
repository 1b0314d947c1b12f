import { Band } from '../parts/band.tsx';
import { SideRow } from '../parts/side-row.tsx';
import type { SectionProps } from '../section-facts.ts';
import type { ShownReview } from '../site-facts.ts';
import { TestimonialsSection } from '../testimonials/testimonials.tsx';

/** Customer reviews, or the owner's quotes. */
export function CustomerReviewsSection({ section, facts, main }: SectionProps<'customer_reviews'>) {
  const { reviews = [], voices } = facts.site ?? {};
  if (reviews.length > 0)
    return (
      <Band className="reviews" background="sky" section={section}>
        <ReviewCards reviews={reviews} name={section.title} id="reviews" />
      </Band>
    );
  // The specification's sentence for none is for sections that were written without any.
  if (voices === undefined || voices.length === 0) return null;
  const content = { testimonials: voices, background_image: '' };
  return <TestimonialsSection section={{ ...section, content }} facts={facts} main={main} />;
}

/** Each review with its stars and source. */
export function ReviewCards({
  reviews,
  name,
  id,
}: {
  readonly reviews: readonly ShownReview[];
  /** The heading above them. */
  readonly name: string;
  /** The anchor of links to them. */
  readonly id?: string;
}) {
  return (
    <SideRow name={name}>
      <ul className="review-cards" id={id}>
        {reviews.map(review => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    </SideRow>
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

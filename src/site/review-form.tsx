import { ReviewCard } from '../sections/render-sections.tsx';
import type { ShownReview } from '../sections/schemas.ts';
import { type AnswerContent, AnswerPage } from './answer-page.tsx';

/** What a customer is shown behind a review link, as finished strings. */
export interface ReviewFormContent extends AnswerContent {
  /** Null: nothing can be written. */
  readonly form: {
    readonly rating: string;
    readonly words: string;
    readonly author: string;
    /** Written before: the form begins with it. */
    readonly isChange: boolean;
  } | null;
  /** The shown review; null: none. */
  readonly review: ShownReview | null;
}

const meanings = ['', 'Bad', 'Poor', 'All right', 'Good', 'Very good'];

const withdrawal = {
  title: 'Take it back',
  text: 'Your review leaves our website at once, and we delete its words. This link keeps working for that.',
  button: 'Take my review back',
};

/** The page of a review link: the customer's review, the form, and a button to withdraw. */
export function ReviewForm({ content }: { readonly content: ReviewFormContent }) {
  const { action, form, review } = content;
  return (
    <AnswerPage content={content} withdrawal={withdrawal}>
      {review !== null && <ReviewCard review={review} />}
      {form !== null && <WriteForm action={action} form={form} />}
    </AnswerPage>
  );
}

function WriteForm({
  action,
  form,
}: Pick<ReviewFormContent, 'action'> & { readonly form: NonNullable<ReviewFormContent['form']> }) {
  return (
    <form method="post" action={action} className="lead-form answer-form">
      {form.isChange && <h2>Change it</h2>}
      <fieldset className="field choices star-choice">
        <legend>How was it?</legend>
        <div>
          {[1, 2, 3, 4, 5].map(stars => (
            <label key={stars}>
              <input
                type="radio"
                name="rating"
                value={stars}
                required
                defaultChecked={form.rating === String(stars)}
                aria-label={`${stars} of 5 stars: ${meanings[stars]}`}
              />
              <span>{stars} ★</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="field">
        <label htmlFor="review-words">What should others know? (optional)</label>
        <textarea id="review-words" name="words" rows={5} maxLength={2000} defaultValue={form.words} />
        <small>Leave out your address and your phone number.</small>
      </p>
      <p className="field">
        <label htmlFor="review-author">Your first name (optional)</label>
        <input id="review-author" name="author" maxLength={60} defaultValue={form.author} />
        <small>Our website shows it beside your words. Empty: they appear without a name.</small>
      </p>
      <p>Good or bad: what you send is on our website at once. Nobody here changes it.</p>
      <button type="submit" className="button call" name="action" value="send">
        {form.isChange ? 'Save my review' : 'Send my review'}
      </button>
    </form>
  );
}

import { ReviewForm, type ReviewFormContent } from '../../../site/review-form.tsx';
import type { RenderReviewForm, RequestState } from '../../audience/reviews/answer-request.ts';
import { incompleteLink, renderLinkPage } from '../cases/render-link-page.ts';
import type { SitePageContext } from '../context/frame-context.ts';
import { presentShownReview } from '../context/present-shown-review.ts';

/** The page of a review link. */
export async function renderReviewForm(
  context: SitePageContext,
  request: Parameters<RenderReviewForm>[0],
  refused: Parameters<RenderReviewForm>[1],
): Promise<string> {
  const { lead, ...shown } = contentOf(request, context.settings.current().business.name);
  const form = shown.form && refused ? { ...shown.form, ...refused.typed } : shown.form;
  const content: ReviewFormContent = { ...shown, form, problem: refused?.message ?? null };
  const body = content.action === '' ? null : ReviewForm({ content });
  return renderLinkPage(context, { path: '/review', title: content.title, lead, body });
}

const nothing = { action: '', form: null, review: null, canWithdraw: false };
const blank = { rating: '', words: '', author: '', isChange: false };

function contentOf(
  request: RequestState & { readonly token: string },
  business: string,
): Omit<ReviewFormContent, 'problem'> & { readonly lead: string } {
  const action = `/review/${request.token}`;
  switch (request.state) {
    case 'forged':
      return { ...nothing, ...incompleteLink };
    case 'expired':
      return {
        ...nothing,
        title: 'This link has expired',
        lead: 'You can still tell us how it went: call us.',
      };
    case 'gone':
      return {
        ...nothing,
        title: 'Nothing is stored any more',
        lead: 'No review of yours is left here.',
      };
    case 'ask':
      return {
        ...nothing,
        action,
        title: `How did ${business} do?`,
        lead: 'Tell us and our future customers.',
        form: blank,
      };
    case 'answered':
      return {
        action,
        title: 'Thank you. This is what we show',
        lead: 'Our website shows it as you wrote it.',
        review: presentShownReview(request.review),
        form: request.canWrite ? changeOf(request.review) : null,
        canWithdraw: true,
      };
    case 'hidden':
      return {
        ...nothing,
        action,
        title: 'We do not show your review',
        lead: `Our reason: ${request.review.withdrawn_why} Call us if we are mistaken.`,
        canWithdraw: true,
      };
    case 'withdrawn':
      return {
        ...nothing,
        action,
        title: 'You took your review back',
        lead: `Nothing of it is shown or stored. ${request.canWrite ? 'If you change your mind, write a new one.' : ''}`.trim(),
        form: request.canWrite ? blank : null,
      };
    default:
      throw new Error(`No page for ${JSON.stringify(request satisfies never)}`);
  }
}

const changeOf = ({ rating, words, author }: { rating: number; words: string; author: string }) => ({
  rating: String(rating),
  words,
  author,
  isChange: true,
});

import type { SectionSample } from '../section-sample.ts';

/** Sample testimonials. Each says that it is a sample, so none passes for a customer's. */
export const testimonialsSample: SectionSample<'testimonials'> = {
  title: '{What Our Customers Say|What People Say After|In Their Words}',
  content: {
    testimonials: [
      {
        quote: 'Called at nine, garage empty by two. I parked inside for the first time in years.',
        author: 'M.R. (sample)',
      },
      {
        quote: 'The price they named at the door was the price I paid. They swept before they left.',
        author: 'D.L. (sample)',
      },
      {
        quote: 'Third floor, no elevator, a sleeper sofa. They did not complain once.',
        author: 'J.P. (sample)',
      },
      {
        quote: 'We cleared my mother’s house. They asked before they took anything that looked personal.',
        author: 'S.A. (sample)',
      },
      {
        quote: 'Tenant left everything. The unit was empty and swept the next morning.',
        author: 'R.T. (sample)',
      },
      { quote: 'Took the old hot tub out in pieces and left the deck clean.', author: 'K.W. (sample)' },
      {
        quote: 'Our office move was simple: they took forty desks and we locked the door.',
        author: 'A.G. (sample)',
      },
      { quote: 'First-responder discount was real. Half off, no paperwork games.', author: 'T.H. (sample)' },
    ],
    background_image: '',
  },
};

import type { Testimonial } from '../../src/contract/platform/settings.ts';

export const sampleTestimonialLabel = 'Sample';

/** Show the shape. The owner replaces them in the settings. */
export const testimonials: readonly Testimonial[] = [
  sample('M.R.', 'Called at nine, had an empty garage by two. I parked inside for the first time in years.'),
  sample('D.L.', 'What they quoted at the door is what I paid. They even swept.'),
  sample('J.P.', 'Third floor, no elevator, a sleeper sofa. Not one complaint, not one dent.'),
  sample('S.A.', 'We cleared my mother’s house. Anything that looked personal, they asked first.'),
  sample('R.T.', 'The tenant left everything. Next morning the unit was bare and ready to paint.'),
  sample('K.W.', 'Our old hot tub left in pieces, and the deck stayed clean.'),
  sample('A.G.', 'Forty desks, one freight elevator, one morning. We locked up and left.'),
  sample('T.H.', 'Told them I am a paramedic and got the discount. No forms, no fuss.'),
];

function sample(initials: string, text: string): Testimonial {
  return { initials, rating: 5, text, is_sample: true };
}

import type { PackPage } from '../../content-pack.ts';

export const insurancePage: PackPage = {
  path: '/insurance',
  name: 'Insurance',
  title: 'Recovery Equipment and Insurance: What You Should Know',
  description:
    'How insurance and rented recovery equipment go together after eye surgery: who pays first, which papers we give you, and what to ask your plan before you order.',
  keywords: ['recovery equipment insurance', 'vitrectomy chair insurance', 'itemized receipt'],
  hero_title: 'Insurance, in plain words',
  hero_subtitle: 'We can’t say what your plan pays. We can make it easy to ask, and easy to claim.',
  parts: [
    {
      kind: 'steps',
      title: 'Who pays, and when',
      text: 'Rental is paid to us first. What your plan returns, it returns to you.',
      items: [
        { title: 'You rent', text: 'You know the total before you order, by the week and by the piece.' },
        { title: 'You claim', text: 'You send our itemized receipt and your surgeon’s note to your plan.' },
        { title: 'Your plan answers', text: 'It pays a part, all of it or nothing, by its own rules.' },
      ],
    },
    {
      kind: 'list',
      title: 'The papers you get from us',
      text: 'By email on the day of delivery, and again whenever you ask.',
      items: [
        {
          title: 'An itemized receipt',
          text: 'Each piece on a line of its own, with dates and what you paid.',
        },
        {
          title: 'A description',
          text: 'What each piece is and what it is for, in the words claim desks use.',
        },
        { title: 'Proof of the rental', text: 'The days it was with you, once it is back.' },
      ],
    },
    {
      kind: 'prose',
      title: 'What we leave to others',
      paragraphs: [
        'We don’t bill plans, and we don’t promise what they will do. People at your plan can see your contract; we can’t.',
        'Medical questions belong to your surgeon: whether you need to stay face down, how long, and how strictly. Ask for it in writing. The same note helps with the claim.',
      ],
    },
  ],
  more: { path: '/insurance-coverage', text: 'How to ask your plan, step by step' },
  call_to_action: {
    title: 'Need a paper for your plan?',
    text: 'Tell us what the claim desk asked for. If it is about the rental, we can write it.',
    call_label: 'Ask for it',
  },
};

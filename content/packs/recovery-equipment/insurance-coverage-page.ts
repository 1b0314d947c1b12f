import type { PackPage } from '../../content-pack.ts';

export const insuranceCoveragePage: PackPage = {
  path: '/insurance-coverage',
  name: 'Insurance Coverage',
  title: 'Is Face-Down Recovery Equipment Covered? How to Find Out',
  description:
    'A short script for calling your plan about face-down recovery equipment: what to have in hand, the four questions to ask, and what to do if the answer is no.',
  keywords: ['face-down equipment coverage', 'durable medical equipment', 'vitrectomy recovery cost'],
  hero_title: 'What may be covered, and how to ask',
  hero_subtitle: 'One phone call before surgery answers most of it. Here is what to say.',
  parts: [
    {
      kind: 'list',
      title: 'Have in hand',
      text: 'With these four the call takes ten minutes.',
      items: [
        { title: 'Your card', text: 'The member number, and the phone number for members on the back.' },
        { title: 'The procedure', text: 'Its name, and its code if the clinic gave you one.' },
        { title: 'The surgeon’s note', text: 'That you are to stay face down, and for how many days.' },
        { title: 'Our quote', text: 'The pieces and the total. Call us for it; it costs nothing.' },
      ],
    },
    {
      kind: 'steps',
      title: 'Four questions to ask',
      text: 'Write down the answers, the day and the name of the person.',
      items: [
        {
          title: 'Is it covered?',
          text: 'Ask about rented durable medical equipment for positioning after eye surgery.',
        },
        { title: 'What do you need?', text: 'A prescription, a letter, an approval before delivery?' },
        { title: 'From whom?', text: 'May you rent from anybody, or from a list of suppliers?' },
        { title: 'How do I claim?', text: 'Where the receipt goes, by when, and how long an answer takes.' },
      ],
    },
    {
      kind: 'prose',
      title: 'If the answer is no',
      paragraphs: [
        'Ask for the reason in writing. Plans let members ask for a second look, and a letter from the surgeon is what it is usually decided by.',
        'Health savings and flexible spending accounts have rules of their own; many let you pay for equipment a doctor asked for. Your account’s administrator can tell you.',
        'And rent for the days you need. A face-down period of 1-2 weeks is a shorter rental than most people fear.',
      ],
    },
  ],
  more: { path: '/equipment', text: 'See the equipment' },
  call_to_action: {
    title: 'Want the quote for that call?',
    text: 'Tell us the days and the pieces. We send it to you in writing.',
    call_label: 'Get a quote',
  },
};

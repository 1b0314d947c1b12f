import type { PackPage } from '../../content-pack.ts';

export const equipmentPage: PackPage = {
  path: '/equipment',
  name: 'Equipment',
  title: 'Face-Down Recovery Equipment to Rent: Chairs and Supports',
  description:
    'What we rent out for face-down recovery after eye surgery: chair, bed support, tabletop support and mirror, what each is for, and how to choose your set.',
  keywords: ['face-down recovery equipment', 'vitrectomy chair rental', 'face-down bed support'],
  hero_title: 'Equipment for looking down',
  hero_subtitle: 'Four pieces. Most people rent two; nobody needs to guess which.',
  parts: [
    {
      kind: 'list',
      title: 'What we rent out',
      text: 'Everything folds, comes in a box and needs no tools.',
      items: [
        {
          title: 'Face-down chair',
          text: 'For the day. Your chest leans on a pad, your face rests in a cradle, your arms lie in front of you.',
        },
        {
          title: 'Bed support',
          text: 'For the night. It holds your face off the mattress with room to breathe, so the neck can let go.',
        },
        {
          title: 'Tabletop support',
          text: 'For meals, letters and a tablet. It stands on any table and travels in a car.',
        },
        {
          title: 'Two-way mirror',
          text: 'Two mirrors in a frame. You look at the floor and see faces, windows and the television.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Which pieces do you need?',
      paragraphs: [
        'Ask your surgeon two things: for how many days, and whether nights count. A face-down period of 1-2 weeks is common, and some patients are told 1-3.',
        'If nights count, take the chair and the bed support. If you are told days only, the chair and the mirror carry most people through. The tabletop support is for those who can’t sit long, and for the road.',
        'Tell us your height and weight when you call. We set the chair before it leaves, so that it fits when you unfold it.',
      ],
    },
    {
      kind: 'steps',
      title: 'How renting works',
      text: 'The best day to order is the week before surgery.',
      items: [
        {
          title: 'Call with the date',
          text: 'And with what your surgeon wrote. We name the pieces and the total.',
        },
        { title: 'It is delivered', text: 'Within 1-2 business days; in a hurry, ask for 24-48 hours.' },
        {
          title: 'You recover, we collect',
          text: 'Keep it until you are released. We fetch it at your door.',
        },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'How is it cleaned?',
          answer:
            'Every surface is disinfected and every strap checked between patients. Face covers are new.',
        },
        {
          question: 'What if the surgeon adds a week?',
          answer: 'Call us before the last day. Another week is one call, not a new order.',
        },
        {
          question: 'Can it go to a hotel?',
          answer: 'Yes: near the clinic, to family, or to a hotel desk that knows you are coming.',
        },
      ],
    },
  ],
  call_to_action: {
    title: 'Surgery date set?',
    text: 'Call with the date and the surgeon’s note. The rest takes five minutes.',
    call_label: 'Reserve equipment',
  },
};

import type { PackPage } from '../../content-pack.ts';

export const reservePage: PackPage = {
  path: '/reserve-now',
  name: 'Get Started',
  title: 'Get Started With Your Online Wedding: Choose Your Date',
  description:
    'Start your wedding by video: tell us two names and a date you like by phone or email. We check your papers, set the ceremony, and you pay nothing today.',
  keywords: ['book online wedding', 'schedule video wedding', 'start online marriage'],
  hero_title: 'Choose your wedding date',
  hero_subtitle: 'Two names and a date you like are enough to start. Call us or send an email.',
  parts: [
    {
      kind: 'steps',
      title: 'How it starts',
      text: 'Asking for a date costs nothing.',
      items: [
        { title: 'Call or write', text: 'Give us both names, where you live, and a date you like.' },
        { title: 'Show your IDs', text: 'We tell you which papers we need and compare them with your form.' },
        {
          title: 'Get your date',
          text: 'We confirm the day and the hour with the officiant, and send the link.',
        },
      ],
    },
  ],
  more: { path: '/marriage-requirements', text: 'See what you need' },
  call_to_action: {
    title: 'Set your date now',
    text: 'We answer by phone and email. Have your names and a date ready.',
    call_label: 'Call Now',
  },
};

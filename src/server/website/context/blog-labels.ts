import { packStore } from '../../business/packs/pack-store.ts';

const neutral = {
  title: 'Notes From {{name}}: Useful Things to Know First',
  description:
    'Short, practical reading from {{name}}: what to look at before you call, what to ask, and what you can do yourself. Written for people in {{region}}.',
  keywords: ['advice', 'tips', 'how to'],
  heading: 'Notes',
  subtitle: 'What our customers ask us most.',
  introduction: 'Useful things to know before you call us, and sometimes instead of calling us.',
  empty: 'Nothing here yet. Until then, see what we do and what it costs.',
  empty_link: 'What we do',
  aside_title: 'Rather have it done?',
  aside_text: 'Tell us what it is and where. You get the price before the work starts.',
  services_title: 'We can do that',
  closing_title: 'Ready when you are',
  closing_text:
    'Call, or ask for a free quote. {{name}} comes {{hours}}, and the price is agreed before we start.',
};

/** The blog's labels around its posts; the trade of the business may replace them. */
export function blogLabels(): typeof neutral {
  return { ...neutral, ...packStore.own().words.blog };
}

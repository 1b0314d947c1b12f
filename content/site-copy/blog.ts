import type { PageHead } from '../page-copy.ts';

export const blogPage = {
  path: '/blog',
  title: 'The Haul Journal: Clearing Out, Giving Away, Recycling',
  description:
    'Short, practical reading about getting rid of things in South Florida: how to prepare a pickup, what charities accept, and yard debris in hurricane season.',
  keywords: ['junk removal blog', 'decluttering tips', 'donation guide', 'South Florida recycling'],
  hero_title: 'The Haul Journal',
  hero_subtitle: 'What we have learned from other people’s garages.',
  introduction: 'Useful things to know before you call us, and sometimes instead of calling us.',
  empty: {
    title: 'No posts yet',
    text: 'Nothing here yet. The first post is on the truck. Until then, see what we take and what it costs.',
    link_label: 'What we remove',
  },
  older_label: 'Older posts',
  newer_label: 'Newer posts',
  feed_label: 'Follow by feed (RSS)',
  back_label: 'All posts',
  aside: {
    title: 'Rather have it done?',
    text: 'Tell us what it is and where it stands. You get a price before anything is lifted.',
  },
  services_title: 'We can take that',
  call_to_action: {
    title: 'Ready when you are',
    text: 'Call, or ask for a free quote. {{name}} comes {{hours}}, and the price is settled before we load.',
  },
} as const satisfies PageHead & Record<string, unknown>;

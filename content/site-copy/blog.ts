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
  empty: 'Nothing here yet. The first post is on the truck.',
} as const satisfies PageHead & Record<string, unknown>;

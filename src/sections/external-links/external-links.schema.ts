import { links } from '../fields/links-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { toggle } from '../fields/switch-field.ts';
import { textarea } from '../fields/text-field.ts';

export const externalLinksLayout = sectionLayout({
  title: 'Helpful Resources for {{city}}, {{state}}',
  main: 'description',
  fields: {
    description: textarea({ label: 'Why these resources matter' }),
    links: links({ label: 'Links', help: 'To other sites.', maximum: 8 }),
    show_wikipedia: toggle({
      label: 'Wikipedia articles',
      help: 'Adds the articles found about the city.',
      whenEmpty: true,
    }),
  },
});

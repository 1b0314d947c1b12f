import { images, list } from '../fields/list-field.ts';
import { column, rows } from '../fields/rows-field.ts';
import { type ContentOf, sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

export const featuresLayout = sectionLayout({
  title: 'Why Choose Us',
  main: 'description',
  fields: {
    description: textarea({ label: 'Description' }),
    features: rows({
      label: 'Features',
      help: 'A title and a sentence each.',
      maximum: 4,
      cap: 8,
      columns: [
        column('title', 'Title', 'title', ['name', 'heading']),
        column('description', 'Description', 'prose', ['text', 'content', 'body']),
      ],
      initial: [
        {
          title: '{{fact:business.licensed}}',
          description:
            'A company at your door that is {{fact:business.licensed}}, not a stranger with a pickup.',
        },
        {
          title: 'Same-Day Service',
          description: 'Same-day and next-day pickups, every day from 7 AM to 7 PM.',
        },
        {
          title: 'Eco-Friendly Disposal',
          description: 'We donate and recycle what we can before anything is dumped.',
        },
        { title: 'Transparent Pricing', description: 'You hear the whole price before we lift a thing.' },
      ],
    }),
    categories: list({ label: 'Categories', help: 'Shown as tags.', maximum: 4, cap: 6, kind: 'title' }),
    footer_text: text({ label: 'Banner', kind: 'title', initial: '{{fact:business.years}} Experience' }),
    images: images({ label: 'Pictures', help: 'Empty: our illustrations.', maximum: 4 }),
  },
});

export type FeaturesContent = ContentOf<typeof featuresLayout.fields>;

import { images, list } from '../fields/list-field.ts';
import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
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
          description: 'Ask to see the paperwork. We’re glad to show it.',
        },
        { title: '{{fact:business.same_day}}', description: 'Tell us what time works for you.' },
        { title: 'Transparent Pricing', description: 'You get the whole price before the work starts.' },
      ],
    }),
    categories: list({ label: 'Categories', help: 'Shown as tags.', maximum: 4, cap: 6, kind: 'title' }),
    footer_text: text({ label: 'Banner', kind: 'title', initial: '{{fact:business.years}} Experience' }),
    images: images({ label: 'Pictures', help: 'Empty: our illustrations.', maximum: 4 }),
  },
});

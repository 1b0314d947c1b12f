import { image, url } from '../fields/address-field.ts';
import { capped } from '../fields/capped-field.ts';
import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

export const legalLayout = sectionLayout({
  title: 'Licensed and Insured',
  main: 'content',
  fields: {
    content: capped(
      textarea({
        label: 'Text',
        help: 'Pages show the first 2,000 characters. A blank line starts a paragraph.',
      }),
      2_000,
    ),
    structured_content: rows({
      label: 'Paragraphs',
      help: 'Each with a heading of its own, or without.',
      maximum: 10,
      columns: [
        column('title', 'Heading', 'title', ['heading', 'name']),
        column('description', 'Paragraph', 'prose', ['text', 'content', 'body']),
      ],
      lone: 'description',
    }),
    image: image({ label: 'Picture', help: 'Empty: our illustration.' }),
    optional_link_text: text({ label: 'Link words', initial: 'Learn more about how it works.' }),
    optional_link_url: url({ label: 'Link address', initial: '/how-it-works' }),
    cta_text: text({
      label: 'Button words',
      help: 'The button leads to the booking page.',
      kind: 'title',
      initial: 'Get Started',
    }),
  },
});

import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

/** The why-choose-us block: reasons and a banner. Its type name is historical. */
export const medicalNecessityLayout = sectionLayout({
  title: 'Why Choose Us?',
  main: 'content',
  fields: {
    content: textarea({ label: 'Text' }),
    reasons: rows({
      label: 'Reasons',
      maximum: 6,
      columns: [
        column('title', 'Reason', 'title', ['name', 'heading']),
        column('description', 'In a sentence', 'prose', ['text', 'content', 'body']),
      ],
      initial: [
        { title: '{{fact:business.years}} at it', description: 'We have seen most of it before.' },
        { title: '{{fact:business.same_day}}', description: 'Tell us what time works for you.' },
        { title: 'Price before work', description: 'A quote for the whole job, with no hidden fees.' },
        {
          title: '{{fact:business.licensed}}',
          description: 'Ask to see the paperwork. We’re glad to show it.',
        },
      ],
    }),
    banner_text: text({
      label: 'Banner',
      help: 'Stands beside a call button.',
    }),
  },
});

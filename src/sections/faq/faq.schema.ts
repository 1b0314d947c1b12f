import { url } from '../fields/address-field.ts';
import { fromService } from '../fields/from-service-field.ts';
import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

export const faqLayout = sectionLayout({
  title: 'Frequently Asked Questions',
  main: 'description',
  fields: {
    from_service: fromService,
    description: textarea({ label: 'Description' }),
    faqs: rows({
      label: 'Questions',
      help: 'Pages show the first 10.',
      // Both limits are the specification's: the editor accepts more than a page shows.
      maximum: 15,
      cap: 10,
      columns: [
        column('question', 'Question', 'prose', ['q', 'title', 'name']),
        column('answer', 'Answer', 'prose', ['a', 'text', 'content', 'description', 'body']),
      ],
      initial: [
        { question: 'How soon can you come?', answer: 'Call and ask: we tell you the next free day.' },
        { question: 'What does it cost?', answer: 'You get the whole price before the work starts.' },
        {
          question: 'Do you work in my town?',
          answer: 'We work in {{fact:served.town}} and the towns around it.',
        },
        { question: 'Are you licensed and insured?', answer: 'We are {{fact:business.licensed}}.' },
      ],
    }),
    footer_text: text({ label: 'Closing line' }),
    footer_link_text: text({ label: 'Link words', kind: 'title', initial: 'Contact Us' }),
    footer_link_url: url({ label: 'Link address', initial: '/contact' }),
  },
});

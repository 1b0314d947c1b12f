import { column, rows } from '../fields/rows-field.ts';
import { type ContentOf, sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

/** The why-choose-us block: six reasons and the first-responder banner. Its type name is historical. */
export const medicalNecessityLayout = sectionLayout({
  title: 'Why Choose Our Junk Removal Services?',
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
        {
          title: '{{fact:business.years}} at it',
          description: 'Tight stairs, slow elevators and gate codes are an ordinary day.',
        },
        { title: 'Same-day and next-day', description: 'The truck is out every day from 7 AM to 7 PM.' },
        { title: 'Price before work', description: 'A free quote for the whole job, with no hidden fees.' },
        {
          title: 'We do the lifting',
          description: 'Leave everything where it is. We carry it out and sweep up.',
        },
        { title: 'Donated or recycled first', description: 'Good things get a second home, not a landfill.' },
        {
          title: '{{fact:business.licensed}}',
          description: 'Ask for the papers. Every hauler you let in should have them.',
        },
      ],
    }),
    banner_text: text({
      label: 'Banner',
      help: 'Stands beside a call button.',
      initial: 'First responders get {{fact:business.discount}}, so tell us when you call.',
    }),
  },
});

export type MedicalNecessityContent = ContentOf<typeof medicalNecessityLayout.fields>;

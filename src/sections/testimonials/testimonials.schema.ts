import { image } from '../fields/address-field.ts';
import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';

export const testimonialsLayout = sectionLayout({
  title: 'What Our Customers Say',
  main: 'testimonials',
  fields: {
    testimonials: rows({
      label: 'Testimonials',
      help: 'Only what a customer really said, with initials.',
      maximum: 8,
      cap: 8,
      columns: [
        column('quote', 'Quote', 'prose', ['text', 'testimonial', 'content', 'review', 'body']),
        column('author', 'Author', 'plain', ['initials', 'name', 'customer']),
      ],
    }),
    background_image: image({ label: 'Background picture' }),
  },
});

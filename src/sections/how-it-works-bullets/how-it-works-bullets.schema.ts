import { fromService } from '../fields/from-service-field.ts';
import { localNote } from '../fields/local-note-field.ts';
import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { textarea } from '../fields/text-field.ts';

export const howItWorksBulletsLayout = sectionLayout({
  title: 'How It Works',
  main: 'description',
  fields: {
    from_service: fromService,
    description: textarea({ label: 'Description' }),
    steps: rows({
      label: 'Steps',
      help: 'Pages show the first 6, in order. A title alone is enough.',
      maximum: 8,
      cap: 6,
      columns: [
        column('title', 'Step', 'title', ['name', 'heading', 'step']),
        column('description', 'What happens', 'prose', ['text', 'content', 'body']),
      ],
      initial: [
        {
          title: 'Get in touch',
          description: 'Call or use the form on this page, and tell us what you need.',
        },
        { title: 'Pick a time', description: 'Choose the day and the window that suit you.' },
        { title: 'We do the work', description: 'You see it before we leave.' },
      ],
    }),
    local: localNote,
  },
});

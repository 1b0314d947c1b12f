import { fromService } from '../fields/from-service-field.ts';
import { list } from '../fields/list-field.ts';
import { localNote } from '../fields/local-note-field.ts';
import { rows, titleAndText } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

/** Accepted and refused items. */
export const itemsLayout = sectionLayout({
  title: 'What Is Part of It',
  main: 'description',
  fields: {
    from_service: fromService,
    description: textarea({ label: 'Description' }),
    taken: list({
      label: 'Taken',
      help: 'Short names, shown as a checklist.',
      maximum: 12,
      cap: 12,
      kind: 'title',
    }),
    refused_title: text({ label: 'Heading of the refused', kind: 'title', initial: 'What Is Not' }),
    refused: rows({
      label: 'Refused',
      help: 'What it is, and why or where it belongs.',
      maximum: 6,
      cap: 6,
      columns: titleAndText,
    }),
    local: localNote,
  },
});

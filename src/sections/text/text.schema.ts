import { fromService } from '../fields/from-service-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { textarea } from '../fields/text-field.ts';

/** Title and paragraphs, split at line breaks. Also the fallback for unknown types. */
export const textLayout = sectionLayout({
  title: '',
  main: 'content',
  fields: {
    from_service: fromService,
    content: textarea({ label: 'Text', help: 'Each line is a paragraph.' }),
  },
});

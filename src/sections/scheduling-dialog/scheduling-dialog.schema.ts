import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

/** The scheduling form in a dialog. */
export const schedulingDialogLayout = sectionLayout({
  title: '',
  main: 'lead',
  fields: {
    lead: textarea({ label: 'Lead' }),
    open_label: text({ label: 'Label of the button', kind: 'title', initial: 'Choose a day' }),
    button_label: text({ label: 'Label in the form', kind: 'title', initial: 'Send' }),
    page_label: text({ label: 'Label of the page’s link', kind: 'title', initial: 'Open as a page' }),
  },
});

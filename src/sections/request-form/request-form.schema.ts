import { list } from '../fields/list-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

/** The scheduling form, or the external order form of the settings. */
export const requestFormLayout = sectionLayout({
  title: '',
  main: 'lead',
  fields: {
    lead: textarea({ label: 'Lead' }),
    notes: list({ label: 'Notes', maximum: 6 }),
    button_label: text({ label: 'Label of the button', kind: 'title', initial: 'Send' }),
    order_form_help: textarea({
      label: 'Help below an order form',
      help: 'For people whose browser does not show it.',
    }),
  },
});

import { list } from '../fields/list-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text } from '../fields/text-field.ts';

/** Contact details of the business, and what to prepare. */
export const contactCardLayout = sectionLayout({
  title: '',
  main: 'checklist',
  fields: {
    phone_label: text({ label: 'Label of the phone', kind: 'plain', initial: 'Phone' }),
    email_label: text({ label: 'Label of the email', kind: 'plain', initial: 'Email' }),
    area_label: text({ label: 'Label of the area', kind: 'plain', initial: 'Service area' }),
    area: text({ label: 'Area', kind: 'plain' }),
    hours_label: text({ label: 'Label of the hours', kind: 'plain', initial: 'Hours' }),
    hours: text({ label: 'Hours', kind: 'plain', initial: '{{hours}}' }),
    call_label: text({ label: 'Label of the call button', kind: 'title', initial: 'Call now' }),
    write_label: text({ label: 'Label of the email button', kind: 'title', initial: 'Email us' }),
    checklist_title: text({ label: 'Title of the checklist', kind: 'title' }),
    checklist: list({ label: 'Checklist', maximum: 10 }),
  },
});

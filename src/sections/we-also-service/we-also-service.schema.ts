import { count } from '../fields/count-field.ts';
import { links } from '../fields/links-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { toggle } from '../fields/switch-field.ts';
import { text, textarea } from '../fields/text-field.ts';

export const weAlsoServiceLayout = sectionLayout({
  title: 'We Also Service These Areas',
  main: 'description',
  fields: {
    description: textarea({ label: 'Description' }),
    service_areas: links({
      label: 'Areas',
      help: 'Pages to name first. The rest are found by themselves.',
      maximum: 12,
    }),
    display_count: count({ label: 'How many areas', help: 'A positive whole number.', initial: 9 }),
    prioritize_state: toggle({
      label: 'Same state first',
      help: 'Off: the areas come from all states.',
      whenEmpty: false,
    }),
    far_title: text({
      label: 'Title if a town is far',
      help: 'Replaces the title if a town is over 12 miles away.',
      kind: 'title',
      initial: 'We Also Serve',
    }),
    cta_text: text({
      label: 'Button words',
      help: 'Leads to all locations. Empty: no button.',
      kind: 'title',
    }),
  },
});

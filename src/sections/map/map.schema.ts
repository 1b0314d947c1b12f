import { sourceUrl } from '../fields/address-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

export const mapLayout = sectionLayout({
  title: 'Where We Work',
  main: 'description',
  fields: {
    description: textarea({ label: 'Description' }),
    map_embed_url: sourceUrl({
      label: 'Map address',
      help: 'Only when the map should show something else than the place.',
    }),
    location: text({
      label: 'Place',
      help: 'What the map looks for. Empty: the page’s city and state.',
      kind: 'plain',
    }),
    cta_text: text({ label: 'Button words', kind: 'title' }),
    additional_content: textarea({ label: 'Text under the map' }),
  },
});

import { sourceUrl } from '../fields/address-field.ts';
import { fromService } from '../fields/from-service-field.ts';
import { links } from '../fields/links-field.ts';
import { list } from '../fields/list-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

export const heroLayout = sectionLayout({
  title: 'Fast {{keyword}} Service in {{city}}',
  main: 'description',
  fields: {
    from_service: fromService,
    subtitle: text({ label: 'Subtitle', help: 'One line under the headline.' }),
    price: text({
      label: 'Price',
      help: 'Left out if the service has no prices.',
      kind: 'plain',
      initial: 'From {{fact:service.price_from}}',
    }),
    description: textarea({
      label: 'Description',
      help: 'Two or three sentences: what you do, where, how soon.',
    }),
    benefits: list({
      label: 'Benefits',
      help: 'Short promises shown as a checklist.',
      maximum: 6,
      cap: 6,
    }),
    internal_links: links({ label: 'Links', help: 'To other pages of this site.', maximum: 4, cap: 4 }),
    iframe_src: sourceUrl({
      label: 'Embedded form',
      help: 'Address of an order form. Leave empty for the quote form.',
    }),
  },
});

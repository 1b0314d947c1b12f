import { url } from '../fields/address-field.ts';
import { list } from '../fields/list-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

export const ctaLayout = sectionLayout({
  title: 'Ready When You Are',
  main: 'content',
  fields: {
    content: textarea({ label: 'Text' }),
    button_text: text({ label: 'Button words', kind: 'title', initial: 'Get Free Quote' }),
    button_url: url({ label: 'Button address', help: 'Empty: dials the page’s phone number.' }),
    subtitle_footer: text({ label: 'Line under the buttons', kind: 'plain' }),
    certificate_title: text({ label: 'Certificate title', kind: 'title', initial: 'What You Can Count On' }),
    certificate_subtitle: text({
      label: 'Certificate subtitle',
      initial: 'Serving {{fact:served.town}} and surrounding areas',
    }),
    certificate_benefits: list({
      label: 'Certificate benefits',
      maximum: 6,
      cap: 6,
      initial: [
        '{{fact:business.years}} of experience',
        '{{fact:business.same_day}}',
        '{{fact:business.licensed}}',
      ],
    }),
    certificate_discount: text({ label: 'Discount', kind: 'plain', initial: '{{fact:business.discount}}' }),
    certificate_coupon: text({ label: 'Coupon code', kind: 'plain' }),
  },
});

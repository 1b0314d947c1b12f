import type { SectionSample } from '../section-sample.ts';

export const ctaSample: SectionSample<'cta'> = {
  title:
    '{Ready to Get Your Junk Removed?|Want It Gone From {{city}} Today?|Ready for the Empty Space?|One Call About {{keyword}} in {{city}}}',
  content: {
    content: [
      '{Tell us what you have and where it is|Describe the pile, however messy|Give us the short version: what, where, how much}.',
      '{We quote it for free, with a time today or tomorrow if we have one|You get a free quote and, with luck, a time today or tomorrow|The quote is free, and the truck may be free today}.',
      '{You call. We haul|No sorting, no lifting, no hidden fees|If the price isn’t right for you, you owe nothing}.',
    ].join(' '),
    button_text: '{Get Free Quote|Get My Free Quote|Free Quote}',
    button_url: '#quote',
    subtitle_footer: 'You Call - We Haul',
    certificate_title: 'Professional Junk Removal Services',
    certificate_subtitle:
      '{Serving {{city}} and surrounding areas|For {{city}} and the towns around it|Good in {{city}} and nearby}',
    certificate_benefits: [
      '{{{fact:business.years}} of experience|{{fact:business.years}} of hauling}',
      '{{fact:business.same_day}}',
      '{{{fact:business.licensed}}|A crew that is {{fact:business.licensed}}}',
      '{{{fact:business.discount}} for first responders|For first responders: {{fact:business.discount}}}',
    ],
    certificate_discount: '{{fact:business.discount}}',
    certificate_coupon: '',
  },
};

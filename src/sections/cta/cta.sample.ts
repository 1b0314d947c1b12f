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
      '{17 years of experience|Over 17 years of experience|17+ years of hauling}',
      '{Same-day and next-day service|Here today or tomorrow|Same-day or next-day pickup}',
      '{Licensed and insured|A licensed, insured crew}',
      '{50% off for first responders|First responders: 50% off|Half off for first responders}',
    ],
    certificate_discount: '50% OFF',
    certificate_coupon: '',
  },
};

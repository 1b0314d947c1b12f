import type { SectionDefaults } from '../../../src/sections/schemas.ts';

/** What stands where a template leaves a text empty: plain, without placeholders but the town's. */
export const sectionDefaults: SectionDefaults = {
  hero: { title: '{{keyword}} for Couples in {{city}}' },
  how_it_works_video: { title: 'What an Online Wedding Looks Like' },
  how_it_works_bullets: {
    title: 'How Marrying Online Works',
    content: {
      steps: [
        { title: 'Apply', description: 'Send your names, dates and IDs. We check them with you.' },
        { title: 'Choose a date', description: 'Any day, in your own time zone.' },
        { title: 'Say yes', description: 'A licensed officiant marries you on a video call of 30 minutes.' },
      ],
    },
  },
  couples: { title: 'Couples We Marry' },
  couples_grid: { title: 'Why Couples Marry by Video' },
  legal: {
    title: 'A Legal Marriage',
    content: {
      optional_link_text: 'Learn more about legal requirements and accepted states.',
      optional_link_url: '/marriage-requirements',
      cta_text: 'Get Started',
    },
  },
  map: { title: 'Married Wherever You Are' },
  we_also_service: { title: 'Couples in Other Towns' },
  features: {
    title: 'What Is Included',
    content: {
      features: [
        {
          title: 'Licensed Officiants',
          description: 'Every ceremony is led by somebody who may marry people.',
        },
        { title: 'A Real Certificate', description: 'Recognized in 150+ countries.' },
        { title: 'Dates That Suit You', description: 'Evenings and weekends, in your own time zone.' },
        {
          title: 'One Clear Price',
          description: 'Packages from $99, with county fees named before you pay.',
        },
      ],
      footer_text: '10+ Couples a Day',
    },
  },
  testimonials: { title: 'What Couples Say' },
  faq: {
    title: 'Questions Couples Ask',
    content: {
      faqs: [
        {
          question: 'Is an online marriage legal?',
          answer:
            'Yes. A county that allows video ceremonies issues the license, and a licensed officiant performs the ceremony and signs it.',
        },
        {
          question: 'Where is the certificate recognized?',
          answer: 'In 150+ countries. Some ask for an apostille.',
        },
        {
          question: 'How long does it take?',
          answer: 'The process takes 2-4 weeks, the ceremony about 30 minutes.',
        },
        {
          question: 'What does it cost?',
          answer: 'Packages start from $99. A wedding stays under $1000, where the average costs $30,000.',
        },
      ],
    },
  },
  cta: {
    title: 'Ready to Say Yes?',
    content: {
      button_text: 'Get Started',
      button_url: '/reserve-now',
      subtitle_footer: 'Two People, One Call',
      certificate_title: 'Online Marriage Package',
      certificate_subtitle: 'For couples in {{city}} and anywhere else',
      certificate_benefits: [
        'Licensed officiant',
        'Certificate recognized in 150+ countries',
        '30 minutes for the ceremony',
        'Packages from $99',
      ],
      certificate_discount: 'Get $65 Off!',
    },
  },
  pricing: { title: 'What a Video Wedding Costs' },
  medical_necessity: {
    title: 'Why Couples Choose Us',
    content: {
      reasons: [
        { title: 'Papers checked first', description: 'A person reads your forms before the county does.' },
        {
          title: 'Licensed officiants',
          description: 'Every ceremony is led by somebody who may marry people.',
        },
        { title: 'Done in 2-4 weeks', description: 'From the first form to the certificate.' },
        { title: 'Recognized widely', description: '150+ countries recognize the certificate.' },
        { title: 'Under $1000', description: 'The average wedding costs $30,000.' },
        { title: '30 minutes', description: 'Long enough for vows.' },
      ],
      banner_text: 'Get $65 Off! Ask for it when you call.',
    },
  },
};

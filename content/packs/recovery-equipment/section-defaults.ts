import type { SectionDefaults } from '../../../src/sections/schemas.ts';

/** What stands where a template leaves a text empty: plain, without placeholders but the town's. */
export const sectionDefaults: SectionDefaults = {
  hero: { title: '{{keyword}} for Your Recovery in {{city}}' },
  how_it_works_video: { title: 'See How the Chair Is Used' },
  how_it_works_bullets: {
    title: 'Order, Unfold, Rest',
    content: {
      steps: [
        {
          title: 'Tell us the date',
          description: 'When the surgery is, and how long you are to stay face down.',
        },
        { title: 'We deliver', description: 'To your door within 1-2 business days.' },
        { title: 'You recover', description: 'Keep it for as long as the surgeon says. Then it goes back.' },
      ],
    },
  },
  couples: { title: 'Who It Helps' },
  couples_grid: { title: 'Six Pieces That Help' },
  legal: {
    title: 'Paying for It, Plainly',
    content: {
      optional_link_text: 'Read how to ask your plan',
      optional_link_url: '/insurance-coverage',
      cta_text: 'Reserve Equipment',
    },
  },
  map: { title: 'To Your Door' },
  we_also_service: { title: 'We Also Deliver Here' },
  features: {
    title: 'What Comes With Every Rental',
    content: {
      features: [
        { title: 'On Time', description: 'Delivered within 1-2 business days, or on the day you choose.' },
        { title: 'Made for This', description: 'Chairs and supports made for face-down recovery.' },
        { title: 'Clean', description: 'Disinfected after every patient, with new covers.' },
        { title: 'Flexible', description: 'If the surgeon adds a week, so do we.' },
      ],
      footer_text: 'Delivered Within 1-2 Business Days',
    },
  },
  testimonials: { title: 'What Patients Say' },
  faq: {
    title: 'Questions Before the Operation',
    content: {
      faqs: [
        {
          question: 'How long will I be face down?',
          answer: 'Often 1-2 weeks, sometimes 1-3. Your surgeon decides.',
        },
        {
          question: 'How fast do you deliver?',
          answer: 'Within 1-2 business days; often within 24-48 hours.',
        },
        {
          question: 'Will my insurance pay?',
          answer: 'That depends on your plan. You get an itemized receipt to send in.',
        },
        { question: 'Is it hard to set up?', answer: 'No tools: it unfolds, and you set the height.' },
      ],
    },
  },
  cta: {
    title: 'Surgery Date Set?',
    content: {
      button_text: 'Reserve Equipment',
      subtitle_footer: 'Face Down, Feeling Better',
      certificate_title: 'Recovery Equipment Rental',
      certificate_subtitle: 'Delivered in {{city}} and around',
      certificate_benefits: [
        'Delivery within 1-2 business days',
        'For face-down periods of 1-3 weeks',
        'Cleaned and checked every time',
        'Collected when you are done',
      ],
      certificate_discount: 'Rent by the week',
    },
  },
  pricing: { title: 'How Renting Works' },
  medical_necessity: {
    title: 'Why Face-Down Positioning Matters',
    content: {
      reasons: [
        { title: '1-3 weeks face down', description: 'Your surgeon sets the time.' },
        { title: 'Most of the day', description: 'Breaks are short, and nights count too.' },
        { title: 'Necks give out first', description: 'Pillows and folded towels slip. A frame holds.' },
        { title: 'Delivered in time', description: 'At your door within 1-2 business days.' },
        {
          title: 'Cleaned and checked',
          description: 'Disinfected and fitted with new covers before every rental.',
        },
        { title: 'Fitted by phone', description: 'We talk you or your helper through the settings.' },
      ],
      banner_text: 'Surgery this week? Call now: delivery takes 24-48 hours.',
    },
  },
};

import type { PageHead } from '../page-copy.ts';

export const contactPage = {
  path: '/contact',
  title: 'Contact Us for a Free Junk Removal Quote by Phone or Email',
  description: 'Call or email for a free junk removal quote. We answer {{hours}}, and serve {{counties}}.',
  keywords: [
    'contact junk removal',
    'junk removal phone number',
    'free junk removal quote',
    'Miami-Dade junk removal',
  ],
  hero_title: 'Talk to us',
  hero_subtitle: 'The phone is quickest. Email is fine for photos.',
  information: {
    title: 'Contact information',
    phone_label: 'Phone',
    email_label: 'Sales email',
    area_label: 'Service area',
    area: '{{counties}}',
    hours_label: 'Hours',
    hours: '{{opening_days}}',
    emergency: '{{emergency}}',
  },
  what_to_say: {
    title: 'Five things that make a quick quote',
    items: [
      'What it is, in your own words',
      'Roughly how much: a chair, a corner, a room, a house',
      'Where it stands: floor, stairs, elevator, yard',
      'The address or ZIP code, and any gate',
      'When you would like it gone',
    ],
  },
  first_responders: {
    title: 'First responders get {{fact:business.discount}}',
    text: 'Mention it in the call or the first line of your email.',
  },
  /** In its place while there is no discount. */
  call_to_action: {
    title: 'Call, and say what has to go',
    text: 'We tell you what it costs and when we can come.',
  },
  services: {
    title: 'What people contact us about',
    items: [
      { title: 'Residential', text: 'Furniture, appliances, garages, attics and whole houses.' },
      { title: 'Commercial cleanouts', text: 'Offices, shops, restaurants and warehouses.' },
      { title: 'Construction and demolition', text: 'Debris, concrete, carpet and light tear-outs.' },
      { title: 'Specialty', text: 'Eviction and foreclosure cleanouts, and estates.' },
      {
        title: 'Dumpster rentals',
        text: 'When you would rather load it yourself. Ask what size is available.',
      },
      { title: 'Yard waste', text: 'Fronds, branches, fencing and what a storm brings down.' },
    ],
  },
  faqs: [
    {
      question: 'How quickly can you come?',
      answer:
        'Often the same day, and if not, usually the next. We are on the road {{hours}}. Early callers get the most choice.',
    },
    {
      question: 'What does it cost?',
      answer:
        'From {{from_price}}. After that, it depends on the volume and the type of items. The quote on site is free, comes before the work and has no hidden fees.',
    },
    {
      question: 'What happens to my junk?',
      answer:
        'We donate what is still good, recycle what can be recycled, and take the rest to an approved facility. {{fact:business.landfill_share}}.',
    },
  ],
  call_label: 'Call now',
  email_label: 'Send an email',
} as const satisfies PageHead & Record<string, unknown>;

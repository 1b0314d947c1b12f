/** What every city and service page says around its own copy, and instead of it where a part is empty. */
export const sharedLayoutCopy = {
  description_title: 'What we do',
  features_title: 'What you can count on',
  items_title: 'What we take, in full',
  steps_title: 'How it goes',
  pricing_title: 'What it costs',
  facts_title: 'Good to know',
  /** No other town has a page of this service, and the business does not work nationwide. */
  no_neighbors: 'Not sure if we come to your town? Call and ask.',
  neighbors_title: 'Next door',
  map_title: 'Where we work',
  faqs_title: 'Questions people ask first',
  areas_title: 'Choose your county',
  areas_link: 'Contact Us for Service Areas',
  default_features: [
    'Free upfront quotes',
    '{{fact:business.same_day}}',
    'All the lifting and loading',
    '{{fact:business.licensed}}',
    'Donated and recycled first',
  ],
  default_call_to_action: {
    title: 'Ready to Get Your Junk Removed?',
    text: 'Tell us what goes. The quote is free, and you hear it before we start.',
    call_label: 'Call now',
    quote_label: 'Get Free Quote',
  },
} as const;

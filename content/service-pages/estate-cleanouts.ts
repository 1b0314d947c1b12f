import type { ServicePageCopy } from '../page-copy.ts';

export const estateCleanoutsPage: ServicePageCopy = {
  path: '/estate-cleanouts',
  keyword: 'estate cleanouts',
  title: 'Estate Cleanouts in South Florida, Room by Room With Care',
  description:
    'Clearing a parent’s home? You set aside what matters; we empty the rest room by room, donate what is good, and leave it swept. Free upfront quote, any day.',
  keywords: ['estate cleanouts', 'estate clearing', 'whole house cleanout', 'probate house cleanout'],
  hero_title: 'Estate Cleanouts in South Florida',
  hero_subtitle: 'Take the photographs. Take your time. Leave the lifting to us.',
  service_description: [
    'A home that someone lived in for thirty years has more in it than anyone expects. The closets are deeper than they look. There is a second set of dishes, a drawer of keys, a shed. And often the family has one weekend before the flights home.',
    'We work at the pace you set. Walk through with us first and show us what stays. We clear one room, then the next, and anything that looks personal goes on a table for you: letters, photographs, medals, jewelry, papers with a seal. Nobody decides about those but you.',
    'Furniture, kitchenware, linens and books that others can use are set aside for donation. Medical beds, walkers and lift chairs too, when they are in good order. What is left is recycled or disposed of, and the house is swept for the agent or the new owner.',
    'Live out of state? Many people who call us do. A relative, an agent or an attorney can open the door. Photos get you an estimate, the walk-through gets you the quote, and you agree to it before we begin.',
  ],
  features: [
    'A walk-through before anything moves',
    'Personal things set apart for the family',
    'Usable goods offered for donation',
    'Attic, garage, shed and yard included',
    'Works with agents and attorneys',
    'Left swept and ready to show',
  ],
  items_handled: [
    'Furniture from every room',
    'Clothes, linens and closets',
    'Kitchenware and pantry goods',
    'Books, records and papers',
    'Appliances and televisions',
    'Hospital beds and mobility aids',
    'Tools, garage and shed contents',
    'Patio furniture and planters',
  ],
  steps: [
    {
      title: 'Talk it through',
      description: 'Tell us about the house, who decides, and any date: a closing, a flight, a lease end.',
    },
    {
      title: 'Walk through together',
      description:
        'In person, or with photos if you are far away. You mark what stays. We note what to look out for.',
    },
    {
      title: 'Agree on one price',
      description: 'The quote covers the whole property, in one visit or several.',
    },
    {
      title: 'Room after room',
      description: 'We clear, sort and carry. Keepsakes wait on the table, and the floors are swept.',
    },
  ],
  pricing_note:
    'A house is usually priced by truckloads: how many, and how much of it is heavy. You get the total for all the rooms at once, so the last one is no surprise.',
  call_to_action: {
    title: 'A whole house is a lot. Start with a call.',
    text: 'Tell us how many rooms and by when. We will say honestly how long it takes and what it costs.',
  },
  faqs: [
    {
      question: 'What if you find money or documents?',
      answer:
        'They go straight to the table or to the person you named. We look in drawers and between books as we clear, because that is where people of every generation keep things.',
    },
    {
      question: 'Who has to give permission?',
      answer:
        'Whoever is in charge of the estate: the personal representative, the trustee or the owner. If several heirs are involved, agree first. We work from one yes, in writing.',
    },
    {
      question: 'Should we hold an estate sale first?',
      answer:
        'If there are antiques, art or good tools, ask an estate-sale company to look. We often come the day after and clear what did not sell.',
    },
    {
      question: 'What about medicines and chemicals?',
      answer:
        'Those we can’t haul. Many pharmacies have take-back boxes for medicines, and your county takes paint, pesticides and pool chemicals. We set them aside in one spot so you can find them all.',
    },
    {
      question: 'How long does a house take?',
      answer:
        'A two-bedroom condo is often done in a day. A full house with garage and shed can take longer. We can say which after the walk-through.',
    },
  ],
  default_service: 'residential',
};

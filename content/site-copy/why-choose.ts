/** Six reasons and the offer below them. */
export const whyChoose = {
  title: 'Why Choose Our Junk Removal Services?',
  benefits: [
    {
      title: 'The price comes first',
      text: 'A free quote for all of it, before we touch a thing. No hidden fees.',
    },
    {
      title: 'Today or tomorrow',
      text: '{{fact:business.same_day}}. The truck is out {{hours}}, and emergency cleanouts are possible too.',
    },
    {
      title: 'We do the lifting',
      text: 'Leave it upstairs, out back, in the attic. Pointing is your whole part.',
    },
    {
      title: '{{fact:business.licensed}}',
      text: 'Heavy things and narrow halls call for a company with papers. Ask to see ours.',
    },
    {
      title: 'Donated and recycled first',
      text: 'Good things find a second home. {{fact:business.landfill_share}}.',
    },
    {
      title: '{{fact:business.years}} at it',
      text: 'Whatever your pile is, we have probably carried its cousin.',
    },
  ],
  first_responders: {
    title: '{{fact:business.discount}} for first responders',
    text: 'Police, fire, paramedics, dispatch: you show up for everyone else. Say so when you call, and the price drops by the discount.',
    call_label: 'Call and claim it',
  },
} as const;

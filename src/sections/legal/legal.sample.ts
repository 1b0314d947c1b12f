import type { SectionSample } from '../section-sample.ts';

export const legalSample: SectionSample<'legal'> = {
  title:
    '{Who Lifts Your Sofa, and Where It Goes|Where Your Things Go From {{city}}|Know Who Is at the Door}',
  content: {
    content: [
      '{You are letting strangers carry heavy things through your home. {Ask for the license and the insurance|Ask to see a license and proof of insurance}. We are {{fact:business.licensed}}.|{Before anyone lifts a sofa in your house, ask two things|Two questions are worth asking any hauler}: are you licensed, are you insured? We are {{fact:business.licensed}}.|We are {{fact:business.licensed}}, and have been at this for {{fact:business.years}}. {Ask to see it|You are welcome to ask for papers}.}',
      '{Where it goes matters too|Then there is where it all ends up|What happens after the truck leaves matters as well}.',
    ].join(' '),
    structured_content: [
      {
        title: '{First, Donation|Good Things Get a Second Home|Good Things First}',
        description:
          '{A table with forty years left in it is not junk. {Usable furniture and household goods are donated|What others can use, we donate}.|If it still works, {someone can use it|it should work for someone}. {We set it aside for donation|It goes to donation, not the dump}.|Clean furniture, working appliances, boxed kitchenware: {donated where we can|set aside and donated}.}',
      },
      {
        title: '{Then, Recycling|Metal, Wood, Electronics|What Can Be Recycled}',
        description:
          '{Metal, cardboard, appliances and electronics {go to recyclers|are sorted for recycling}. {The truck is sorted, not just dumped|That takes sorting, and we do it}.|Appliances are mostly metal. {Screens and cables are not trash either|So are old grills and bed frames}. {We recycle what we can|What can be recycled is}.|{What can’t be donated is sorted|The rest is sorted}. {Metal, electronics and clean wood are recycled where possible|Recyclers get what they can use}.}',
      },
      {
        title: '{Last, an Approved Facility|Only Then, Disposal|The Rest, Done Properly}',
        description:
          '{Only what is left goes to an approved disposal facility. {Never a roadside, never a canal|Nothing is dumped where it should not be}.|{{fact:business.landfill_share}}. {That part goes to approved facilities|That part is disposed of properly}.|{The remainder is disposed of properly|What nobody can use is disposed of properly}, at facilities approved for it.}',
      },
    ],
    image: '',
    optional_link_text:
      '{See how a pickup works, step by step|Read how a pickup works|What happens on the day}',
    optional_link_url: '/how-it-works',
    cta_text: '{Book a Pickup|Get Started|Set a Time}',
  },
};

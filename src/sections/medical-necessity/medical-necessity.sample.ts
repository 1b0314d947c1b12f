import type { SectionSample } from '../section-sample.ts';

export const medicalNecessitySample: SectionSample<'medical_necessity'> = {
  title: '{Why Choose Our Junk Removal Services?|Why Us, in Six Points|Six Reasons to Call Us First}',
  content: {
    content:
      '{{Plenty of people own a truck|Many will haul for money}. {Here is what you get from this one|This is what sets ours apart}.|{There are other haulers in {{city}}|You have a choice}. {These are the reasons people pick us|Six things to weigh}.|{Six reasons|Half a dozen reasons}, {none of them complicated|all easy to check}.}',
    reasons: [
      {
        title: '{{fact:business.years}} at It',
        description:
          '{Tight stairs, slow elevators and gate codes are {an ordinary day|nothing new}.|We have carried a lot of sofas around a lot of corners.|By now {little surprises us|we have seen most piles}.}',
      },
      {
        title: 'Same-Day and Next-Day',
        description:
          '{The truck is out every day from 7 AM to 7 PM.|Ask for today. Tomorrow is the fallback.|Seven days a week, {weekends included|Sundays too}.}',
      },
      {
        title: 'Price Before Work',
        description:
          '{A free quote for the whole job, with no hidden fees.|You hear the total, {then you decide|then say yes or no}.|Free quote first. {Nothing added after|No hidden fees}.}',
      },
      {
        title: 'We Do the Lifting',
        description:
          '{Leave everything where it is. We carry it out and sweep up.|You point. {That is your whole part|Nothing more}.|From any floor, any room, any corner of the yard.}',
      },
      {
        title: 'Donated or Recycled First',
        description:
          '{Good things get a second home, not a landfill.|{{fact:business.landfill_share}}.|Donation first, recycling second, disposal last.}',
      },
      {
        title: '{{fact:business.licensed}}',
        description:
          '{Ask for the papers. Every hauler you let in should have them.|Both, and you may ask to see it.|A company with papers, not a stranger with a pickup.}',
      },
    ],
    banner_text:
      '{First responders get {{fact:business.discount}}, so tell us when you call|{{fact:business.discount}} for first responders: {just say so|mention it when you book}}.',
  },
};

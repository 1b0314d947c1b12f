import type { SectionSample } from '../section-sample.ts';

export const featuresSample: SectionSample<'features'> = {
  title:
    '{What You Can Expect From Us|Why People in {{city}} Call Us|What Comes With the Truck|Four Things That Don’t Change}',
  content: {
    description:
      '{{A truck is a truck|Anyone can rent a truck}. {The difference is who drives it and what you are told first|What matters is the price you hear and the people who come}.|{You can compare us with anyone|Compare us}. {These four are the ones to compare|Start with these four}.|{Comparing companies for {{keyword}} in {{city}}?|Shopping around for {{keyword}}?} {Check these four things|Ask each one about these four things}.}',
    features: [
      {
        title: '{{fact:business.licensed}}',
        description:
          '{A real company with papers, {not a stranger with a pickup|not someone’s cousin}. {Ask to see them|Please ask}.|We are {{fact:business.licensed}}. {It matters the first time a dresser meets a wall|It matters on narrow stairs}.|{If something goes wrong, you want paperwork|Heavy things and tight halls need insurance}. {We have it|Ours is in order}.}',
      },
      {
        title: '{Same-Day Service|Today or Tomorrow|Soon, Not Someday}',
        description:
          '{Call and ask for today. {If today is full, tomorrow usually isn’t|Tomorrow is the fallback}.|Same-day and next-day pickups, {every day of the week|weekends included}, 7 AM to 7 PM.|{We run every day, 7 AM to 7 PM|The truck is out seven days a week}. {Today is often possible|Ask for today first}. {Emergencies too|Emergency cleanouts are possible}.}',
      },
      {
        title: '{Eco-Friendly Disposal|Donated or Recycled First|Less to the Landfill}',
        description:
          '{What is good is donated, what can be recycled is, {and the rest goes to an approved facility|and the rest is disposed of properly}.|{{fact:business.landfill_share}}. {The rest is donated or recycled|The rest gets another life}.|{Your old table may be someone’s first|A sofa with life left in it gets to live it}. {We donate and recycle before anything is dumped|Donation first, recycling second, disposal last}.}',
      },
      {
        title: '{Transparent Pricing|The Price Comes First|One Clear Price}',
        description:
          '{A free quote for the whole job, before we start. {Nothing is hidden in it|No hidden fees}.|You pay for the room your things take in the truck, {and for what they are|by volume and type}. {You hear it first|The quote is free}.|{From $99. {How full the truck gets decides the rest|The truck gauge decides the rest}|Jobs start from $99}. {You hear the total before we lift|No hidden fees}.}',
      },
    ],
    categories: [
      '{Furniture & Mattresses|Sofas, Beds & Mattresses|Furniture of Any Size}',
      '{Appliances & Electronics|Fridges, Washers & Screens|Appliances Big and Small}',
      '{Yard Waste & Hot Tubs|Yard Piles & Hot Tubs|Fronds, Fences & Hot Tubs}',
      '{Construction Debris|Remodeling Debris|Debris From the Job}',
    ],
    footer_text:
      '{{{fact:business.years}} of Experience|{{fact:business.years}} of Hauling|{{fact:business.years}} on the Job}',
    images: [],
  },
};

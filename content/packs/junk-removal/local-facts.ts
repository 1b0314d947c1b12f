import type { LocalFactsContent } from '../../../src/sections/schemas.ts';

/*
 * Sentences about a town, each on a line of its own. A line stands only where its facts are known. Values are written for
 * these frames (`contract/business/predicates.ts`), so only the words before a value vary.
 */

const place = [
  '{{city}} is {{fact:place.setting}}.',
  '{People know it for|{{city}} is known for} {{fact:place.landmark}}.',
  '{It lies|{{city}} lies} {{fact:place.from_largest}}.',
  '{Nearby are|Around it lie} {{fact:place.nearby}}.',
  '{Homes here are|Homes in {{city}} are} {{fact:place.housing}}.',
  '{On the way there and at the door, crews plan for|Getting there, crews plan for} {{fact:place.access}}.',
  'Mind the city line: {{fact:place.city_limits}}.',
];

const curb = [
  '{Bulky trash from houses is collected by|At houses, bulky trash is collected by} {{fact:place.bulk_collector}}.',
  '{Bulk pickup comes|The bulk truck comes} {{fact:place.bulk_schedule}}.',
  'One pickup takes {{fact:place.bulk_limit}}.',
  '{Piles go out|Put piles out} {{fact:place.bulk_set_out}}.',
  '{Piles have to lie|There, piles have to lie} {{fact:place.bulk_placement}}.',
  'Household garbage is collected {{fact:place.garbage_schedule}}.',
];

const refused = [
  'Left behind at the curb: {{fact:place.bulk_refused}}.',
  'What a contractor leaves behind {{fact:place.contractor_debris}}.',
  'Old appliances {{fact:place.appliances}}.',
  'Branches and yard waste {{fact:place.yard_waste}}.',
  // One of the two: where the town says nothing, the county does.
  '{Paint and household chemicals {{fact:place.hazardous_waste}}|In {{fact:place.county}}, paint and household chemicals {{fact:county.hazardous_waste}}}.',
  'For a load that is larger or can’t wait, the price is {{fact:place.bulk_extra}}.',
];

const dropOff = [
  'Residents can bring things themselves to {{fact:place.drop_off}}.',
  'It is open {{fact:place.drop_off_hours}}.',
  'At the gate they ask for {{fact:place.drop_off_proof}}.',
  'In {{fact:place.county}}, residents can bring things to {{fact:county.drop_off}}.',
  'The county’s drop-off is open {{fact:county.drop_off_hours}}.',
  '{Furniture in good shape can go to {{fact:place.donation}}|In {{fact:place.county}}, furniture in good shape can go to {{fact:county.donation}}}.',
];

const storms = [
  'Before a hurricane, {{fact:place.storm_before}}.',
  '{After a hurricane, {{fact:place.storm_piles}}|After a hurricane in {{fact:place.county}}, {{fact:county.storm_piles}}}.',
  'A container on the street or building work {{fact:place.permit}}.',
  'Leaving a pile where it does not belong can cost {{fact:place.dumping_fine}}.',
  'A dumped pile is reported to {{fact:place.dumping_report}}.',
];

export const localFacts = {
  title: '{Good to Know in {{city}}|Before You Call From {{city}}|{{city}}, in Short}',
  content: {
    description: '',
    points: [
      { title: '{{{city}} at a Glance|A Few Words on {{city}}}', description: place.join('\n') },
      { title: '{Bulky Trash at the Curb|What the City Collects}', description: curb.join('\n') },
      { title: '{Refused, or Handled Apart|What Needs Another Way}', description: refused.join('\n') },
      { title: '{Taking It There Yourself|Drop-Off and Donation}', description: dropOff.join('\n') },
      { title: '{Hurricanes, Permits and Dumping|Storms and Street Rules}', description: storms.join('\n') },
    ],
  } satisfies LocalFactsContent,
};

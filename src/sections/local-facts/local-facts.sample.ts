import type { SectionSample } from '../section-sample.ts';

export const localFactsSample: SectionSample<'local_facts'> = {
  title: '{Good to Know in {{city}}|What {{city}} Itself Looks After|{{city}}’s Own Rules}',
  content: {
    description: '',
    points: [
      {
        title: 'Where it is',
        description:
          '{{city}} lies in {{fact:place.county}}. It lies {{fact:place.from_largest}}. Nearby are {{fact:place.nearby}}.',
      },
      {
        title: 'Bulky trash',
        description:
          'Bulky trash from houses is collected by {{fact:place.bulk_collector}}. Bulk pickup comes {{fact:place.bulk_schedule}}. One pickup takes {{fact:place.bulk_limit}}.',
      },
      {
        title: 'Taking it there yourself',
        description:
          'Residents can bring things themselves to {{fact:county.drop_off}}. It is open {{fact:county.drop_off_hours}}.',
      },
    ],
  },
};

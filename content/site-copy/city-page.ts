/*
 * The page of a town that nobody has written one for. Each line is a sentence that stands only where its fact is known, so
 * no two towns share one. What is true of a county alone is not here: all its towns would say it.
 */

/** With fewer statements that hold of it alone, a town has no page of its own, only the list of its pages. */
export const minStatements = 6;

export const cityPageCopy = {
  title: '{{city}}, {{state}} Junk Removal: Curb Rules and Drop-Off',
  heading: 'Junk Removal in {{city}}',
  subtitle: '{{city}} is {{fact:place.setting}}. It lies {{fact:place.from_largest}}.',
  description: [
    'In {{city}}, bulky trash is collected by {{fact:place.bulk_collector}}.',
    'Bulk pickup in {{city}} comes {{fact:place.bulk_schedule}}.',
    'One pickup in {{city}} takes {{fact:place.bulk_limit}}.',
    '{{city}} lies {{fact:place.from_largest}}.',
  ],
  rules: {
    title: 'What {{city}} does with bulky trash, and what it leaves',
    columns: [
      {
        title: 'At the curb',
        lines: [
          'From houses in {{city}}, bulky trash is collected by {{fact:place.bulk_collector}}.',
          'The bulk truck comes {{fact:place.bulk_schedule}}.',
          'One pickup there takes {{fact:place.bulk_limit}}.',
          'Piles go out {{fact:place.bulk_set_out}}.',
          'They have to lie {{fact:place.bulk_placement}}.',
          'Everyday garbage is collected {{fact:place.garbage_schedule}}.',
          'A load that is larger, or that can’t wait, costs {{fact:place.bulk_extra}}.',
        ],
      },
      {
        title: 'What stays behind',
        lines: [
          'The truck leaves these where they lie: {{fact:place.bulk_refused}}.',
          'What a contractor leaves behind in {{city}} {{fact:place.contractor_debris}}.',
          'Old kitchen appliances {{fact:place.appliances}}.',
          'Palm fronds, branches and clippings {{fact:place.yard_waste}}.',
          'Old paint and household chemicals {{fact:place.hazardous_waste}}.',
        ],
      },
      {
        title: 'If you drive it yourself',
        lines: [
          'Residents of {{city}} can unload at {{fact:place.drop_off}}.',
          'The drop-off is open {{fact:place.drop_off_hours}}.',
          'At the gate they want to see {{fact:place.drop_off_proof}}.',
          'A sofa with years left in it can go to {{fact:place.donation}}.',
        ],
      },
      {
        title: 'For the crew',
        lines: [
          'Homes in {{city}} are {{fact:place.housing}}.',
          'Crews on their way here reckon with {{fact:place.access}}.',
          'An address can mislead: {{fact:place.city_limits}}.',
          'In {{city}}, a container on the street or building work {{fact:place.permit}}.',
        ],
      },
      {
        title: 'Storms and dumping',
        lines: [
          'With a hurricane on the way, {{fact:place.storm_before}}.',
          'Once a hurricane has passed, {{fact:place.storm_piles}}.',
          'A pile left where it does not belong can cost {{fact:place.dumping_fine}}.',
          'Report a dumped pile to {{fact:place.dumping_report}}.',
        ],
      },
    ],
    price_link: 'What it costs',
  },
  where: {
    title: 'Where {{city}} lies',
    nearby: {
      title: 'Nearby',
      text: 'Around {{city}}, in {{fact:place.county}}, lie {{fact:place.nearby}}.',
    },
  },
  services_title: 'Everything we do in {{city}}',
  closing: {
    title: 'What has to go in {{city}}?',
    call_label: 'Call now',
  },
} as const;

import type { SectionSample } from '../section-sample.ts';

export const weAlsoServiceSample: SectionSample<'we_also_service'> = {
  title:
    '{Also Near {{city}}|Next Door to {{city}}|We Haul in These Towns Too|Not in {{city}}? Try Your Town}',
  content: {
    description:
      '{{The same crew, the same free quote|Same trucks, same hours, same way of pricing}. {Find your town|Pick yours}.|{Clearing a place in another town|Helping someone who lives elsewhere}? {Here is where else we go|We are likely there too}.|{Moving a parent, closing a second office, emptying a rental|A rental, a storage unit, a parent’s house}: {it is not always in {{city}}. See the towns below|for places outside {{city}}, look here}.}',
    service_areas: [],
    display_count: 9,
    prioritize_state: true,
    cta_text: '{See All Locations|All the Towns We Serve|Every Town We Serve}',
  },
};

import type { SectionSample } from '../section-sample.ts';

export const itemsSample: SectionSample<'items'> = {
  title: '{What Goes on the Truck|What We Take in {{city}}|Yes to This, No to That}',
  content: {
    description:
      '{This is the usual load. {Ask about anything that is not on the list|If yours is missing, ask}.|{Most calls are about these|These come up most}. {Something odd? Ask|Odd things are fine to ask about}.}',
    taken: ['Furniture', 'Appliances', 'Mattresses', 'Electronics', 'Yard waste', 'Boxes and bags'],
    refused_title: '{What Stays Behind|What We Leave|What Can’t Ride With Us}',
    refused: [
      {
        title: 'Paint, fuel and chemicals',
        description:
          '{They are household hazardous waste. Your county’s drop-off site takes them.|These belong at your county’s drop-off site for chemicals.}',
      },
      {
        title: 'Gas bottles',
        description:
          '{A tank that seems empty still holds gas. Trade it in or take it to the county’s site.|Even an empty-looking tank can explode, so it goes to the county’s site.}',
      },
    ],
    from_service: false,
  },
};

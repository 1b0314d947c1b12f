import type { SectionSample } from '../section-sample.ts';

export const textSample: SectionSample<'text'> = {
  title: '{Before the Truck Comes|Five Minutes That Help|A Short List Before Pickup}',
  content: {
    content: [
      '{You don’t have to prepare anything. {Still, a few small things help|These only make it quicker}.|Nothing here is required. {It just saves time|It all helps a little}.}',
      '{Walk through once and decide what stays|Decide what stays before we come}. {A strip of tape on the keepers works well|Put tape on what you keep}.',
      '{Empty the fridge. {Check the drawers and pockets|Look in drawers, pockets and under cushions}.|Check drawers, pockets and the space under cushions. {You would be surprised|Then check them again}.}',
      '{In a building with an elevator, ask the front desk whether it has to be booked|If there is a freight elevator, ask whether it needs booking}. {Gate codes and parking rules help us too|Tell us about gate codes}.',
      '{Put paint, fuel and chemicals to one side|Set paint, fuel and chemicals apart}. {Your county takes those|Those go to your county’s drop-off site}.',
    ].join('\n'),
    from_service: false,
  },
};

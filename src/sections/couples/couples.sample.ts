import type { SectionSample } from '../section-sample.ts';

export const couplesSample: SectionSample<'couples'> = {
  title:
    '{Who Calls Us in {{city}}|Families, Landlords and Builders|Homes, Offices and Job Sites in {{city}}}',
  content: {
    description:
      '{{Families, landlords, offices and builders|Homeowners, tenants, managers and crews} {all end up with|all run into} the same problem: {it has to go and it will not fit in the car|too much to move and no truck to move it}.|Everyone has a different pile. {The answer is the same truck|We bring the same truck and crew to all of them}.|{Here is who usually calls|These are the calls we get}, and what {we do about it|they get}.}',
    couple_types: [
      {
        title: '{Homeowners|Families at Home|People With Full Garages}',
        description:
          '{Garages, attics, sheds and yards, {down to the last box|one corner or all of it}.|The {old sofa|second fridge}, the {yard pile|broken hot tub}, the garage {you gave up on|nobody enters}.|Furniture, appliances, mattresses and yard waste, carried out from {any room|where they stand}.}',
      },
      {
        title: '{Families Clearing an Estate|Heirs and Executors|Estates}',
        description:
          '{A house full of someone’s life, emptied {with care|at your pace}. {Keep what matters, we take the rest|You choose what stays}.|You set aside what stays. We clear the rest, {room by room|quietly}, and donate what is still good.|When a home has to be emptied, {we do the carrying so you don’t have to|you decide and we carry}.}',
      },
      {
        title: '{Landlords and Property Managers|Rental Owners|Property Managers}',
        description:
          '{Evictions, foreclosures and left-behind furniture, cleared {before the next tenant|so the unit can be shown}.|A unit full of what the last tenant left, {empty and swept|ready for the painter}.|One call for the {apartment|unit}, the storage room and the dumpster area.}',
      },
      {
        title: '{Offices and Shops|Business Owners|Businesses}',
        description:
          '{Desks, chairs, cubicles and electronics, out {in one visit|before you hand back the keys}.|Office cleanouts and commercial clear outs, {planned around your hours|with as little fuss as a truck allows}.|Old fixtures, files, furniture and screens, {hauled and recycled where possible|gone in one go}.}',
      },
      {
        title: '{Builders and Remodelers|Contractors|Construction Crews}',
        description:
          '{Drywall, lumber, tile, concrete and carpet, {off the site|loaded by us}. {Your crew keeps building|Your people keep working}.|Construction debris {picked up as the job goes|cleared at the end of the job}, so the site stays {safe|workable}.|We load what the demolition left: {concrete, carpet, cabinets, fill|tile, wood, plaster, carpet}.}',
      },
      {
        title: '{First Responders|Police, Fire and Medical Crews|Those Who Answer 911}',
        description:
          '{You get {{fact:business.discount}}: {tell us when you call|say so on the phone}|{{fact:business.discount}}, {because you show up for everyone else|as a thank-you}|{{fact:business.discount}} on any pickup: {just tell us|let us know when you book}}.',
      },
    ],
    footer_text:
      '{Something else? {Ask us|Call and ask}.|Not on the list? {We probably haul it|Call, we likely take it}.|If it {fits through the door|came in through the door}, ask us.}',
  },
};

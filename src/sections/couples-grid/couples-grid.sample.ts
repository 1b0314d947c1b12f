import type { SectionSample } from '../section-sample.ts';

export const couplesGridSample: SectionSample<'couples_grid'> = {
  title:
    '{When People in {{city}} Call Us|Six Good Reasons to Call|What We Get Called For Around {{city}}|Sound Familiar?}',
  content: {
    description:
      '{{Nobody plans a pile|Piles just happen}. {Then comes the day it has to go|One day it has to go}. {Here are the usual ones|These are the ones we see most}.|Calls about {{keyword}} in {{city}} {tend to start|usually begin} with one of these. {Yours may be a mix|Yours might be two at once}.|{If one of these is yours|If you see yours here}, {we have done it before|you are in the right place}. {If not, ask|If it isn’t here, just ask}.}',
    couples: [
      {
        title: '{A Garage With No Room for a Car|A Garage Full of Everything|The Car Lives Outside}',
        description:
          '{Bikes, boxes, paint-stained shelves and a treadmill with laundry on it. {Point at what goes|You say what stays}.|It started with one box. {Now the car sits in the sun|Now the door barely closes}. {We clear it to the walls|We take it back to bare floor}.|Old tools, broken fans, the Christmas tree from {two houses ago|2009}. {All of it can go today or tomorrow|We carry it all out}.}',
      },
      {
        title: '{New Sofa on Friday|The Old Sofa Won’t Move Itself|Delivery Day Is Coming}',
        description:
          '{The new one comes and the old one is still {there|in the way}. {We take it from the living room|We carry it out the way it came in}.|Sofas, sectionals, recliners, beds and mattresses, {down any stairs|from any floor}. {Good pieces are donated|What is still good gets a second home}.|{The store delivers|They bring the new one}. We make room first. {One piece is enough to call|You can call for one piece}.}',
      },
      {
        title: '{A Parent’s House to Empty|A Home Full of Memories|An Estate to Clear}',
        description:
          '{You keep what matters. We {carry|clear} the rest, {gently|with respect} and at your pace.|Forty years of {things|living} is too much for one weekend. {Set aside what stays, we do the rest|Choose what to keep. Leave the lifting to us}.|{Sort what you can. Leave what you can’t|Take your time over the photos}. {We empty the rest and donate what others can use|We handle the furniture, the closets and the attic}.}',
      },
      {
        title: '{The Tenant Left It All|A Unit Full of Leftovers|Keys Back, Furniture Still There}',
        description:
          '{Eviction or foreclosure, {the unit has to be empty|it has to be cleared}. {We leave it swept|It is swept when we go}.|Mattresses, food, broken shelves, a fridge {nobody should open|best left shut}. {We take it as it is|No need to sort it}.|{Every empty week costs rent|You can’t show a full unit}. {We can often come the same day or the next|Same-day and next-day clear outs are what we do}.}',
      },
      {
        title: '{After the Remodel|The Crew Left, the Debris Stayed|Dust, Drywall and Old Tile}',
        description:
          '{Drywall, cabinets, carpet, tile and concrete, {loaded by hand|loaded by our crew}. {No dumpster in your driveway|No permit hunt for a dumpster}.|The kitchen is new. {The old one is in the yard|The old one is on the lawn}. {We load every piece|We take it all in one go}.|Demolition debris, old carpet, broken concrete: {heavy is normal for us|we lift the heavy part}. {Ask for a price by the load|The quote is free}.}',
      },
      {
        title: '{Storm in the Yard|Palm Fronds and Broken Fence|The Yard After the Weather}',
        description:
          '{Fronds, branches, fence panels and the shed {that lost its roof|that did not make it}. {We clear the yard|We load all of it}.|{After a storm the yard is one big pile|One bad night and the yard is full}. {We haul it before the next one|We take it, wet or dry}.|Yard waste, old planters, a hot tub {that stopped being fun|full of leaves}. {Point and it goes|We take the lot}.}',
      },
    ],
    from_service: false,
  },
};

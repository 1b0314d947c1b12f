import type { PackService } from '../../../content-pack.ts';

export const constructionDebris: PackService = {
  name: 'Construction Debris',
  keywords: [
    'construction debris',
    'construction debris removal',
    'remodel debris',
    'demolition debris',
    'drywall removal',
    'construction waste removal',
  ],
  summary: 'What the remodel left behind, loaded by us.',
  content: {
    intro: [
      '{A cubic yard of torn-out drywall weighs about 500 pounds, scrap wood about 300 and rubble about 1,400|By the cubic yard, scrap wood weighs about 300 pounds, torn-out drywall about 500 and rubble about 1,400}.',
      '{So our first question is what the heap is made of, and the second how big it is|That is why we ask about the material first and about the size of the heap second}.',
      '{Board, tile, trim and cabinets go out by hand and by wheelbarrow, past the rooms that are already painted|By hand and by wheelbarrow we take board, tile, trim and cabinets past the rooms that are already painted}.',
    ].join(' '),
    situations: [
      {
        title: '{The Old Kitchen Is Outside|Cabinets on the Lawn}',
        description:
          '{The new cabinets are on their way, and the old ones lie in the grass with the trim and the countertop. Nails may stay in; we load them as they came off the wall.|Old cabinets, trim and a countertop fill the lawn while the new set is being delivered. Leave the nails in, because we load all of it the way it came off the wall.}',
      },
      {
        title: '{A Bathroom in Buckets|Down to the Studs}',
        description:
          '{A bathroom ends as tile, mortar and pieces of tub, a small heap that is hard to lift. One person can carry a bucket of it if it is only half full.|Tile, mortar and broken tub make a heap that looks small and is not light. Fill the buckets halfway, so that one person can carry each.}',
      },
      {
        title: '{Shingles Along the Wall|After the New Roof}',
        description:
          '{One layer of asphalt shingles is 175 to 233 pounds for every 100 square feet. We gather what slid off the roof and load it from beside the house.|For each 100 square feet, a layer of asphalt shingles weighs 175 to 233 pounds. The heap beside the house is picked up and loaded, with what landed in the flower bed.}',
      },
      {
        title: '{Between Two Trades|The Electrician Starts Monday}',
        description:
          '{The framing is finished, and the offcuts cover the floor that the next trade needs. We clear it between the two, and again when the drywall is up.|Offcuts from the framing lie where the electrician wants to stand. Have us in before the wiring, and a second time when the drywall is hung.}',
      },
    ],
    taken: [
      'Drywall sheets and scraps',
      'Studs, plywood and trim',
      'Kitchen and bath cabinets',
      'Countertops and sinks',
      'Tile and mortar',
      'Asphalt shingles',
      'Doors and window frames',
      'Pipe, wire and metal studs',
    ],
    refused: [
      {
        title: 'Popcorn ceilings without a test',
        description:
          '{Ceiling spray with asbestos was used into the early 1980s, and only a laboratory can tell. Have it tested before anyone scrapes; if it is positive, a licensed asbestos contractor takes over.|Into the early 1980s some ceiling spray held asbestos, which no one can see. A laboratory test comes before the scraper, and after a positive one the work is for a licensed asbestos contractor.}',
      },
      {
        title: 'Paint and glue that still run',
        description:
          '{One open can may get a whole load of debris refused at the gate. Homeowners take it to the county’s drop-off site, and contractors need a commercial service.|A debris site can turn back the load for one open can. Your county’s drop-off site accepts it from a homeowner, while a contractor has to find a commercial service.}',
      },
      {
        title: 'Walls that carry the roof',
        description:
          '{A bearing wall comes down under a permit, by a contractor. Once it lies on the floor in pieces, it is ours to load.|Taking down a bearing wall is for a contractor with a permit. We start when the pieces are on the floor.}',
      },
    ],
    steps: [
      {
        title: '{Name the Material|What Is It Made Of?}',
        description:
          '{List each heap by material, such as board, wood, tile or shingles, with its size in wheelbarrows. Add the year the house was built.|Tell us which heap is board, wood, tile or shingles, and how many wheelbarrows each would fill. We also need to know when the house was built.}',
      },
      {
        title: '{A Heap for Each Kind|Sort It if You Can}',
        description:
          '{Wood, metal and clean block are worth a heap each, since recyclers want them unmixed. Green treated lumber lies by itself, because it must not be burned or mulched.|Recyclers want wood, metal and clean block unmixed, so give each its own heap. Another is for green treated lumber, which must not be mulched or burned.}',
      },
      {
        title: '{A Look Under the Top Layer|Price Before the Shovel}',
        description:
          '{The crew lifts a corner of the heap, judges weight and distance, and tells you the price. No board is moved until you agree.|You hear the price when the crew has looked under the top layer and walked the way to the truck. Until you agree, the boards stay where they are.}',
      },
      {
        title: '{Heavy Things First|Loaded, Covered, Swept}',
        description:
          '{Tile makes the bottom layer, board goes on top, and a cover over both, since Florida wants debris covered or secured on the road. Then we sweep up the screws and the plaster dust.|We put tile at the bottom and board on top, then cover the load, because debris on a Florida road has to be covered or secured. Screws and plaster dust are swept up last.}',
      },
    ],
    price:
      '{Wood and board are priced by the room they fill, tile and block by what they weigh.|Room sets the price for wood and board, and weight sets it for tile and block.} {Sheets and boards stacked flat need much less of the truck than the same wood thrown in a heap.|Stack boards and sheets flat, since a tangled heap of them takes up far more of the truck.} {Soaked drywall is heavier than dry, so a tarp over the pile keeps the price down.|Keep drywall dry under a tarp, or the price includes the rain it has soaked up.} {An upper floor, a finished hall to protect or a truck that must stop far off adds time.|It takes longer from an upper floor, through a finished hall or to a truck that can’t stop nearby.}',
    questions: [
      {
        question: '{Why do you ask how old the house is?|Why does the age of the house matter?}',
        answer:
          '{Because of lead paint. In homes built before 1978, paid renovation that disturbs paint is for firms certified under the EPA’s rule, so tell us if the debris comes from one.|Lead paint is the reason. Under the EPA’s rule, paid work that disturbs paint in a home from before 1978 takes a certified firm, and we need to know if the debris is from such a home.}',
      },
      {
        question: '{Why is a dumpster full so early?|Why does a half-empty dumpster count as full?}',
        answer:
          '{Its weight limit comes first. A ten-yard dumpster usually includes two to three tons, and rubble, at about 1,400 pounds a cubic yard, gets there with three or four yards.|It is full by weight. Two to three tons are usually included with a ten-yard dumpster, which is three or four cubic yards of rubble at about 1,400 pounds each.}',
      },
      {
        question: '{Can household trash go in the same load?|May trash lie in the pile?}',
        answer:
          '{Please keep it apart. Debris sites in Florida have to inspect what comes in, and food or chemicals between the boards can get the load turned away.|Better not, because Florida’s debris sites must inspect each load they take in. Lunch bags and chemicals between the boards are a reason to turn it away.}',
      },
      {
        question: '{What does Florida count as debris?|What is construction debris in Florida?}',
        answer:
          '{Steel, glass, brick, concrete, asphalt, pipe, gypsum board and lumber from building or renovating. None of it may be hazardous or dissolve in water, which leaves out wet paint.|Lumber, gypsum board, pipe, brick, concrete, asphalt, glass and steel from a building or a renovation. Wet paint is not on the list, since the rule asks for material that is neither hazardous nor soluble in water.}',
      },
      {
        question: '{Does any of it get recycled?|Can debris be recycled?}',
        answer:
          '{Some of it: clean wood, metal and block can be used again. Torn-out drywall mostly can’t, because paint and joint compound stick to it.|Partly, yes, as long as wood, metal and block are clean. The exception is torn-out drywall, which rarely gets recycled with paint and joint compound on it.}',
      },
    ],
  },
};

import type { PackService } from '../../../content-pack.ts';

export const junkRemoval: PackService = {
  name: 'Junk Removal',
  keywords: ['junk removal', 'junk hauling', 'junk pickup', 'trash removal', 'debris hauling'],
  summary: 'One piece or a whole house: point at it and it is gone.',
  content: {
    intro: [
      '{Junk is whatever has no place left: a broken chair, a dead grill, eleven boxes nobody opens|A dead grill, a broken chair, boxes that nobody opens: junk is what has lost its place}.',
      '{We take mixed loads, so nothing has to be sorted by kind before we come|You need not sort by kind: mixed loads are the usual thing for us}.',
      '{Most visits take from half an hour to two hours, by the amount and the way to the door|Count on half an hour to two hours, depending on how much there is and where it stands}.',
    ].join(' '),
    situations: [
      {
        title: '{One Ugly Thing|Just One Piece}',
        description:
          '{A treadmill, a tube television, a rusty swing set. One piece is a job, and it may share the truck with your neighbor’s.|The old swing set or the treadmill on the porch can go alone. A single piece rides along with other loads of the day.}',
      },
      {
        title: '{The Curb Said No|The City Left It There}',
        description:
          '{Curbside pickup has a day, a size and a list, and your pile missed one of them. We take what is left before somebody writes a notice.|Too big, too early or the wrong kind: the city’s truck drove by. Ours stops for what it left.}',
      },
      {
        title: '{Guests by Saturday|The Spare Room Is a Warehouse}',
        description:
          '{Behind that door are a crib, three fans and a desk without legs. We clear it to the carpet, and the bed has room again.|A spare room fills a bag at a time. It empties in one visit, with the door taken off if need be.}',
      },
      {
        title: '{A Pile by the Side of the House|Out of Sight for Years}',
        description:
          '{Rotten planters, a bent gutter, bags of something wet. We bring gloves and rakes and look under it before we lift.|Things that lie outdoors in Florida get company. We lift with care, and take the wet ones, too.}',
      },
    ],
    taken: [
      'Broken furniture',
      'Old televisions and screens',
      'Grills without the tank',
      'Toys and sports gear',
      'Rusty metal',
      'Mattresses of any size',
      'Bags and boxes',
      'Outdoor piles',
    ],
    refused: [
      {
        title: 'Paint, solvents and pesticides',
        description:
          '{Liquid chemicals leak in a truck. Your county’s drop-off site takes them from households.|These are for your county’s drop-off site, because a leak ruins the whole load.}',
      },
      {
        title: 'Propane and gas cylinders',
        description:
          '{An empty-looking cylinder still has gas in it. Trade a grill tank at a store; the county takes the rest.|Cylinders can explode even when the flame is out. Exchange them, or bring them to the county’s site.}',
      },
      {
        title: 'Lithium batteries',
        description:
          '{They catch fire when they are crushed. Tape the ends and hand them in at a battery collection.|Crushed in a load, they burn. A store with a battery box or the county’s site takes them.}',
      },
    ],
    steps: [
      {
        title: '{Name the Pile|Say What There Is}',
        description:
          '{A list from memory or three pictures will do. A cubic yard is about a washing machine and the space around it.|Tell us in your own words, or send pictures. If you think in cubic yards: one is about the size of a washer with room to walk.}',
      },
      {
        title: '{Pick the Hour|Choose a Window}',
        description:
          '{We come between 7 AM and 7 PM, any day. The crew calls when it is on its way.|Any day from 7 AM to 7 PM. You hear from the crew before it turns into your street.}',
      },
      {
        title: '{Point|Point and Nod}',
        description:
          '{You walk us past everything once. We name one price, and nothing is lifted before you agree.|One walk past the pile, one price, one nod. Then we lift.}',
      },
      {
        title: '{Strapped and Covered|Out and Under the Tarp}',
        description:
          '{Florida wants every load of trash tarped or strapped, so ours is, and the spot is swept when we go.|We sweep the spot, and the load leaves under straps or a tarp, as Florida law asks.}',
      },
    ],
    price:
      '{Most loads are priced by the space they fill in the truck; a sofa is about thirty cubic feet, a washer twenty.|Space in the truck makes the price of light things: reckon thirty cubic feet for a sofa and twenty for a washer.} {Brick, tile and dirt go by weight instead, since a small heap of them is a full load.|For dirt, brick and tile it is weight that counts, not space.} {Fridges, mattresses and tube televisions cost extra to drop off, and we say so before the work.|A tube television, a mattress or a fridge adds a fee at the gate, which is in the price you hear.}',
    questions: [
      {
        question: '{Do I have to be there?|Can you come while I’m at work?}',
        answer:
          '{Somebody has to say what goes and agree to the price. That can be by phone, with pictures, if everything stands outside.|For things outdoors a call and a picture are enough. Indoors, one grown person should open the door and point.}',
      },
      {
        question: '{What if I have more than I said?|What if the pile has grown?}',
        answer:
          '{Then you hear the new price before we load it, and may say no to the extra.|It happens. We look at all of it first, and the price is for what we see.}',
      },
      {
        question: '{Where does a mixed load go?|What becomes of it all?}',
        answer:
          '{Usable things are set aside for donation, metal and cardboard go to recyclers, and the rest to an approved facility. In Florida part of that rest becomes electricity, in one of eleven plants that burn trash.|First we pull out what can be used again, then metal and cardboard. Some of what remains is burned for power: Florida has eleven plants for it.}',
      },
      {
        question: '{Is it legal to leave it by a dumpster?|Can’t I just drop it somewhere?}',
        answer:
          '{No. Florida treats dumping more than 500 pounds or 100 cubic feet as a felony, and smaller heaps as crimes, too.|Please don’t: above 500 pounds or 100 cubic feet it is a felony in Florida, and below that still an offense.}',
      },
      {
        question: '{Can two neighbors share a truck?|Do you come for two houses at once?}',
        answer:
          '{Yes. Tell us that the piles are on one street, and each house hears the price of its own.|Gladly. Two piles on one street make one trip, with a price for each of you.}',
      },
    ],
  },
};

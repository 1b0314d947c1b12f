import type { PackService } from '../../../content-pack.ts';

export const atticCleanouts: PackService = {
  name: 'Attic Cleanouts',
  keywords: [
    'attic cleanouts',
    'attic junk removal',
    'attic cleaning',
    'attic clutter removal',
    'clean out my attic',
  ],
  summary: 'Down the ladder and out the door, so you can stay out of the heat.',
  content: {
    intro: [
      '{In Fort Myers test homes, attics under dark shingles ran about 40°F hotter than the air outside at the summer peak|At the summer peak, attics under dark shingles in Fort Myers test homes were about 40°F hotter than the air outside}.',
      '{That is why we climb in the morning, hand the boxes down and let you open them where it is cool|So our crew goes up in the morning, passes the boxes down, and you open them in a cool room}.',
      '{The drywall of a ceiling is there to carry insulation, so every knee and every board needs wood under it|A ceiling is made to hold insulation and no more, which is why we kneel only where there is wood below}.',
    ].join(' '),
    situations: [
      {
        title: '{Holidays in Cardboard|The Christmas Corner}',
        description:
          '{Another tree, another wreath and another knot of lights climbed the ladder each January. Keep the set you put up, and we bring down the rest.|Trees, wreaths and tangled lights went up year after year. Choose the ones you still hang; the others come down with us.}',
      },
      {
        title: '{The Roof Was Leaking|Wet Boxes Under the Roof}',
        description:
          '{Damp cardboard hides the stain that the roofer is looking for. We bring those boxes down, so the underside of the roof can be seen.|The roofer wants to see wood, and soaked boxes stand in front of it. We carry them down and leave the rafters in view.}',
      },
      {
        title: '{Before the New Insulation|A Contractor Needs the Space}',
        description:
          '{An insulation crew can’t work around trunks and toy bins. We clear what is stored up there; the insulation itself is theirs.|New insulation wants bare joists, and yours are under trunks and toy bins. The stored things are ours to bring down, and the old insulation is the contractor’s.}',
      },
      {
        title: '{The Sellers Left It Up There|Somebody Else’s Boxes}',
        description:
          '{You bought the house, pulled down the ladder and met another family’s luggage. We empty the attic, and you need not climb to see what there is.|The last owners cleared the rooms and forgot what was above the hatch. Their trunks come down to you, so you can look without climbing.}',
      },
    ],
    taken: [
      'Boxes of clothes and books',
      'Artificial trees and wreaths',
      'Trunks and suitcases',
      'Cribs, toys and games',
      'Picture frames and mirrors',
      'Tapes and records',
      'Box fans and lamps',
      'Rugs and old bedding',
    ],
    refused: [
      {
        title: 'Insulation of any kind',
        description:
          '{Batts and loose fill are work for an insulation contractor. Gray-brown or silver-gold pebbles may be vermiculite, which is treated as asbestos: then the hatch stays shut, with the boxes inside, until certified asbestos workers have been there.|We leave loose fill and batts to an insulation contractor. If yours looks like pebbles, gray-brown or silver-gold, treat it as asbestos: leave the boxes in it and the hatch shut, and call certified asbestos workers.}',
      },
      {
        title: 'Droppings and nests',
        description:
          '{Dry droppings must not be swept or vacuumed. Let a wildlife company clean up first, and we fetch the boxes afterward.|Please don’t sweep or vacuum dry droppings. Once a wildlife company has cleaned the attic, we bring down what was stored in it.}',
      },
      {
        title: 'Batteries, paint and spray cans',
        description:
          '{Under a hot roof these age badly. Your county’s drop-off site takes them, so tell us if you know which box they are in.|Attic heat is hard on all three. They go to your county’s drop-off site; if you remember the box, tell the crew.}',
      },
    ],
    steps: [
      {
        title: '{Measure the Hatch|Start With the Hatch}',
        description:
          '{A folding stair usually opens a hole of about 22 by 54 inches. Tell us if yours is only a panel in a closet ceiling.|Most folding stairs leave an opening of about 22 by 54 inches. Is yours a small panel above a closet? Say so.}',
      },
      {
        title: '{Clear a Landing Place|Make Room Below}',
        description:
          '{Move the car or the bed from under the hatch, so there is floor for two people and a stack of boxes.|Under the hatch we need a free patch of floor, wide enough for a stack of boxes and two people.}',
      },
      {
        title: '{A Look Through the Hatch|Price at the Ladder}',
        description:
          '{Before the first box moves, we look in, judge the crawl and the amount, and tell you the price.|We put our heads through the hatch, see how much there is and how far in, and name the price while it is all still up there.}',
      },
      {
        title: '{From Hand to Hand|Down in a Chain}',
        description:
          '{Boards go across the framing first, since a foot beside it ends up in the ceiling. Then the boxes travel down from hand to hand, and you lift the lids before we load.|We lay boards over the framing, because a foot between two joists goes through the drywall. Box after box is handed down, and you see inside each one before it is loaded.}',
      },
    ],
    price:
      '{Attic boxes are mostly clothes, toys and air, so the space they fill in the truck sets the price.|The price goes by space in the truck, for most attic boxes hold clothes, toys and air.} {Books, records and files are the exception: tell us if there are many.|Tell us about boxes of books, records and files, which are small and heavy.} {A wide folding stair is quick, while a closet panel and a crawl to the eaves add time.|The way down matters, too: a closet panel or a crawl from the eaves takes longer than a wide folding stair.} {A desk or a bed frame that must come apart up there is counted before we start.|We count in any desk or bed frame that has to be taken apart under the roof, and say so beforehand.}',
    questions: [
      {
        question: '{When is an attic cool enough?|Which months are best?}',
        answer:
          '{From October to May: Florida’s attic research counts June 1 to September 30 as the hot season. In those four months we would climb first thing, at 7 AM.|The months from October to May, since Florida researchers count June 1 to September 30 as the hot season for attics. If it must be summer, let us go up at 7 AM.}',
      },
      {
        question: '{What should I look through first?|Which boxes matter most?}',
        answer:
          '{Photographs, papers, tapes and electronics, because attic heat harms them most. Candles and wooden pieces suffer as well, so don’t be surprised by what you find.|The ones with photographs, tapes, papers and electronics, which suffer most in the heat. Be prepared for bent candles and cracked wood in the others.}',
      },
      {
        question: '{There are bats. Can you still come?|What if bats live up there?}',
        answer:
          '{Then the boxes have to wait. Florida protects its native bats: they may be let out through one-way devices only from August 15 to April 15, and that is work for a wildlife company.|The boxes have to wait, then. All native bats are protected in Florida, and a wildlife company may put in one-way exits for them only between August 15 and April 15.}',
      },
      {
        question: '{Can the good boxes go back up?|May I store the keepers up there again?}',
        answer:
          '{The light ones, perhaps: roof trusses are seldom sized for storage. Ask a builder before anything heavy goes back above a ceiling.|Ask a builder first if they are heavy. Few roof trusses are sized to carry stored things.}',
      },
      {
        question: '{Do I have to climb up?|Must I go up the ladder myself?}',
        answer:
          '{No, stay in the hall, where it is cool. We call down what is written on each box, and you answer yes, no or show me.|No need. From the hall you hear what each label says, and yes, no or show me is all you have to answer.}',
      },
    ],
  },
};

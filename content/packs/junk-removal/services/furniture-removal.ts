import type { PackService } from '../../../content-pack.ts';

export const furnitureRemoval: PackService = {
  name: 'Furniture Removal',
  keywords: [
    'furniture removal',
    'couch removal',
    'sofa removal',
    'furniture pickup',
    'old furniture removal',
  ],
  summary: 'Sofas, beds and wardrobes, carried out from any floor.',
  content: {
    intro: [
      '{A sofa that went in through the window before the remodel has to leave by the door|Furniture grows: the sofa that came in easily never fits on the way out}.',
      '{We measure, take off legs and doors, and carry it down without marks on the wall|Our crew measures first, unscrews what comes off and pads the corners of the hall}.',
      '{A standard sofa weighs 100 to 250 pounds, a sleeper 200 to 350, so this is not work for one friend and a van|With 100 to 250 pounds for a sofa and up to 350 for a sleeper, two people and straps are the least it takes}.',
    ].join(' '),
    situations: [
      {
        title: '{Delivery on Friday|The New One Is on Its Way}',
        description:
          '{The store brings the new sofa and leaves the old one standing. We come the day before, or the hour before.|New beds come with a date, and old ones stay in the way. Tell us the date, and the frame and mattress are out by then.}',
      },
      {
        title: '{A Sleeper on the Third Floor|Up Is Easier Than Down}',
        description:
          '{Sleeper sofas open on the stairs, if nobody ties the frame. We tie it, pad it and turn it at the landing.|The bed inside a sleeper wants to unfold at every step. Straps keep it shut as it goes down.}',
      },
      {
        title: '{The Wardrobe Was Built in Here|It Was Put Together in the Room}',
        description:
          '{Flat-pack wardrobes hold together once. We take them apart against the wall and carry boards.|A big wardrobe leaves as panels and rails. You empty it, we unscrew it.}',
      },
      {
        title: '{The Patio Set Has Rusted Through|Sun Has Eaten the Cushions}',
        description:
          '{Glass tops, iron chairs and cushions full of rain go in one trip. The glass is wrapped before it moves.|Outdoor tables, swings and umbrellas go as they are, with the glass top wrapped first.}',
      },
    ],
    taken: [
      'Sofas and sectionals',
      'Recliners and lift chairs',
      'Bed frames and headboards',
      'Dressers and wardrobes',
      'Dining tables and chairs',
      'Bookcases and shelving',
      'Patio sets',
      'Pianos on few steps',
    ],
    refused: [
      {
        title: 'Pianos up a flight of stairs',
        description:
          '{A full upright weighs 500 to 800 pounds, most of it one iron plate. Beyond a few steps it is work for piano movers.|Beyond about four steps we leave a piano to piano movers: an upright can weigh 800 pounds.}',
      },
      {
        title: 'Beds with live bedbugs, unwrapped',
        description:
          '{Wrap both mattress and frame in plastic and tape it shut before we come, and tell us on the phone.|Tell us first, and seal every piece in plastic. Otherwise the truck carries them to the next house.}',
      },
      {
        title: 'Safes as heavy as a car',
        description:
          '{A gun safe bolted to a slab needs machine movers. Small safes we take, opened and empty.|Small empty safes are fine. The large bolted kind is for movers with a machine.}',
      },
    ],
    steps: [
      {
        title: '{Length and Doorway|Two Numbers}',
        description:
          '{Measure the longest piece and the narrowest door on its way. These two numbers tell us what must come apart.|The longest sofa and the narrowest door decide the job. Measure both, and we bring the right tools.}',
      },
      {
        title: '{Empty the Drawers|Cushions Off, Drawers Out}',
        description:
          '{Drawers hide letters and coins, and cushions hide remotes. Look once; we look again.|Check the drawers and the seams of the seats. What we find is put in your hand.}',
      },
      {
        title: '{Price per Piece|The Whole Set, One Figure}',
        description:
          '{We look at each piece and the stairs and give one figure for the set.|One figure covers all the pieces and the way down. It is said before a leg is unscrewed.}',
      },
      {
        title: '{Padded and Carried|Out Without a Scratch Mark}',
        description:
          '{Blankets go on the corners, straps under the weight, and the last thing we do is screw your door back on.|We wrap corners, lift with straps and hang the door again when the room is empty.}',
      },
    ],
    price:
      '{The number of pieces and their size set the price; a couch takes about thirty cubic feet of the truck, a recliner twenty.|Each piece counts by the room it needs: about thirty cubic feet for a couch, twenty for a recliner.} {Stairs, long halls and pieces that must be unscrewed add time.|Add for floors without an elevator and for what has to come apart.} {Mattresses carry a fee at most disposal sites, since few places recycle them.|A mattress costs extra at the gate nearly everywhere.}',
    questions: [
      {
        question: '{Will a charity take my sofa?|Can it be donated?}',
        answer:
          '{Often, if it has no stains, tears or smell. Sleeper sofas and used mattresses are mostly refused, because they count as bedding.|A clean sofa in one piece has a good chance. Charities say no to most sleepers and to nearly all used mattresses.}',
      },
      {
        question: '{What happens to a mattress?|Does a mattress get recycled?}',
        answer:
          '{More than eighty percent of it can be recycled: steel, foam, cotton and wood. Where no recycler is near, it goes to an approved facility.|Its springs, foam and wood can be recycled, over eighty percent in all. Not every county has a place that does it.}',
      },
      {
        question: '{Do you take it apart?|Must I take the bed apart first?}',
        answer:
          '{We take it apart, with our own tools. Keep the screws of anything you may want to build again elsewhere.|Leave it standing. Beds, wardrobes and desks come apart faster with two people and the right bits.}',
      },
      {
        question:
          '{Our condo has rules for movers. Is that a problem?|Our elevator has to be booked. Is that a problem?}',
        answer:
          '{Not at all. Book the service elevator for the hour, ask the desk about wall pads, and tell us if they want an insurance certificate.|Give us the hour of the elevator and what the desk wants to see. Certificates take a few days, so ask early.}',
      },
      {
        question: '{Can you move a piece to another room?|Will you shift the heavy dresser as well?}',
        answer:
          '{While the crew is there, yes: say so when you call, and it is in the figure.|Yes, within the house. Mention it beforehand, so that the time is planned.}',
      },
    ],
  },
};

import type { PackService } from '../../../content-pack.ts';

export const carpetRemoval: PackService = {
  name: 'Carpet Removal',
  keywords: ['carpet removal', 'carpet disposal', 'rug removal', 'carpet tear out', 'carpet haul away'],
  summary: 'Old carpet and padding, rolled up and gone.',
  content: {
    intro: [
      '{Carpet is three things on top of each other: the pile, the pad below it and a rim of nails|Under the carpet is a pad, and around the room runs a strip full of nails}.',
      '{We cut it from the back into strips of three to four feet, roll them tight and carry them out|It is cut on its back into strips three or four feet wide, so that each roll fits under one arm}.',
      '{The staples come last and take longest, and then the floor is ready for whoever lays the next one|Hundreds of staples stay behind at first, and pulling those is the longest part of the day}.',
    ].join(' '),
    situations: [
      {
        title: '{The Installer Comes Monday|New Floor, Old Carpet}',
        description:
          '{Most floor layers charge for tear-out, or want it bare when they come. We clear it on the days before.|Vinyl and tile want a bare slab. The carpet, pad and nails are out before your installer unpacks.}',
      },
      {
        title: '{Water Under the Pad|It Never Dried After the Leak}',
        description:
          '{A wet pad holds water like a sponge and smells within days. We take it out in bags, so that the slab can dry.|After a leak the pad is the problem, not the pile. We roll up both and let air to the floor.}',
      },
      {
        title: '{A Pet Had Its Corner|The Smell That Stays}',
        description:
          '{Cleaning reaches the pile, not the pad. Out it goes, room by room, with the doors closed behind us.|What the cleaner can’t reach sits in the pad. We take up one room or all of them.}',
      },
      {
        title: '{You Tore It Out Yourself|Rolls in the Driveway}',
        description:
          '{You have cut and rolled, and the pile is too long for any car. We load the rolls and the bucket of nails.|The hard half is done and lies by the garage. We take rolls, pad and strips as they are.}',
      },
    ],
    taken: [
      'Wall-to-wall carpet',
      'Foam and felt padding',
      'Area rugs and runners',
      'Stair carpet',
      'Tack strips and staples',
      'Rolls from the driveway',
      'Carpet tiles',
      'Outdoor turf',
    ],
    refused: [
      {
        title: 'Nine-inch tiles below it',
        description:
          '{Old square tiles on black mastic, laid before 1981, are presumed to hold asbestos. We stop there until a laboratory says no.|If we find small square tiles and black glue, the work stops: before 1981 such floors often held asbestos, and a test comes first.}',
      },
      {
        title: 'Carpet glued to a whole office floor',
        description:
          '{Glue-down carpet needs a stripping machine. A flooring contractor lifts it, and we haul it.|That takes a floor machine. We come for the rolls when it is loose.}',
      },
      {
        title: 'Floors under sewage',
        description:
          '{After sewage a water-damage company goes first, with its own bags.|Sewage makes it a job for a licensed cleanup crew before anybody rolls it.}',
      },
    ],
    steps: [
      {
        title: '{Square Feet and Stairs|Count the Rooms}',
        description:
          '{Length by width of each room, plus the number of steps. Say if anything is glued.|Pace off the rooms and count the stairs. Glue and furniture are the two things worth mentioning.}',
      },
      {
        title: '{Clear the Floor|Furniture Out of the Way}',
        description:
          '{Small things go off the floor beforehand; heavy pieces we can shift to the next room, if you say so.|Lift what is small. Tell us about beds and cabinets, so that hands for them are there.}',
      },
      {
        title: '{Agree on the Price|One Price for the Floor}',
        description:
          '{After a look under one corner you hear a price for carpet, pad and nails together.|We lift a corner, see what is below and name one price for all three layers.}',
      },
      {
        title: '{Pile, Pad, Nails|Down to the Slab}',
        description:
          '{Carpet first, then the pad, then the tack strip, which travels in a hard box. A magnet and a broom end it.|In that order: pile, pad, strips. The nails ride in a closed box, and the slab is swept.}',
      },
    ],
    price:
      '{Square feet set the price, with stairs counted step by step.|You pay by the area, and each carpeted step counts on its own.} {Glue, a second layer or furniture in the room adds work.|It costs more where carpet is glued, lies double or has a bedroom standing on it.} {Rolls that are ready at the curb are the cheapest, since only the truck is needed.|Already rolled and outside? Then you pay for the room in the truck alone.} {Carpet is light for its size, about 105 pounds a cubic yard with its pad.|With its pad it is light, about 105 pounds a cubic yard, so room counts and weight does not.}',
    questions: [
      {
        question: '{Do you pull the staples, too?|Are the tack strips included?}',
        answer:
          '{Yes, if you want the floor ready for the next one. Say so if strips may stay, since new carpet can use sound ones.|They are, unless your installer wants to keep the strips for new carpet.}',
      },
      {
        question: '{Is old carpet recycled?|Does carpet get a second life?}',
        answer:
          '{Little of it outside California, which has a program; the fibers have to be told apart first. Pad does better, because old foam is made into new pad.|The pad often is: old foam becomes new pad. The pile mostly isn’t, as few places sort its fibers.}',
      },
      {
        question: '{Can it be given away?|Do charities take carpet?}',
        answer:
          '{Used carpet no. Clean area rugs sometimes find a home, and new rolls that were never laid are welcome at reuse stores.|Only if it was never laid. A good rug is another matter: ask before we load it.}',
      },
      {
        question: '{How long does a room take?|Is one morning enough?}',
        answer:
          '{A bedroom is mostly staples: plan an hour or two. Stairs are slower than any room.|Cutting is quick and nails are slow. One to two hours a room is a fair guess, and stairs take their own.}',
      },
      {
        question: '{What if we find tile underneath?|What if there is something below?}',
        answer:
          '{We stop and show you. Tile or wood may be worth keeping, and old tile may need a test before it is touched.|Then you decide. Good wood is left as it is, and suspicious old tile is tested first.}',
      },
    ],
  },
};

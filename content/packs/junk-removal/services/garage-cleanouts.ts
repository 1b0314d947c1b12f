import type { PackService } from '../../../content-pack.ts';

export const garageCleanouts: PackService = {
  name: 'Garage Cleanouts',
  keywords: [
    'garage cleanouts',
    'garage junk removal',
    'garage cleaning',
    'clean out my garage',
    'garage clutter removal',
  ],
  summary: 'Park inside again.',
  content: {
    intro: [
      '{A one-car garage fills a dumpster of about ten cubic yards, and a two-car garage one of fifteen to twenty|A dumpster for a one-car garage has about ten cubic yards, and one for a two-car garage fifteen to twenty}, {which is about three to eight loads in a pickup|as much as a pickup moves in three to eight trips}.',
      '{Our crew carries the boxes, bikes and broken machines out to the driveway, where you see them in daylight|Boxes, bikes and broken machines come out to the driveway first, and in daylight it is easier to choose}.',
      '{What you keep returns to the shelves, and the middle of the floor is for the car|The keepers go back up on the shelves, so that the car gets the middle of the floor}.',
    ].join(' '),
    situations: [
      {
        title: '{The Second Fridge Has Quit|An Old Fridge by the Wall}',
        description:
          '{A garage fridge with the freezer on top weighs 150 to 200 pounds. Its coolant has to be recovered before anybody crushes it, so it travels apart from the boxes.|The plain spare fridge, freezer on top, weighs 150 to 200 pounds. It is kept apart from the boxes on the truck, because the coolant must be drawn off before it is crushed.}',
      },
      {
        title: '{Before the Storm Season|Make Way to the Shutters}',
        description:
          '{Hurricane season begins on June 1, and the shutters stand behind a wall of boxes. We clear the way to them and to the breaker panel.|By June 1, when the hurricane season starts, you want to reach the shutters and the breaker panel. We take away what is piled in front of them.}',
      },
      {
        title: '{The Home Gym Has Retired|Weights Nobody Lifts}',
        description:
          '{A rack, a bench, a treadmill and a pile of plates stand where a car should. We unbolt the frames and carry the plates a few at a time.|Treadmill, bench, rack and plates fill one parking place. The frames are unbolted, and the iron leaves in small lots.}',
      },
      {
        title: '{Boxes From the Last Move|Never Unpacked}',
        description:
          '{The movers set these boxes by the garage wall, and here they stayed. We open them one by one, and you say yes or no.|These boxes came off one truck, stopped by the garage wall and may go on another. The flaps are opened one box at a time, and your yes or no decides.}',
      },
    ],
    taken: [
      'Moving boxes and bins',
      'Bikes and beach gear',
      'Workbenches and shelving',
      'Hand tools and hardware',
      'Treadmills and weights',
      'Second fridges and freezers',
      'Hoses, cords and rope',
      'Drained mowers and trimmers',
    ],
    refused: [
      {
        title: 'Gas, oil and wet paint',
        description:
          '{Your county’s drop-off site takes stale gas, motor oil and paint that still pours. Latex paint that has dried hard may go out with the household trash.|Old gasoline, motor oil and liquid paint go to your county’s drop-off site. A can of latex that has set solid is ordinary trash.}',
      },
      {
        title: 'Grill and camp cylinders',
        description:
          '{A propane tank too weak for a flame still has enough gas to explode. Stores exchange the big grill tanks; camp bottles and odd ones go to your county’s drop-off site.|When the flame dies, a propane tank still has gas enough for an explosion. A grill tank can be exchanged at a store, and your county’s drop-off site takes camp bottles, too.}',
      },
      {
        title: 'Tool and scooter batteries',
        description:
          '{The lithium battery of a drill, an e-bike or a scooter can catch fire when a truck presses the load. Hand it to a store that collects batteries or to your county’s drop-off site.|Pressed in a truck, a lithium pack from a drill, a scooter or an e-bike may burn. It belongs at a store that collects batteries or at your county’s drop-off site.}',
      },
    ],
    steps: [
      {
        title: '{Show Us the Back Wall|A View From Each End}',
        description:
          '{Take one picture from the street side and one from the house door. Say what hangs from the ceiling, since no picture shows the racks.|We need a view from the big door, one from the house door, and a word about the ceiling racks. Pictures tend to miss those.}',
      },
      {
        title: '{Free the Driveway|Move the Cars Out}',
        description:
          '{The driveway is the sorting table, so park somewhere else that day.|Leave the driveway clear of cars that day, because we lay the garage out on it.}',
      },
      {
        title: '{Two Rows in Daylight|Stay or Go}',
        description:
          '{One row goes back into the garage, and one goes on the truck. We name the price of the second row, and loading starts after your yes.|What stays lines up on one side of the driveway, what leaves on the other. The price is for the leaving side only, and it comes before the loading.}',
      },
      {
        title: '{Sweep, Then Restack|Bins Back on the Shelves}',
        description:
          '{We sweep the leaves and sawdust out past the door. Then the bins you kept go back up, with the heavy ones at the bottom.|Leaves and sawdust are swept out to the driveway. The kept bins return to the shelves after that, the heavy ones lowest.}',
      },
    ],
    price:
      '{You pay for the part of the truck that your garage fills, from one corner to all of it.|The price grows with the space your garage takes up in the truck, be it a corner or the whole bed.} {Shelving that is taken apart and bins that nest need far less room than they did on the wall.|Knocked-down shelving and nested bins shrink the load.} {A fridge or freezer adds to the price, since its coolant means an extra stop.|Expect a freezer or a fridge to raise the price: the coolant calls for an extra stop.} {Show us leftover tile, bags of cement and cans of screws, because small heaps of these weigh a lot.|Point out the cement bags, the spare tile and the cans of screws; they weigh more than they look.}',
    questions: [
      {
        question: '{Will it all fit on one truck?|How big a load is my garage?}',
        answer:
          '{Count on half a truck for a one-car garage and up to a full one for a packed two-car garage. Ceiling racks and a loft add to that.|A one-car garage is about half a truck, and a packed one for two cars can fill it. Add some for a loft or for racks under the ceiling.}',
      },
      {
        question: '{What about the old tires?|Can the tires in the corner go?}',
        answer:
          '{Count them and tell us before we come. Florida landfills can’t take whole tires, so they are kept apart from the load, and more than 25 at once may travel only with a registered collector.|Let us know the number beforehand. Whole tires are barred from Florida landfills and stay apart from the load; for more than 25 at a time, the law wants a registered collector.}',
      },
      {
        question: '{Do bikes and shelves get recycled?|Where does the metal go?}',
        answer:
          '{Worn-out bikes, metal shelves, wheel rims and car parts are work for a metal recycler. Hoses, rope and cords are trash, because they tangle the sorting machines.|A metal recycler can use rims, car parts, metal shelves and bikes past riding. Cords, rope and hoses wind around the sorting machines, so those are trash.}',
      },
      {
        question: '{Should I sort before you come?|What can I do the evening before?}',
        answer:
          '{Fill one box with the spray cans, paint and oil from the shelves, and set it by the house door. The rest we sort with you, on the driveway.|Only one thing helps: gather paint, oil and spray cans in a box of their own near the house door. Everything else is sorted on the driveway, with you.}',
      },
      {
        question: '{When is the best time of year?|Is summer too hot for a garage?}',
        answer:
          '{A cloudy day in spring or early fall is easiest, because the sorting is done outdoors. In summer, ask for the first hour: we start at 7 AM, every day.|Spring and early fall are kinder, best under clouds, since you sort in the open. For a summer date take the first hour, at 7 AM, any day of the week.}',
      },
    ],
  },
};

import type { PackService } from '../../../content-pack.ts';

export const concreteRemoval: PackService = {
  name: 'Concrete Removal',
  keywords: ['concrete removal', 'concrete hauling', 'concrete disposal', 'paver removal', 'slab removal'],
  summary: 'Slabs, pavers and blocks, lifted piece by piece.',
  content: {
    intro: [
      '{A cubic yard of solid concrete weighs about two tons|Solid concrete comes to about two tons a cubic yard}, {so a heap no bigger than a bathtub is more than a pickup should carry|which is why one small heap can flatten the springs of a pickup}.',
      '{We load broken slabs, pavers and blocks by hand, and plan the trips by weight|Our crew carries slabs, pavers and blocks piece by piece and counts weight before room}.',
      '{Kept clean, concrete is not waste: it is crushed and goes under the next road|Clean concrete gets a second life as crushed road base}.',
    ].join(' '),
    situations: [
      {
        title: '{The Patio Is Broken Up|A Patio in Pieces}',
        description:
          '{You swung the hammer all weekend, and now a hundred square feet of slab lies in the grass. At four inches thick that is about 5,000 pounds.|A ten by ten patio, four inches thick, weighs about 5,000 pounds. Breaking it was half of the work; carrying it is the other.}',
      },
      {
        title: '{Pavers Going, Grass Coming|Old Pavers in a Stack}',
        description:
          '{Pavers come up one at a time and leave in stacks. We take them from beside the drive or from behind the pool cage.|Whole pavers stack tight and load fast. Tell us if some are worth keeping, and we leave those.}',
      },
      {
        title: '{Steps That Lead Nowhere|A Stoop Without a Door}',
        description:
          '{The door moved and the stoop stayed. One poured step can outweigh four people, so we bring the bars and the boards.|A stoop is poured in one piece and comes out in several. We split small ones on the spot.}',
      },
      {
        title: '{Footings in the Garden|Lumps Under the Old Fence}',
        description:
          '{Take down a fence or a shed and every post brings up a ball of concrete. We collect them, with the dirt knocked off.|Each old fence post ends in a lump the size of a bucket. Twenty of them are a load, and we take it.}',
      },
    ],
    taken: [
      'Broken slabs and walks',
      'Patio and drive pavers',
      'Concrete block',
      'Steps and stoops',
      'Curbs and parking stops',
      'Fence and shed footings',
      'Brick and stone',
      'Rebar and wire mesh',
    ],
    refused: [
      {
        title: 'Slabs with tension cables',
        description:
          '{A stamp on the garage floor or round caps along the edge mean steel cables under great force. Leave that slab whole for a specialist.|Some slabs hold cables pulled tight as a bow. Nobody should cut one without a scan.}',
      },
      {
        title: 'Driveways still in one piece',
        description:
          '{Breaking a whole drive or a pool deck takes a machine. A demolition contractor breaks it; we haul what is broken.|A full drive is a job for a breaker on wheels. We come when it lies in pieces.}',
      },
      {
        title: 'Old tile with black glue',
        description:
          '{Tile and mastic laid before 1981 may hold asbestos. Have them tested before anybody breaks them.|Black glue under old tile needs a laboratory before it needs a truck.}',
      },
    ],
    steps: [
      {
        title: '{Measure It|Three Numbers}',
        description:
          '{Length, width and thickness are enough: from these we work out the weight.|Tell us how long, how wide and how thick. We turn that into tons.}',
      },
      {
        title: '{Show Us the Path|From Pile to Truck}',
        description:
          '{Say how far it is from the pile to a spot where a loaded truck may stand. A photo of the side gate helps.|A loaded truck can’t stand on grass. We look for firm ground nearby and lay boards for the barrows.}',
      },
      {
        title: '{Hear the Price|The Price Before the Lift}',
        description:
          '{You get one figure for weight, carrying and disposal before the first piece moves.|The whole price comes first: weight, distance and dump fee in one number.}',
      },
      {
        title: '{Down to the Dirt|Loaded and Raked}',
        description:
          '{We load, pick up the crumbs and rake the place level.|The pieces go, then the crumbs, then we rake what is left.}',
      },
    ],
    price:
      '{Concrete is priced by weight, because the truck is at its limit long before it looks full.|Weight sets the price here: two layers of rubble on the floor of the truck can be a full load.} {Clean concrete alone costs least to drop off; dirt, wood or trash in the pile makes it dearer.|Keep wood and dirt out of the pile, since a mixed load pays the highest rate at the gate.} {Pieces that two people can carry, stacked near the drive, keep the time short.|The shorter the carry and the smaller the pieces, the less there is to pay.} {Steel inside adds cutting, so say so if you see rebar.|Rebar takes cutting, and cutting takes time.}',
    questions: [
      {
        question: '{Do you break up the slab too?|Can you break it as well?}',
        answer:
          '{Small pieces of flat work, yes: a stoop, a pad under a shed, a short walk. For a driveway or a pool deck you want a contractor with a machine, and us afterwards.|We break what a crew can break by hand, such as a stoop or a shed pad. Larger slabs need a machine first.}',
      },
      {
        question: '{How much does my pile weigh?|How do I guess the weight?}',
        answer:
          '{Count the square feet. A slab four inches thick is about 50 pounds for each of them, so a ten by ten pad is 5,000 pounds.|Reckon about 150 pounds for each cubic foot of solid concrete. Broken and loose, the same weight takes twice the room.}',
      },
      {
        question: '{Is rebar or wire mesh a problem?|Is steel in it a problem?}',
        answer:
          '{Leave it in. Wire mesh tears, rebar is cut, and the metal is drawn out when the concrete is crushed.|Not for us. Cut off what sticks out if you can; bent bars slow the loading.}',
      },
      {
        question: '{Must I call before I dig out footings?|Do I call 811 before digging?}',
        answer:
          '{Yes. In Florida, tell Sunshine 811 two full business days ahead; it is free, and the marks hold for 30 days. It covers public lines, so pool and sprinkler pipes are yours to find.|Florida asks for two full business days’ notice to Sunshine 811, in your own yard too. Private lines to a pool or sprinklers are not marked, so look for those yourself.}',
      },
      {
        question: '{Where does it go?|Does it end in a landfill?}',
        answer:
          '{Clean loads go to a yard that crushes them into base for roads and lots. Only what is mixed with trash is buried.|To a crusher, if it is clean. What comes out is gravel for the layer under roads.}',
      },
    ],
  },
};

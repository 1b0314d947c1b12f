import type { PackService } from '../../../content-pack.ts';

export const applianceRemoval: PackService = {
  name: 'Appliance Removal',
  keywords: [
    'appliance removal',
    'refrigerator removal',
    'fridge removal',
    'washer and dryer removal',
    'appliance pickup',
    'appliance disposal',
  ],
  summary: 'Fridges, washers and ovens, out of the kitchen and on to recycling.',
  content: {
    intro: [
      '{An appliance is mostly metal with something awkward inside: water, gas, oil or coolant|Inside that metal box there is always something that must not spill: water, oil, gas or coolant}.',
      '{We disconnect what may be disconnected by hand, drain the rest and roll it out on a dolly|Hoses are closed, the drum is drained, and it leaves the kitchen on a dolly with straps}.',
      '{Florida keeps fridges, ranges, washers and water heaters out of its landfills, so they go to metal recycling|None of it is buried: Florida bars ranges, washers, fridges and water heaters from landfills, and the metal is used again}.',
    ].join(' '),
    situations: [
      {
        title: '{The Fridge Died Full|It Stopped Cooling on Sunday}',
        description:
          '{Empty it, tape the doors and leave it unplugged. Side-by-side models weigh 250 to 350 pounds, so nobody should rock one alone.|First the food, then the ice maker’s water. A French-door fridge of up to 350 pounds then goes out with the doors off if the hall asks for it.}',
      },
      {
        title: '{The Washer Leaked Upstairs|A Laundry Closet on the Second Floor}',
        description:
          '{A washer weighs about 170 pounds and always keeps water in the hose. We bring a pan and carry it level.|The average washer weighs 170 pounds and the dryer 124. They come down by the stairs, strapped, one after the other.}',
      },
      {
        title: '{A Water Heater in the Garage|The Tank Has Rusted Out}',
        description:
          '{Forty gallons of water are over 300 pounds more, so the tank has to be drained. Have the plumber disconnect it, and we take the shell.|Empty it weighs about 120 pounds, full over 450. Once it is drained and cut loose by a plumber, it is ours to carry.}',
      },
      {
        title: '{Kitchen Day|All Four at Once}',
        description:
          '{The new range, fridge, dishwasher and hood arrive together. We clear the old four that morning, and the installer finds bare floor.|When the whole kitchen changes, the order is fridge, range, dishwasher, hood. We are out before the delivery is in.}',
      },
    ],
    taken: [
      'Refrigerators and freezers',
      'Washers and dryers',
      'Ranges and wall ovens',
      'Dishwashers',
      'Window air conditioners',
      'Drained water heaters',
      'Microwaves and hoods',
      'Wine and drink coolers',
    ],
    refused: [
      {
        title: 'Central air units still in place',
        description:
          '{Their coolant has to be recovered by a certified technician before anything is unscrewed.|A certified technician recovers that coolant first. Afterward we haul the metal.}',
      },
      {
        title: 'Gas lines that are not closed',
        description:
          '{You close the valve behind the stove or dryer, a quarter turn. Capping the pipe is for a licensed plumber.|We don’t open or cap gas pipes. The valve behind the unit is shut first, and a licensed plumber does the rest.}',
      },
      {
        title: 'Ammonia fridges from old campers',
        description:
          '{These use another coolant and their own rules. Ask a camper workshop.|The absorption kind is for a camper workshop, because its coolant is poisonous.}',
      },
    ],
    steps: [
      {
        title: '{Unplug It a Day Ahead|A Day to Defrost}',
        description:
          '{Empty the fridge and pull the plug about 24 hours before, so that it defrosts and dries. Shut the ice maker’s water as well.|Ice melts on the truck otherwise: give it a full day unplugged, with the water line closed.}',
      },
      {
        title: '{Model and Floor|Tell Us the Kind}',
        description:
          '{Top-freezer or French-door, gas or electric, which floor and how many steps: that is all we ask.|Say what it is, how it is connected and how many steps there are.}',
      },
      {
        title: '{Hear the Figure|Fees Included}',
        description:
          '{Cold ones cost more, since their coolant is recovered before the metal is crushed. You hear the figure with all of it in.|The figure you hear has the coolant fee in it, for whatever cools.}',
      },
      {
        title: '{Dolly, Straps, Door|Rolled Out Upright}',
        description:
          '{It rolls out upright, over boards on soft floors, and the wet spot behind it is wiped.|We lay boards on wood and vinyl, roll it upright and wipe where it stood.}',
      },
    ],
    price:
      '{The kind of appliance sets the price more than its size, because whatever cools needs its coolant recovered.|A freezer costs more than a range of the same size: federal law wants its coolant recovered.} {Built-in fridges of 400 pounds and more take a third person.|A built-in of 400 to 600 pounds takes three people and is priced so.} {A second appliance on the same trip costs less than the first.|Two on one trip cost less than two trips.}',
    questions: [
      {
        question: '{Why can’t a fridge go to the dump?|What does the law say about old fridges?}',
        answer:
          '{Letting out the coolant has been illegal since July 1, 1992, and Florida landfills refuse appliances altogether.|Federal law wants the coolant recovered first, and Florida keeps appliances out of its landfills.}',
      },
      {
        question: '{Do you disconnect it?|Who unhooks the water and gas?}',
        answer:
          '{Plugs and hoses we do. You turn off gas at the valve, and wires in the wall are for an electrician.|We pull plugs and close hose valves. A hard-wired oven or a gas pipe needs its tradesperson first.}',
      },
      {
        question: '{Can a working one be donated?|Does anyone want a working stove?}',
        answer:
          '{Reuse stores usually take working appliances under ten years old. They refuse used dishwashers and water heaters.|If it works and is younger than ten years, often. Water heaters and dishwashers are the exceptions.}',
      },
      {
        question: '{May the old fridge wait on the porch?|Can it stand outside until you come?}',
        answer:
          '{Only where you can see it, with its doors off or taped: a child could climb in.|Never with its doors on, where a child could climb in. Take them off or stay near.}',
      },
      {
        question: '{What becomes of the metal?|What is recovered from it?}',
        answer:
          '{A ten-year-old fridge alone holds over 120 pounds of steel. Oil, coolant and plastic are taken out, and the steel is melted again.|Coolant and oil are drawn off first. Then steel is what is left, more than 120 pounds of it in a ten-year-old fridge.}',
      },
    ],
  },
};

import type { PageHead } from '../page-copy.ts';
import { callOrWrite } from './steps.ts';

export const howItWorksPage = {
  path: '/how-it-works',
  title: 'How Junk Removal Works, From First Call to Empty Space',
  description:
    'Three steps to an empty space: call or go online, pick a time, watch it leave. With tips on how to prepare and a plain list of what our trucks can’t take.',
  keywords: ['how junk removal works', 'prepare for junk removal', 'what junk haulers take'],
  hero_title: 'Three steps and it’s gone',
  hero_subtitle: 'Here is what happens, who does it, and how little of it is you.',
  steps: callOrWrite,
  on_the_day: {
    title: 'On the day',
    paragraphs: [
      'Two people arrive in the window you picked. They walk through with you, see what goes and what stays, and tell you the price for all of it.',
      'You say yes or no. After a yes they cover what needs covering, carry, load and sweep. You can watch, or go and make coffee.',
      'Before they drive off, walk the rooms once more. Anything missed goes on now. Then you pay, and the truck goes to be sorted.',
    ],
  },
  preparation: {
    title: 'Five minutes that help',
    text: 'None of this is required. Each one makes it quicker.',
    tips: [
      { title: 'Mark what stays', text: 'A strip of painter’s tape on the keepers saves every question.' },
      { title: 'Check drawers and pockets', text: 'Passports live in desk drawers. Cash lives in coats.' },
      { title: 'Empty the fridge', text: 'And unplug it the night before, with a towel underneath.' },
      { title: 'Book the elevator', text: 'Ask the front desk about pads, hours and insurance wording.' },
      { title: 'Clear one path', text: 'From the pile to the door. Bikes and flower pots, mostly.' },
      {
        title: 'Set chemicals apart',
        text: 'Paint, fuel and pool things in one place, so nobody loads them by mistake.',
      },
    ],
  },
  refused: {
    title: 'What we can’t take',
    text: 'Hazardous things need other trucks and other papers. These stay with you:',
    items: [
      'Wet paint, stain and solvents',
      'Gasoline, oil and propane',
      'Pesticides and pool chemicals',
      'Asbestos, and anything that may contain it',
      'Medical waste and medicines',
      'Ammunition, flares and fireworks',
    ],
    where: {
      title: 'Where your county takes them',
      counties: [
        {
          county: 'Palm Beach',
          text: 'The Solid Waste Authority of Palm Beach County runs Home Chemical and Recycling Centers at its stations.',
        },
        {
          county: 'Broward',
          text: 'Ask your city, or Broward County Solid Waste and Recycling Services about its residential drop-off centers.',
        },
        {
          county: 'Miami-Dade',
          text: 'The Miami-Dade County Department of Solid Waste Management has Home Chemical Collection Centers for residents.',
        },
        {
          county: 'Martin',
          text: 'Martin County Solid Waste runs a Household Hazardous Waste Disposal Center in Palm City, for homes only.',
        },
      ],
    },
  },
  call_to_action: {
    title: 'Step one takes a minute',
    text: 'Call us, or write a line about what has to go.',
  },
} as const satisfies PageHead & Record<string, unknown>;

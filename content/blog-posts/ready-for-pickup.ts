import type { BlogPostCopy } from '../blog-post.ts';

export const readyForPickupPost: BlogPostCopy = {
  slug: 'get-ready-for-a-junk-pickup',
  path: '/blog/get-ready-for-a-junk-pickup',
  title: 'How to Get Ready for a Junk Pickup in Half an Hour',
  description:
    'A short checklist for the evening before a junk pickup: what to mark, what to look through, what to set aside, and the calls to make if you live in a condo.',
  keywords: ['prepare for junk removal', 'junk pickup checklist', 'before junk removal'],
  heading: 'Get ready for a pickup in half an hour',
  summary: 'What to do the evening before, what to leave alone, and the one mistake people regret.',
  markdown: `You don’t have to do anything before a pickup. People still ask what helps, so here is the list we would give a friend. It takes about thirty minutes, most of it standing still and deciding.

## Decide what stays, not what goes

Deciding what goes is slow, because every object argues. Turn it round. Walk through with a roll of painter’s tape and put a strip on each thing you keep. In a room you have finished, everything without tape can leave.

If you are clearing somebody else’s home, do this with the others who have a say. Two people with two colors of tape avoid most of the quarrels.

## Look inside things

This is the mistake people regret: the desk goes, and the passport goes with it. Before the truck comes, check

- drawers, and the space behind them
- coat and jacket pockets
- between the pages of books and in old handbags
- under sofa cushions and inside sofa beds
- suitcases, including the outer pockets
- computers, tablets and phones, for anything you have not copied

Take the drives out of old computers if they held private papers.

## Empty what should be empty

Fridges and freezers first. Take the food out, unplug them the evening before, leave the door open and put a towel underneath. Turn the water off before you unscrew a washer’s hoses. Drain the gas and oil from a mower, and don’t pour either down a drain.

## Set the chemicals apart

Paint, solvents, gasoline, propane, pesticides, pool chemicals: a hauler can’t take them. Put them all in one place where nobody will load them by accident. Your county has a drop-off for households:

- **Palm Beach County:** the Home Chemical and Recycling Centers of the Solid Waste Authority
- **Broward County:** ask your city, or Broward County Solid Waste and Recycling Services
- **Miami-Dade County:** the Home Chemical Collection Centers of the Department of Solid Waste Management

Look up the current hours before you drive.

## If you live in a building

Three questions for the front desk, a few days ahead:

1. Do I have to book the service elevator, and for how long may I have it?
2. Which hours are allowed for this kind of work?
3. Do you need a certificate of insurance, and made out to whom?

Pass the answers on to whoever is hauling. It is the difference between a quick job and a truck that waits downstairs.

## What you can leave alone

Don’t carry anything to the curb. Don’t take furniture apart. Don’t buy boxes for things that are leaving. Don’t clean what is going. All of that is either the crew’s work or nobody’s.

## The last five minutes

Clear one path from the pile to the door. Put the dog in a room with a door. Then, when everything is loaded, walk through once more. There is always one thing.
`,
};

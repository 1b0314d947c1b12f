import type { BlogPostCopy } from '../blog-post.ts';

export const whatCharitiesAcceptPost: BlogPostCopy = {
  slug: 'what-donation-places-accept',
  path: '/blog/what-donation-places-accept',
  title: 'What Donation Places Usually Accept, and What They Don’t',
  description:
    'Before you load the car: which furniture, appliances and household things charities usually take, what they turn away, and how to give so that it gets used.',
  keywords: [
    'donate furniture',
    'what does a thrift store accept',
    'donate appliances',
    'furniture donation South Florida',
  ],
  heading: 'What donation places usually accept',
  summary: 'A good sofa, yes. A drop-side crib, never. How to tell before you load the car.',
  markdown: `A charity is not a softer kind of dump. When a shop takes something it can’t sell, it pays to throw it away. So the people at the door are choosy, and they are right. Here is how to guess what they will say. Rules differ from place to place, so call first.

## The test at the door

Ask yourself one thing: would I give this to a friend who is furnishing a first apartment? If you would have to apologize for it, it will probably be refused.

That means clean, whole and dry. No rips, no stains, no pet hair, no smoke. In this climate, smell it: musty furniture is the most common disappointment.

## Usually welcome

- **Wooden furniture** that stands straight: tables, chairs, dressers, bookcases
- **Sofas and armchairs** in good fabric, with all their cushions
- **Kitchen things** in sets: plates, pans, glasses, working small appliances
- **Lamps and pictures**
- **Clothes, linens and towels**, washed
- **Books**, except encyclopedias and old textbooks
- **Tools** that work
- **Bicycles** that roll

Stores that sell building materials, such as Habitat for Humanity’s ReStores, commonly take cabinets in sets, doors, light fixtures, leftover tile by the box, and large appliances in working order. Many will collect big pieces if you book ahead.

## Often refused

- **Mattresses and box springs.** Some places take spotless ones. Many take none.
- **Sleeper sofas**, because of the weight
- **Wall units and entertainment centers** made for televisions nobody has now
- **Tube televisions** and old printers: take these to electronics recycling
- **Pianos and organs**, unless someone has been found who wants one
- **Particleboard furniture** that has been moved once too often
- **Office cubicles**

## Never

- **Drop-side cribs.** Selling them has been banned in the United States since 2011, and the Consumer Product Safety Commission asks people not to give them away.
- **Car seats** that have expired, been in a crash or lost their label
- **Anything recalled.** You can check at cpsc.gov.
- **Bicycle and motorcycle helmets** that have taken a knock
- **Paint, chemicals, fuel, propane**
- Anything with **bed bugs**, or from a home that has them

## Giving so that it gets used

**Call with the measurements.** Say “a six-foot sofa, gray, no pets,” and you will have an honest answer in a minute.

**Keep hardware with the thing.** Put screws in a bag and tape the bag to the frame. A bed without bolts is firewood.

**Give in season.** Furniture moves when students and seasonal residents arrive. Winter coats move slowly in Florida.

**Don’t leave it outside a closed store.** One shower, and your gift becomes their trash bill. It can also count as dumping.

**Ask for the receipt.** The charity confirms what you gave; putting a value on it is your job. If a tax deduction matters to you, give the piece yourself rather than through a hauler, and ask whoever does your taxes.

## And the rest

When we load a truck we set aside what passes the same test, and offer it. What nobody can use is recycled where possible. So if you don’t have the time to call five places, that’s fine too. But if you have one really good thing and one free afternoon, take it there yourself. You may meet the person who wants it.
`,
};

import type { BlogPostCopy } from '../blog-post.ts';

export const hurricaneYardDebrisPost: BlogPostCopy = {
  slug: 'hurricane-season-yard-debris',
  path: '/blog/hurricane-season-yard-debris',
  title: 'Hurricane-Season Yard Debris: Before and After the Storm',
  description:
    'When to cut, when to stop, and how to pile what comes down. A South Florida guide to yard debris from June to November, and who hauls which heap afterward.',
  keywords: [
    'hurricane debris removal',
    'storm debris pickup',
    'yard waste South Florida',
    'hurricane season yard cleanup',
  ],
  heading: 'Yard debris in hurricane season',
  summary: 'Prune in spring, stop when a storm has a name, and keep branches and fences in separate piles.',
  markdown: `The Atlantic hurricane season runs from June 1 to November 30. What your yard does in it is mostly decided before it begins, and what happens to the mess is mostly decided by how you pile it. A few habits cover both.

## Spring: cut early, haul early

Do the big pruning in spring. Dead fronds, crossing branches, coconuts over the driveway, the limb that leans on the roof. For anything near a wire, or higher than you can reach from the ground, hire a licensed tree service.

Then get the pile gone. Some cities hold amnesty weeks before the season with looser limits on yard waste, so look at your city’s calendar. Otherwise keep to the usual rules on length and size, or have it hauled.

While you are out there, look for what could fly:

- loose fence panels and gates
- a shed whose door doesn’t latch
- stacked roof tile, lumber and pavers
- trampolines, playhouses, umbrellas
- the grill, the bikes, the plant pots

What you don’t want next year, you don’t want in the wind this year.

## When a storm has a name: stop

Once a watch is out, put the saw away. Public crews may stop collecting before yours comes round, and a heap of branches at the curb turns into a heap of projectiles. If you have cut something already and it can’t be collected in time, keep it off the street and away from drains, low and weighted down.

Bring in everything on the list above. Leave hard pruning for another month.

## Afterward: look, photograph, then touch

Stay clear of wires, standing water with wires in it, and trees that hang on something. Report those.

Then take pictures before you move a thing: the fence where it fell, the tree on the shed, the waterline on the wall. Your insurer will want them. Ask whether the adjuster needs to see the items themselves.

## Make separate piles

After a big storm, cities and counties usually send special crews. They sort by truck, so a mixed heap may be left behind. Keep apart

1. **Vegetation:** branches, leaves, logs
2. **Building material:** fence, shingles, drywall, carpet, lumber
3. **Appliances**, emptied and taped shut
4. **Electronics**
5. **Chemicals:** fuel, paint, pool products, propane. Never in a pile. Keep them safe for the county’s drop-off.
6. **Ordinary trash**, which goes out in its own bags on its own day

Pile on the public strip by your own property, between the sidewalk and the road if you have one. Leave hydrants, water meters, mailboxes, storm drains and overhead wires clear by several feet. Loose leaves go in bags only if your city asks for bags; after a storm some ask for none.

If you live in a gated community, ask the association whether public trucks have permission to enter private roads. Not all do.

## Who takes what

Public crews may make several passes over weeks or months. It costs you nothing extra, and if you can wait, wait.

A private hauler makes sense when you can’t: when the heap blocks the driveway, when it is mixed, when it is in the back yard, when a fence is down and there is a dog, or when wet carpet and furniture have to leave the house today. Have a contractor take away what the contractor cut. That is normally part of the job, and many cities won’t collect it.

Before you sign anything in the days after a storm, ask for the license, the insurance and the price in writing. An honest company is glad you did.
`,
};

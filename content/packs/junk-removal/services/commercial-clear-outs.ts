import type { PackService } from '../../../content-pack.ts';

export const commercialClearOuts: PackService = {
  name: 'Commercial Clear Outs',
  keywords: [
    'commercial clear outs',
    'store cleanout',
    'restaurant cleanout',
    'warehouse cleanout',
    'retail fixture removal',
    'commercial junk removal',
  ],
  summary: 'Shops, restaurants and warehouses, emptied around your hours.',
  content: {
    intro: [
      '{One section of gondola shelving weighs 50 to 100 pounds|Gondola shelving, the kind that makes the aisles of a store, weighs 50 to 100 pounds a section}, {so a run of twenty comes to more than 1,000 pounds of steel|and twenty sections in a row are more than 1,000 pounds of steel}.',
      '{Our crew takes counters, booths and racks apart indoors and rolls the pieces out through the door you name|Counters, booths and racks come apart where they stand, and our crew rolls the pieces to the door you name}.',
      '{We settle the hours before the tools come out, since shoppers, diners or forklifts use the same door|Shoppers, diners or forklifts need that door too, so the hours are settled first and the tools come second}.',
    ].join(' '),
    situations: [
      {
        title: '{The Last Month of the Lease|The Lease Is Running Out}',
        description:
          '{The register is closed, and every fixture is still screwed to the floor. A Florida tenant who stays too long may owe double rent once the landlord demands it, so we plan backward from your handover day.|The last customer is gone, and the fixtures are not. Florida lets a landlord demand double rent from a tenant who stays past the end, which is why we count back from the day the space is due.}',
      },
      {
        title: '{A Restaurant Changes Its Menu|New Tables for the Dining Room}',
        description:
          '{Booths, stools and steel prep tables make way for something new. They leave by the back door, on a day when the stoves are cold.|Out with the booths, the stools and the steel prep tables. Choose a day when nobody cooks, and we take them through the back.}',
      },
      {
        title: '{Rows of Empty Rack|The Pallets Are Gone}',
        description:
          '{Pallet rack comes down in order: decking, beams, frames and, last of all, the floor anchors. Teardrop rack unclips, while structural rack is bolted and takes longer.|We strip the decking, lift out the beams, lower the frames and turn to the anchors at the end. Clip-in teardrop rack is quick; bolted structural rack is slow.}',
      },
      {
        title: '{The Tenant Left the Fixtures|A Failed Shop, Still Full}',
        description:
          '{When a retailer goes bankrupt, the shelves often fall to the landlord. Florida’s notice of abandoned property covers business tenants as well, so have your attorney say when they may go.|Landlords often inherit the shelves of a bankrupt retailer. Ask your attorney when they may leave, because Florida’s notice of abandoned property is meant for business tenants too.}',
      },
    ],
    taken: [
      'Gondolas and slatwall',
      'Checkout counters',
      'Glass display cases',
      'Booths and bar stools',
      'Steel prep tables',
      'Pallet rack and beams',
      'Unsold stock and pallets',
      'Unwired signs and menu boards',
    ],
    refused: [
      {
        title: 'Walk-in coolers with their gas',
        description:
          '{A certified technician has to draw off the refrigerant of a walk-in before it is opened up. Then the wall panels and racks can ride with us.|The refrigerant in a walk-in is for a certified technician. Once it has been drawn off, we load the wall panels and the racks.}',
      },
      {
        title: 'Fryer oil and kitchen cleaners',
        description:
          '{A cooking-oil collector empties the fryers. Oven cleaner and degreaser go to a hazardous-waste service, since the county’s drop-off site is for households and not for restaurants.|Have the fryers emptied by a cooking-oil collector. Your county’s drop-off site is meant for homes, so a restaurant gives its degreaser and oven cleaner to a hazardous-waste service.}',
      },
      {
        title: 'Tubes and high-bay lamps',
        description:
          '{A Florida business that discards more than ten mercury lamps in a month must use a permitted reclaimer. Keep the lamps whole and away from the fixtures.|More than ten mercury lamps in one month have to go from a Florida business to a permitted reclaimer. Set them aside unbroken, out of the way of the fixtures.}',
      },
    ],
    steps: [
      {
        title: '{Two Words in the Lease|What the Lease Wants Back}',
        description:
          '{Broom clean means that goods and debris leave; white box adds the fixtures, the flooring and sometimes the lights. Tell us which of the two is yours.|Look for broom clean or white box and pass on what you find. The first covers goods and debris, and the second also fixtures, flooring and sometimes lighting.}',
      },
      {
        title: '{Tag What Is Not Yours|Whose Machine Is It?}',
        description:
          '{The soda fountain or the ice cream freezer may belong to a supplier. Put a tag on it, and on what the building keeps.|Some machines, such as a soda fountain or an ice cream freezer, may be a supplier’s. Those get a tag, like everything that stays with the building.}',
      },
      {
        title: '{A Visit With a Tape Measure|Aisles, Anchors, Back Door}',
        description:
          '{We count the sections, look at the anchors and measure the back door. Then you hear one price for the whole floor, while every shelf still hangs.|A visit shows us the sections, the anchors and the width of the back door. It ends with one price for the whole floor, and not a shelf has been unhooked by then.}',
      },
      {
        title: '{Shelves, Backs, Bases|From the Top Shelf Down}',
        description:
          '{Stock leaves first, then the shelves, the back panels and the uprights, and the base decks at the end. Loose bolts are gathered before the broom goes along the old aisles.|After the stock we strip the shelves, then the back panels and uprights, then the base decks. We pick up the loose bolts and sweep where the aisles were.}',
      },
    ],
    price:
      '{Store steel fills little room and weighs a lot, so the price looks at both.|Room and weight make the price, because steel fixtures are small loads and heavy ones.} {Extra people are needed for a glass case, at 100 to 200 pounds, and for a built-in counter, which can pass 500.|A glass case of 100 to 200 pounds takes extra people, and so does a built-in counter, which may weigh more than 500.} {Anchors drilled into concrete add time, like a counter that has to be cut to fit the door.|More time goes into anchors that sit in concrete and into counters that must be cut to pass the door.} {A loading dock that meets the truck is cheaper than a long mall corridor.|Rolling the pieces from a dock onto the truck costs less than pushing them down a long mall corridor.}',
    questions: [
      {
        question: '{Can you come before we open?|Do you work before opening time?}',
        answer:
          '{Yes, from 7 AM on, seven days a week, so an aisle can go before the first customer comes. For a restaurant, choose the day the kitchen is closed.|Our day begins at 7 AM, weekends included, and an aisle can be gone before the first customer. A restaurant does best to pick the day its kitchen rests.}',
      },
      {
        question: '{Is used pallet rack worth money?|Can we sell the pallet rack?}',
        answer:
          '{Sound rack often has resale value, so let a dealer in used rack see it before we do. Damaged beams and frames are scrap steel, and those we load.|Often, as long as it is sound: show it to a dealer in used rack. What is damaged goes to scrap, and that part is for our truck.}',
      },
      {
        question: '{Who fills the anchor holes?|What about the holes in the slab?}',
        answer:
          '{That is work for a floor contractor, after the racks are out. Ask the landlord if the lease wants every hole patched.|A floor contractor can patch them once the racks are out. The landlord can tell you if the lease asks for it.}',
      },
      {
        question: '{Do we need an asbestos survey first?|Is an asbestos survey required?}',
        answer:
          '{Yes, Florida requires one before a commercial interior is stripped, even if the building is recent. Ask the landlord for it before anyone opens walls, ceilings or glued flooring.|In Florida a commercial interior needs one before it is stripped out, and a recent building is no exception. The landlord may have it already, so ask before walls, ceilings or glued flooring are opened.}',
      },
      {
        question: '{What happens to unsold stock?|Where does leftover stock go?}',
        answer:
          '{Sealed goods that somebody can use are kept apart and offered to charities. Bare shelves go to a metal recycler.|We set aside what is sealed and usable and offer it to charities. The shelves it stood on go to a metal recycler.}',
      },
    ],
  },
};

import type { PackService } from '../../../content-pack.ts';

export const estateCleanouts: PackService = {
  name: 'Estate Cleanouts',
  keywords: [
    'estate cleanouts',
    'estate clearing',
    'whole house cleanout',
    'probate house cleanout',
    'estate cleanout service',
  ],
  summary: 'You set aside what matters. We clear the rest, room by room.',
  content: {
    intro: [
      '{The furniture and belongings of a three-bedroom home come to about 44 to 59 cubic yards|A three-bedroom home holds about 44 to 59 cubic yards of furniture and belongings}, {and nearly every drawer asks for a decision|and there is a decision in almost every drawer}.',
      '{Your family chooses the keepsakes; our crew empties the rooms behind you|You and your family pick what is kept, and we carry out what is left in each room}.',
      '{Letters, albums, medals and deeds are laid on one table for you to look through|All that has a name, a face or a seal on it is put on one table, where you can look through it}.',
    ].join(' '),
    situations: [
      {
        title: '{The House After the Funeral|A Parent’s Home, Still Full}',
        description:
          '{The coats hang in the hall and the pantry is stocked. Only the food and the papers are urgent; the closets can wait until you are ready.|There are coats in the hall, cans in the pantry and mail on the mat. Begin with the food and the papers, and leave the closets for a better day.}',
      },
      {
        title: '{Heirs in Three Time Zones|The Family Lives Far Away}',
        description:
          '{One heir has the key, and the others can’t see into the closets. Send around pictures of all the rooms, then put in writing who keeps what.|Only one of the heirs can open the door. Let the others see each room in pictures, and write down together who keeps which piece.}',
      },
      {
        title: '{The House Is Sold|A Closing Date Is Set}',
        description:
          '{There is a buyer, and every bed is still made. We count back from the final walk-through and plan the loads from there.|The deed changes hands soon, and all the beds are still made. We plan the loads backward from the buyer’s last walk-through.}',
      },
      {
        title: '{From a House to One Room|Moving Into Assisted Living}',
        description:
          '{The new place takes a bed, a chair and some pictures. Your parent picks those in peace, and we come for the rest of the household.|There is space for a bed, a chair and a few pictures at the new place. Once your parent has chosen them, the rest of the household is ours to carry.}',
      },
    ],
    taken: [
      'Bedroom and dining sets',
      'China, glass and pots',
      'Clothes, shoes and linens',
      'Books and old magazines',
      'Televisions and lamps',
      'Lift chairs and walkers',
      'Pantry and fridge contents',
      'Shed and garage contents',
    ],
    refused: [
      {
        title: 'Medicines and needles',
        description:
          '{Leftover pills and patches belong in the take-back kiosk of a pharmacy or the sheriff. For used needles, ask the county health department.|A kiosk at a pharmacy or at the sheriff’s office takes the pills and patches. The county health department can say where the needles go.}',
      },
      {
        title: 'Guns and ammunition',
        description:
          '{A gun belongs to the estate, so we leave it where it lies. The personal representative has it secured until a lawful heir is known.|Firearms are estate property, and we don’t touch them. Keeping them safe until a lawful heir is known is up to the personal representative.}',
      },
      {
        title: 'What stands under the sink',
        description:
          '{Drain opener, bug spray and old paint stay in the house when the furniture goes. Your county’s drop-off site takes them from the family.|Weed killer, bug spray and half-used paint can’t ride with the furniture. The family can bring them to your county’s drop-off site.}',
      },
    ],
    steps: [
      {
        title: '{Papers First|Take the Papers Home}',
        description:
          '{Before a chair moves, find the will, the deed, the insurance policies and at least three years of tax returns.|The will, the deed, the policies and at least three years of tax returns leave the house with you, ahead of any furniture.}',
      },
      {
        title: '{Record Every Room|Pictures Before Boxes}',
        description:
          '{In Florida the estate’s inventory is due within 60 days of the letters of administration. Pictures of the full rooms make it easier to write.|Florida’s probate rules allow 60 days from the letters of administration for the inventory. Have every room in a picture while it is still full.}',
      },
      {
        title: '{A Mark and a Name|The Walk Through the Rooms}',
        description:
          '{Each piece that stays gets a mark and the name of the person it is for. Then we count the truckloads and tell you the total.|You mark the pieces that stay and write on them who they are for. The truckloads that remain make the total, and you hear it then and there.}',
      },
      {
        title: '{Bedrooms First, Living Room Last|From the Back to the Front}',
        description:
          '{The far bedrooms go first, each finished before the next is begun. The living room keeps its table and chairs until last, so you have a place to sort.|We finish one bedroom, then start on the next. A table and chairs stay in the living room to the end, and there you sort.}',
      },
    ],
    price:
      '{We count the truckloads in the whole home and give one total, not a price for each room.|The whole home has one total, reached by counting the truckloads in it.} {Closets, the shed and shelves of books often add more than the furniture you see.|It is often the closets, the shed and the bookshelves that fill the truck, more than the beds and sofas.} {In a condo, the hours of the service elevator can turn one day of clearing into two.|A condo is emptied at the pace of its service elevator, and short hours can mean a second day.} {Every piece that an heir or a charity fetches beforehand makes the total smaller.|What heirs and charities have picked up before the walk-through is no longer in the total.}',
    questions: [
      {
        question: '{May we clear the house before probate?|Do we have to wait for probate?}',
        answer:
          '{Ask the estate’s attorney first. In Florida the personal representative takes control of the belongings, and being next of kin is not the same thing.|That is for the estate’s attorney to say. Florida puts the belongings in the hands of the personal representative, and a relative without that appointment should not give them away.}',
      },
      {
        question: '{Does the spouse keep the furniture?|Who is entitled to the furniture?}',
        answer:
          '{In Florida, furniture and appliances of the home with a net value of up to $20,000 can be set aside for the spouse, or else for the children. Look also for a signed list that the will mentions, because it may leave a named piece to a named person.|Florida law can set aside the home’s furniture and appliances, up to $20,000 net, for the spouse or, if there is none, for the children. A signed list mentioned in the will may give single pieces to certain people, so read it before we load.}',
      },
      {
        question: '{How many days should we plan?|How much time should the family plan?}',
        answer:
          '{Two to six weeks in all is usual for a family. The hauling is the last one to three days of it, once the sorting is done.|Families mostly need two to six weeks in all. When the sorting is done, the hauling takes one to three days of that.} {Count the shed, the garage and the attic as rooms.|The attic, the garage and the shed count as rooms, too.}',
      },
      {
        question: '{Does a charity take what is left?|Will a charity want the household?}',
        answer:
          '{Some of it. Dishes, lamps, clean linens and sound wooden furniture are usually welcome, while used mattresses and sleeper sofas are mostly turned away.|Part of it. Charities like tables, lamps, dishes and linens in good order, and most refuse sleeper sofas and used mattresses.} {If the estate needs a receipt, give the best pieces yourself and list them one by one.|For a receipt in the estate’s name, hand over the good pieces yourself, with an itemized list.}',
      },
      {
        question: '{Which papers should we keep?|What do we do with the old files?}',
        answer:
          '{Keep certificates, securities, insurance papers and the statements from the year of death. Shred other pages that show an account or Social Security number, since thieves use the names of the dead.|Certificates, securities, policies and the year-of-death statements stay with the family. Other pages with an account or Social Security number go through a shredder, because thieves borrow the names of the dead.}',
      },
    ],
  },
};

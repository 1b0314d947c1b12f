import type { PackService } from '../../../content-pack.ts';

export const evictionForeclosureCleanouts: PackService = {
  name: 'Eviction & Foreclosure Cleanouts',
  keywords: [
    'eviction & foreclosure cleanouts',
    'eviction cleanouts',
    'foreclosure cleanouts',
    'trash out service',
    'rental cleanout',
  ],
  summary: 'A unit full of leftovers, empty and swept for the next tenant.',
  content: {
    intro: [
      '{A one-bedroom unit left full holds about 15 to 22 cubic yards, and a two-bedroom 30 to 44|The contents of a one-bedroom unit come to about 15 to 22 cubic yards, and those of a two-bedroom to 30 to 44}.',
      '{From the fridge to the balcony, our crew carries out what the last occupants left|We clear what the last occupants left, from the food in the fridge to the chairs on the balcony}.',
      '{First comes lawful possession, then the truck: we start on your word that you may empty the unit|The law decides when that may begin, so the truck waits for your word that you have possession}.',
    ].join(' '),
    situations: [
      {
        title: '{A Writ Is on the Door|The Deputy Has a Date}',
        description:
          '{In Florida the sheriff may act 24 hours after the writ is posted, and weekends and holidays count. We plan the crew around the hour you are given.|Once the writ is posted, Florida’s notice runs for 24 hours, straight through weekends and holidays. Pass on the hour you are told, and we set the crew by it.}',
      },
      {
        title: '{They Left Without a Word|The Rent Stopped, the Sofa Stayed}',
        description:
          '{A silent unit is not always an abandoned one: the law looks at the absence and at the rent. Let your attorney confirm it, then call us.|The phone is off and half the furniture is there. The law asks how long they have been gone and what is owed; have your attorney confirm the unit is abandoned before we touch it.}',
      },
      {
        title: '{A House After the Sale|The Bank’s House Is Still Full}',
        description:
          '{The auction is over, and the rooms, the attic and the shed are full. In Florida title passes about ten days after the foreclosure sale, and we clear when you hold the certificate.|A foreclosed house often comes with its furniture, its attic and its shed. Florida’s certificate of title follows about ten days after the sale, and the clearing follows the certificate.}',
      },
      {
        title: '{After Cash for Keys|The Deal Was Broom Clean}',
        description:
          '{The occupants agreed to leave an empty, swept home, and nearly did. We take the last mattress, the bags and the boxes in the garage before your inspection.|You agreed on an empty, swept home and got most of one. The bags, the last mattress and the boxes in the garage are ours to clear before you inspect it.}',
      },
    ],
    taken: [
      'Left-behind sofas and beds',
      'Clothes and kitchen things',
      'Loose trash and bags',
      'Fridges with food inside',
      'Stained carpet and padding',
      'Balcony leftovers',
      'Storage lockers',
      'Piles beside the dumpster',
    ],
    refused: [
      {
        title: 'Needles and blood',
        description:
          '{Where we see either, we step out of the room. A biohazard cleaner goes in first, and the county health department can say where needles go.|Either one stops the work in that room. It is cleared by a biohazard cleaner; for the needles, ask the county health department.}',
      },
      {
        title: 'Guns and ammunition',
        description:
          '{A weapon in a vacated unit stays where it was found. Call the sheriff’s office or the police, and an officer says what happens next.|We don’t touch a weapon that an occupant left. The deputy on site or the police decide about it.}',
      },
      {
        title: 'Paint, fuel and pool chlorine',
        description:
          '{Utility closets and patios hide all three. Set them in one corner of the unit for your county’s drop-off site, where a business may have to pay.|Look for these in the utility closet and on the patio. They go to your county’s drop-off site, which may charge a landlord who comes as a business.}',
      },
    ],
    steps: [
      {
        title: '{Possession First|How You Got It Back}',
        description:
          '{Writ served, keys surrendered, title recorded or agreement signed: say which one it is.|Tell us if it was a writ, a surrender, a certificate of title or a signed agreement.}',
      },
      {
        title: '{Mark the Fixtures|What Belongs to the Unit}',
        description:
          '{Blinds, shelves and the stove may look like leftovers to a stranger. Put tape on all that came with the unit.|A strip of tape saves the stove, the blinds and the shelves. Without it, the unit’s own things look like the tenant’s.}',
      },
      {
        title: '{Record It, Then Price It|Before the First Bag}',
        description:
          '{Photograph each room as it was found, or give us your list of shots. After a look inside we name one price for the unit, and bagging starts when you agree.|Each room should be photographed as it was found, by you or by us from your list. Then the crew looks inside, you hear one price for the unit, and the first bag waits for your yes.}',
      },
      {
        title: '{To the Bare Floor|Furniture, Bags, Broom}',
        description:
          '{Furniture leaves first, then the bags, then the balcony and the storage locker. A sweep ends it, and the key goes where you want it.|We take out the furniture, next the bags, and last what is on the balcony and in the locker. The floors are swept, and the key is left where you say.}',
      },
    ],
    price:
      '{One price covers the unit: it follows the cubic yards inside and what they consist of.|A unit has one price, set by how many cubic yards were left in it and of what kind.} {Furniture is quick, but a floor of loose trash must be bagged before it can be carried.|Loose trash on the floor takes longer than furniture, because it has to be bagged first.} {Tell us about a third floor without an elevator or a far parking lot, since every bag makes that trip.|Each bag makes the same trip, so mention a walk-up on the third floor or a parking lot far from the door.} {If two units in the building come back in one week, have them priced together.|Are two units in the building coming back in one week? Ask for both in one price.}',
    questions: [
      {
        question: '{May I move their things out myself?|Can I put it all outside?}',
        answer:
          '{Not before the unit was surrendered or abandoned, or the sheriff has carried out the writ. After the writ, Florida lets the landlord or an agent move belongings to the property line or near it.|Only after a surrender, an abandonment or a writ that the sheriff has carried out. Once the writ is done, a Florida landlord or agent may move belongings to or near the property line.}',
      },
      {
        question: '{How long must I keep what they left?|When can left-behind things be thrown out?}',
        answer:
          '{Florida’s notice of abandoned property names a last day to claim them: at least 10 days off if you hand it over, 15 if you mail it. Your attorney can say if your case needs that notice, and if a sale has to follow.|Ask your attorney if your case needs Florida’s notice of abandoned property. It gives the owner at least 10 days to claim things if it is handed over and 15 if it is mailed, and a sale may have to follow.}',
      },
      {
        question: '{Does the deputy help to carry?|Will the sheriff empty the unit?}',
        answer:
          '{No, the deputy gives you possession, and the carrying is up to you and your crew. In Florida you may ask the sheriff to stand by during the lock change and the removal, at an hourly rate that you pay.|Don’t count on it: the deputy hands over possession, and your crew does the carrying. A Florida landlord may have the sheriff stand by while locks are changed and things are moved, and pays by the hour.}',
      },
      {
        question: '{What does broom clean mean?|How clean is broom clean?}',
        answer:
          '{No law defines it. At the least, no garbage, debris or furniture is left and the floor is swept; scrubbing the bathroom is not part of it.|The term has no legal definition. It stands for swept floors without garbage, debris or furniture, and not for a scrubbed bathroom.}',
      },
      {
        question: '{What goes in the file for an FHA home?|Which records does an FHA claim need?}',
        answer:
          '{Pictures before and after, the cubic yards, the disposal dates, and a list of tires, appliances, vehicles and batteries. Send us the work order early, so that the crew counts while it loads.|It takes before and after pictures, cubic yards, disposal dates and a count of appliances, tires, batteries and vehicles. With the work order in hand, the crew can count as it loads.}',
      },
    ],
  },
};

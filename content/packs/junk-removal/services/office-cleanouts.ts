import type { PackService } from '../../../content-pack.ts';

export const officeCleanouts: PackService = {
  name: 'Office Cleanouts',
  keywords: [
    'office cleanouts',
    'office furniture removal',
    'cubicle removal',
    'office junk removal',
    'office decommissioning',
  ],
  summary: 'Desks, cubicles and screens, gone before you hand back the keys.',
  content: {
    intro: [
      '{One complete cubicle is 300 to 700 pounds of steel, wood and plastic|Steel, wood and plastic in one complete cubicle add up to 300 to 700 pounds}, {so a floor with twenty stations holds three to seven tons|and twenty such stations make three to seven tons}.',
      '{Our crew unlocks the panels, rolls out the chairs and takes apart the desks that are wider than the door|Panels are unlocked, chairs rolled out, and desks that are wider than the door taken apart by our crew}.',
      '{Before that, every paper and every hard drive has to be out of the furniture|The furniture has to be free of papers and hard drives before we begin}.',
    ].join(' '),
    situations: [
      {
        title: '{The Suite Goes Back|The Office Lease Ends}',
        description:
          '{Most leases want the suite back in its original condition, without workstations, signs or cabling. Read the surrender clause 60 to 90 days ahead and walk the floor with the building manager.|Workstations, signs and cabling have to leave under most leases, until the suite is what it was. Start 60 to 90 days ahead, with the surrender clause and a walk beside the building manager.}',
      },
      {
        title: '{Rows Without People|More Desks Than People}',
        description:
          '{With half the team at home, whole rows of stations gather dust. We remove one row at a time, and the people a few desks away can go on typing.|Half the team stays home, and their stations stand in rows. One row comes out at a time, so those who sit a few desks away can keep typing.}',
      },
      {
        title: '{New Workstations Are Coming|The Installers Need Bare Carpet}',
        description:
          '{The old stations stand exactly where the installers have to begin. Book us for the day before theirs, chair mats included.|Installers can’t begin while the old stations cover the carpet. The day before theirs should be ours, down to the chair mats.}',
      },
      {
        title: '{A Closet Full of Monitors|Where Old Screens Collect}',
        description:
          '{Dead monitors, desk phones and chargers pile up because nobody knows where they belong. They go to electronics recycling, and the shelves go too.|Nobody knows where they belong, so monitors, desk phones and chargers fill a whole closet. We take them to electronics recycling and clear the shelves as well.}',
      },
    ],
    taken: [
      'Cubicle panels and posts',
      'Sit-stand desks',
      'Task and guest chairs',
      'Meeting room tables',
      'Emptied file cabinets',
      'Whiteboards and dividers',
      'Screens and wiped computers',
      'Copiers without drives',
    ],
    refused: [
      {
        title: 'Files with names in them',
        description:
          '{Florida wants customer records made unreadable when a business discards them. A shredding service does that; the empty cabinets are for us.|A Florida business must make customer records unreadable before it throws them out. Call a shredding service for the folders and us for the cabinets.}',
      },
      {
        title: 'Panels with live power',
        description:
          '{Hard-wired feeds to cubicles are capped by a licensed electrician. Until then the panels stay locked together.|A licensed electrician has to cap the hard-wired feeds. We unlock no panel of that row before it is done.}',
      },
      {
        title: 'Ceiling tubes and ballasts',
        description:
          '{Office tubes are universal waste in Florida, and a ballast with too much PCB may not go to a municipal landfill. Ask the building’s electrician about a permitted reclaimer.|In Florida the tubes count as universal waste, and municipal landfills are closed to ballasts with too much PCB. The building’s electrician should know a permitted reclaimer.}',
      },
    ],
    steps: [
      {
        title: '{Ask the Building|Dock, Elevator, Weekends}',
        description:
          '{Dock hours, freight elevator, insurance papers, weekend rules: get these from the manager before you fix a date. Send them to us with the suite number.|Before there is a date, ask the manager about dock hours, the freight elevator, insurance papers and weekend rules. We need the answers and the suite number.}',
      },
      {
        title: '{Empty the Drawers|Nothing Left in the Files}',
        description:
          '{A loaded vertical cabinet weighs 250 to 350 pounds, and a loaded lateral one can bend and tip. Empty both kinds and tape the key on top.|Empty every cabinet and tape its key on top. Full, a vertical one is 250 to 350 pounds, and a lateral one may bend or tip over.}',
      },
      {
        title: '{We Count the Stations|One Price for the Suite}',
        description:
          '{On a walk along the rows we count stations and look for wired panels and bolted files. You have the price for the suite before the first panel is unlocked.|We walk the suite, count the stations and note wired panels and bolted files. The price is named on that walk, with every panel still in place.}',
      },
      {
        title: '{Chairs, Panels, Desks|From the Windows to the Door}',
        description:
          '{Chairs roll out first, then panels, desks and cabinets, and the break room at the end. On an upper floor, the carts stand loaded when our turn in the freight elevator comes.|The order is chairs, panels, desks, cabinets, break room. On an upper floor, loaded carts wait for our turn in the freight elevator.}',
      },
    ],
    price:
      '{The number of stations says most about the price, because each is taken apart before it goes.|Stations make most of the price, since every one has to come apart first.} {A desk on its own legs is fast work, and panels locked to each other are slow.|Panels that lock together take far longer than desks that stand alone.} {Steel files count by weight: a lateral with five drawers is 120 to 200 pounds when it is empty.|Weight comes in with steel files, as an empty lateral with five drawers is 120 to 200 pounds.} {In a tower, short turns in the freight elevator stretch the job, so ask for a whole morning.|In a tower, a whole morning of the freight elevator makes the job shorter than half an hour here and there.}',
    questions: [
      {
        question: '{How long do fifty cubicles take?|How many days for fifty stations?}',
        answer:
          '{About one to two days, with two or three people taking them down. The electrician has to have cut the panel power before that.|Two or three people need about one to two days to take them down. The clock starts when the electrician has cut the power to the panels.}',
      },
      {
        question: '{Is there a hard drive in the copier?|Does the copier have to be wiped?}',
        answer:
          '{Yes, if it is a digital copier made since 2002: its drive keeps images of copied and scanned pages. Have it wiped or pulled by your IT person or the leasing company.|If it is digital and made since 2002, yes, because images of scanned and copied pages stay on its drive. Your IT person or the leasing company should wipe or pull it before we come.}',
      },
      {
        question: '{Is deleting the files enough?|Are formatted computers clean?}',
        answer:
          '{No: deleting or formatting does not clear a drive, and a degausser does nothing to a solid-state one. Get a record for each device from the firm that wipes or shreds it.|Unfortunately not, for a formatted drive can still hold data, and magnets don’t erase a solid-state one. The firm that wipes or shreds them should give you a record for each device.}',
      },
      {
        question: '{Can we deduct donated desks?|What about taxes if we give chairs away?}',
        answer:
          '{Ask your accountant before anything is loaded. A group of like items over $5,000, such as a floor of matching chairs, needs a qualified appraisal.|Your accountant should hear of it while the furniture is still there. For like items worth more than $5,000 together, matching chairs for instance, a qualified appraisal is needed.}',
      },
      {
        question: '{Must the data cable come out?|What about cables above the ceiling?}',
        answer:
          '{The electrical code wants abandoned data cable removed or tagged, because its insulation smokes in a fire. A cabling contractor does that; the lease says who hires one.|Abandoned data cable is a smoke hazard in a fire, so the electrical code has it removed or tagged. Your lease says who hires the cabling contractor for it.}',
      },
    ],
  },
};

import type { SectionSample } from '../../../src/sections/schemas.ts';

/** What a visitor reads first: what it is, how it comes, who it is for. */
export const heroSample: SectionSample<'hero'> = {
  title:
    '{Your {{keyword}} in {{city}}, Delivered|{{keyword}} for Your Recovery in {{city}}|{{keyword}} in {{city}}: Rest Face Down, and Rest|Recover at Home in {{city}}}',
  content: {
    subtitle:
      '{Your surgeon said face down. We make that bearable.|Face down for weeks is easier with the right chair.|Look down in comfort, by day and by night.}',
    description: [
      '{After some eye operations you keep your face down for 1-3 weeks|A face-down period of 1-3 weeks is a long time on a kitchen chair}.',
      '{We rent out the chair, the bed support and the mirror that make it possible|Our chair, bed support and two-way mirror hold you where your surgeon wants you}.',
      '{Delivery to {{city}} takes 1-2 business days|It is in {{city}} within 24-48 hours of your order}, {and we fetch it again when you are done|and it goes back when you no longer need it}.',
    ].join(' '),
    benefits: [
      '{Delivered within 1-2 business days|At your door within 24-48 hours}',
      '{Made for face-down recovery|Built for looking down in comfort}',
      '{Rent by the week|Pay by the week, keep it as long as you need}',
      '{Cleaned and checked between patients|Disinfected before every rental}',
      '{Pickup included|We take it back at the end}',
      '{People who answer the phone|Help with fitting, by phone}',
    ],
    internal_links: [
      { url: '/equipment', text: '{See the Equipment|What We Rent Out}' },
      { url: '/insurance', text: '{Insurance|Paying and Insurance}' },
      { url: '/insurance-coverage', text: '{What May Be Covered|Coverage, Step by Step}' },
    ],
    iframe_src: '',
    from_service: false,
  },
};

export const howItWorksVideoSample: SectionSample<'how_it_works_video'> = {
  title: '{See How the Chair Is Used|From Box to First Rest|How to Sit Face Down}',
  content: {
    description: [
      '{The chair unfolds in a few minutes and needs no tools|No tools: unfold it, set the height, sit down}.',
      '{Chest on the pad, face in the cradle, arms on the rest|Your chest, arms and face are held; your neck does nothing}.',
      '{The mirror lets you see who is in the room, or the television|With the mirror you can talk to people and watch a film}.',
    ].join(' '),
    video_url: '',
  },
};

export const howItWorksBulletsSample: SectionSample<'how_it_works_bullets'> = {
  title: '{Three Steps to a Quieter Recovery|{{keyword}} in {{city}}, Step by Step|Order, Unfold, Rest}',
  content: {
    description:
      '{Order before the operation if you can|The best day to order is the week before surgery}. {If it is already done, call: 24-48 hours is normal|Surgery came suddenly? We deliver within 24-48 hours}.',
    steps: [
      {
        title: '{Tell Us the Date|Call With Your Surgery Date}',
        description:
          '{The date, how long you are to stay face down, your height and weight|Tell us when the surgery is and how long the face-down period lasts}. {We say what fits|We name the pieces that fit}.',
      },
      {
        title: '{We Deliver|It Comes to {{city}}}',
        description:
          '{Within 1-2 business days, to the door you name|Delivery takes 1-2 business days}. {A helper can set it up in minutes|Setting it up takes minutes, no tools}.',
      },
      {
        title: '{You Recover, We Collect|Rest, Then Send It Back}',
        description:
          '{Keep it for as long as the surgeon says|A week, two or three: keep it until you are released}. {Then it goes back in its box|Then we fetch it}.',
      },
    ],
    from_service: false,
  },
};

export const couplesSample: SectionSample<'couples'> = {
  title: '{Who Rents From Us|Who It Helps|Patients, Families and Clinics in {{city}}}',
  content: {
    description:
      '{Most people hear the words “face down” a few days before surgery|Face-down recovery is rarely planned long ahead}. {These are the people who call|Here is who calls, and what they need}.',
    couple_types: [
      {
        title: '{Vitrectomy Patients|After a Vitrectomy}',
        description:
          '{A gas bubble only helps where it is meant to press|The gas bubble must rise to the right place}. {Face down for 1-2 weeks is common; your surgeon sets the time|Your surgeon says for how long}.',
      },
      {
        title: '{Macular Hole Patients|After Macular Hole Surgery}',
        description:
          '{Day and night face down, with short breaks|Most of the day and the night}. {A chair for the day, a support for the bed|One piece for the day, one for the night}.',
      },
      {
        title: '{Families and Caregivers|Those Who Look After Them}',
        description:
          '{You can’t hold a head for a week|Pillows slip at three in the morning}. {The frame does it|A frame does not}.',
      },
      {
        title: '{Clinics and Surgeons|Eye Clinics}',
        description:
          '{Send patients home with a number to call|One call from your desk is enough}. {We deliver to {{city}} within 24-48 hours|We take it from there, within 24-48 hours}.',
      },
    ],
    footer_text:
      '{Not sure what you need? {Call, with your surgeon’s note in hand|Call us}|Ask us, and ask your surgeon}.',
  },
};

export const couplesGridSample: SectionSample<'couples_grid'> = {
  title: '{What Helps When You Look Down All Day|Six Pieces That Help|What We Bring to {{city}}}',
  content: {
    description:
      '{1-3 weeks are long when you may not look up|Looking down for 1-3 weeks tires the neck first}. {Each piece takes over one part of it|Here is what each piece does}.',
    couples: [
      {
        title: 'Face-Down Chair',
        description: '{For the day: chest, arms and face are held|You sit, lean forward and let go}.',
      },
      {
        title: 'Bed Support',
        description:
          '{For the night: your face rests in a cradle with room to breathe|Sleep face down without a twisted neck}.',
      },
      { title: 'Tabletop Support', description: '{For meals and reading|It stands on any table}.' },
      {
        title: 'Two-Way Mirror',
        description:
          '{See faces, and the screen, while you look at the floor|Look down and see across the room}.',
      },
      {
        title: 'Fresh Covers',
        description: '{New face covers with every rental|A clean cover for every day}.',
      },
      {
        title: 'Somebody to Ask',
        description: '{The height is wrong, the strap is short: call|Call us if something presses or slips}.',
      },
    ],
    from_service: false,
  },
};

import type { SectionSample } from '../../../src/sections/schemas.ts';

/** Why position matters, why us, what patients say. */
export const medicalNecessitySample: SectionSample<'medical_necessity'> = {
  title:
    '{Why Face-Down Positioning Matters|Why Position Is Part of the Operation|The Surgery Is Done, the Position Does the Rest}',
  content: {
    content:
      '{After some operations the eye holds a bubble of gas that has to press on one spot while it heals|A gas bubble in the eye rises, like any bubble. Face down, it presses where it should}. {Your surgeon decides whether and for how long|Only your surgeon can say how long}.',
    reasons: [
      {
        title: '1-3 Weeks Face Down',
        description:
          '{Often 1-2 weeks, sometimes up to 3|1-2 weeks for many, 1-3 for some}. Your surgeon sets the time.',
      },
      {
        title: 'Most of the Day',
        description: '{Breaks are short, and nights count too|Meals and the bathroom, then down again}.',
      },
      {
        title: 'Necks Give Out First',
        description: '{Pillows and folded towels slip|A stack of pillows lasts an hour}. A frame holds.',
      },
      { title: 'Delivered in Time', description: 'At your door within 1-2 business days.' },
      {
        title: 'Cleaned and Checked',
        description: 'Disinfected, tested and fitted with new covers before every rental.',
      },
      {
        title: 'Fitted by Phone',
        description:
          '{We talk you or your helper through the settings|Height, angle, straps: we explain each}.',
      },
    ],
    banner_text:
      '{Surgery this week? Call now: delivery takes 24-48 hours.|Surgery date set? Call, and it is there before you are home.}',
  },
};

export const legalSample: SectionSample<'legal'> = {
  title: '{What Insurance Says|Paying for It, Plainly|Insurance, Without Surprises}',
  content: {
    content:
      '{Plans differ, and we won’t guess about yours|We can’t tell you what your plan pays; your plan can}. {What we can do is give you the papers it asks for|We give you every paper it may ask for}.',
    structured_content: [
      {
        title: 'A Written Order',
        description:
          '{Ask your surgeon for a note that names the equipment and the number of days|Most plans want a note from the surgeon, with the procedure and the days}.',
      },
      {
        title: 'An Itemized Receipt',
        description:
          '{Ours lists every piece, the dates and what you paid|You get one line for every piece, with dates}. {Send it in with the note|The two belong together}.',
      },
      {
        title: 'An Answer Before You Order',
        description:
          '{Call the number on your card and ask about rental equipment after eye surgery|Ask your plan about rented equipment for face-down recovery}. {Write down who said what|Note the name and the day}.',
      },
    ],
    image: '',
    optional_link_text: '{See what may be covered, step by step|Read how to ask your plan}',
    optional_link_url: '/insurance-coverage',
    cta_text: '{Reserve Equipment|Get Started}',
  },
};

export const featuresSample: SectionSample<'features'> = {
  title: '{What Comes With Every Rental|What You Can Expect|Four Things We Look After}',
  content: {
    description:
      '{You have an operation to think about. {This part is ours|Leave these four to us}|Four worries fewer {in {{city}}|before the operation}}.',
    features: [
      {
        title: 'On Time',
        description:
          '{Within 1-2 business days, or on the day you name|Delivery within 24-48 hours, or on the day you choose}.',
      },
      {
        title: 'Made for This',
        description:
          '{Chairs and supports made for face-down recovery, not borrowed from a massage room|Equipment made for eye surgery recovery}.',
      },
      {
        title: 'Clean',
        description:
          '{Disinfected after every patient, with new covers|New covers, and every surface disinfected}.',
      },
      {
        title: 'Flexible',
        description: '{If the surgeon adds a week, so do we: call|Another week? One call}.',
      },
    ],
    categories: ['Chairs', 'Bed Supports', 'Tabletop Supports', 'Mirrors'],
    footer_text: 'Delivered Within 1-2 Business Days',
    images: [],
  },
};

export const testimonialsSample: SectionSample<'testimonials'> = {
  title: '{What Patients Say|After the Weeks Face Down|In Their Words}',
  content: {
    testimonials: [
      {
        quote: 'Ten days face down. With the chair I could talk to my wife instead of to the carpet.',
        author: 'G.H. (sample)',
      },
      {
        quote: 'Surgery on Thursday, the chair came on Friday. My daughter set it up during lunch.',
        author: 'E.P. (sample)',
      },
      {
        quote: 'The mirror sounds silly until you have watched a whole ball game through it.',
        author: 'W.D. (sample)',
      },
      {
        quote: 'I slept. That is all I wanted, and with pillows I had not.',
        author: 'N.C. (sample)',
      },
      {
        quote: 'The surgeon added a week. I called, they said fine, that was it.',
        author: 'B.L. (sample)',
      },
      {
        quote: 'Clean, complete, picked up on the day they said.',
        author: 'F.R. (sample)',
      },
    ],
    background_image: '',
  },
};

import type { SectionSample } from '../../../src/sections/schemas.ts';

/** Where, how much, what else one asks, and the last word. */
export const mapSample: SectionSample<'map'> = {
  title: '{Delivered in {{city}}, {{state}}|To Your Door in {{city}}|Where You Recover in {{city}}}',
  content: {
    description:
      '{To a house, an apartment, a hotel near the clinic or your daughter’s place|Home, hotel or family: name the door in {{city}} and the day}. {Delivery takes 1-2 business days|It takes 24-48 hours}.',
    map_embed_url: '',
    location: '{{city}}, {{state}}',
    cta_text: '{Ask About Delivery|Check Your Date}',
    additional_content:
      '{Stairs, gate codes, front desks: tell us when you order|If there are stairs or a front desk, say so when you order}. {Somebody should be there to receive it|It needs somebody at the door}.',
  },
};

export const weAlsoServiceSample: SectionSample<'we_also_service'> = {
  title: '{We Also Deliver Here|Not in {{city}}?|Delivery Near {{city}}}',
  content: {
    description:
      '{Recovering with family in another town? {We deliver there too|See the towns below}|The clinic is in {{city}} and you are not? {Find your town|Here are more towns}}.',
    service_areas: [],
    display_count: 9,
    prioritize_state: true,
    cta_text: '',
  },
};

export const externalLinksSample: SectionSample<'external_links'> = {
  title: 'Helpful Resources for {{city}}, {{state}}',
  content: {
    description:
      '{Your surgeon’s word comes first. {These pages explain the rest|Read these for the background}|These pages explain the operation and what plans call durable medical equipment}.',
    links: [
      {
        url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/macular-hole',
        text: 'National Eye Institute: Macular Hole',
      },
      {
        url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/retinal-detachment',
        text: 'National Eye Institute: Retinal Detachment',
      },
      {
        url: 'https://www.medicare.gov/coverage/durable-medical-equipment-dme-coverage',
        text: 'Medicare: Durable Medical Equipment',
      },
    ],
    show_wikipedia: true,
  },
};

export const faqSample: SectionSample<'faq'> = {
  title: '{Questions Before the Operation|What Patients in {{city}} Ask|Before You Order}',
  content: {
    description:
      '{Short answers. {Your surgeon has the long ones|For your own eye, ask your surgeon}|What we can answer, and what only your surgeon can}.',
    faqs: [
      {
        question: '{How long will I be face down?|For how many days do I need it?}',
        answer:
          '{Often 1-2 weeks, sometimes 1-3. Your surgeon decides|Your surgeon says. 1-2 weeks is common, and some need up to 3}. {Rent for that long; another week is one call|You can add a week by phone}.',
      },
      {
        question: '{How fast do you deliver to {{city}}?|When is it here?}',
        answer:
          '{Within 1-2 business days|Within 24-48 hours of your order}. {Order ahead and choose the day|Order the week before, and it waits for you at home}.',
      },
      {
        question: '{Do I need the chair and the bed support?|Which pieces do I need?}',
        answer:
          '{Most people want one for the day and one for the night|A chair for the day, a support for the bed: most take both}. {Tell us what the surgeon wrote and we say what fits|Read us the surgeon’s note}.',
      },
      {
        question: '{Will my insurance pay?|Is it covered?}',
        answer:
          '{That depends on your plan, so ask it first|Some plans do, some don’t; yours will say}. {We give you an itemized receipt to send in|You get an itemized receipt for it}.',
      },
      {
        question: '{Is it hard to set up?|Who sets it up?}',
        answer:
          '{No tools: it unfolds, and you set the height|You or a helper, in minutes, without tools}. {We are on the phone if it doesn’t fit|Call us while you do it, if you like}.',
      },
      {
        question: '{Is it clean?|Who used it before me?}',
        answer:
          '{Everything is disinfected and checked between rentals, and face covers are new|After each patient we clean it: every surface is disinfected, every cover new}.',
      },
      {
        question: '{How does it go back?|What happens at the end?}',
        answer:
          '{Pack it in its box and we collect it|Call when you are released; we collect it at your door}.',
      },
    ],
    footer_text: '{About your eye, ask your surgeon. About the chair, ask us|The rest in a minute by phone}.',
    footer_link_text: 'Contact Us',
    footer_link_url: '/contact',
    from_service: false,
  },
};

export const ctaSample: SectionSample<'cta'> = {
  title: '{Surgery Date Set?|Ready Before You Are Home|Order {{keyword}} in {{city}}}',
  content: {
    content:
      '{Call with the date and your surgeon’s note. {We deliver within 1-2 business days|It is there within 24-48 hours}|Tell us when and where; the equipment is there within 24-48 hours}.',
    button_text: '{Reserve Equipment|Call and Reserve}',
    button_url: '',
    subtitle_footer: 'Face Down, Feeling Better',
    certificate_title: 'Recovery Equipment Rental',
    certificate_subtitle: '{Delivered in {{city}} and around|For {{city}} and nearby}',
    certificate_benefits: [
      'Delivery within 1-2 business days',
      'For face-down periods of 1-3 weeks',
      'Cleaned and checked every time',
      'Collected when you are done',
    ],
    certificate_discount: 'Rent by the week',
    certificate_coupon: '',
  },
};

export const pricingSample: SectionSample<'pricing'> = {
  title: '{Rent It for as Long as You Need|How Renting Works|By the Week, No Longer}',
  content: {
    content:
      '{You pay by the week, for the pieces you take|Rent is by the week and by the piece}. {Delivery, cleaning and pickup are in it|That includes delivery and pickup}. {Call for today’s price|We tell you the total before you order}.',
    prices: [
      { load: 'Chair, for the day', price: 'By the week' },
      { load: 'Bed support, for the night', price: 'By the week' },
      { load: 'Chair, bed support and mirror', price: 'As a set' },
    ],
    from_service: false,
  },
};

export const textSample: SectionSample<'text'> = {
  title: '{The Day Before Surgery|Five Minutes at Home That Help|Get the Room Ready}',
  content: {
    content: [
      '{Set the chair up once before the operation and try it|Try the chair the day before}. {It is easier with two good eyes|Settings are easier to find then}.',
      '{Put a cup with a straw, the phone and the drops where your hands will be|Straw, phone, eye drops: within reach and low}.',
      '{Load a few audiobooks|Line up something to listen to}. {Days are long|Reading is hard at first}.',
      '{Ask who drives you, and who is there the first night|Arrange the first night: somebody should be with you}.',
      '{And write down what the surgeon says about breaks|Ask the surgeon how long a break may be}. {Only they can say|It differs from eye to eye}.',
    ].join('\n'),
    from_service: false,
  },
};

export const giveawaySample: SectionSample<'giveaway'> = {
  title: '{Win a Week of Comfort|A Week of Equipment on Us|Enter for a Free Rental}',
  content: {
    description:
      '{Recovery is easier with somebody beside you|Two people, one recovery}: {enter with the one who looks after you|give us both your names and the date}. {One pair is drawn at random|We draw one pair}.',
    button_text: '{Enter the Giveaway|Enter Us Both}',
    footer_text: '{One entry for each pair|Enter once together}. {No purchase needed|Nothing to buy}.',
  },
};

export const itemsSample: SectionSample<'items'> = {
  title: '{What You Can Rent|What Comes to Your Door}',
  content: {
    description:
      '{Rent one piece or a set, by the week|Each piece is rented by the week, alone or in a set}.',
    taken: ['Face-down chair', 'Tabletop support', 'Bed support', 'Two-way mirror'],
    refused_title: '{What We Can’t Tell You|What Your Surgeon Decides}',
    refused: [
      {
        title: 'How long to stay face down',
        description: '{Your surgeon sets the hours and the days.|That is for your surgeon to say.}',
      },
    ],
    from_service: false,
  },
};

export const localFactsSample: SectionSample<'local_facts'> = {
  title: '{Where We Deliver Around {{city}}|{{city}} and Its Neighbors}',
  content: {
    description: '',
    points: [
      {
        title: 'Where it is',
        description:
          '{{city}} lies in {{fact:place.county}}. It lies {{fact:place.from_largest}}. Nearby are {{fact:place.nearby}}.',
      },
    ],
  },
};

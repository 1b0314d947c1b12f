import type { SectionSample } from '../../../src/sections/schemas.ts';

/** Where, how much, what else one asks, and the last word. */
export const mapSample: SectionSample<'map'> = {
  title:
    '{Getting Married From {{city}}|Your Call From {{city}}, {{state}}|Married in {{city}}, at Your Own Table}',
  content: {
    description:
      '{Any room in {{city}} with a connection will do|Your kitchen, a park, a hotel room in {{city}}: if a video call works there, so does a wedding}.',
    map_embed_url: '',
    location: '{{city}}, {{state}}',
    cta_text: '{Ask About {{city}}|Talk to Us}',
    additional_content:
      '{You marry from {{city}}; the license comes from a county that allows video ceremonies|The county that issues the license is not the one you sit in}. {That is what makes it possible|You need not visit either}.',
  },
};

export const weAlsoServiceSample: SectionSample<'we_also_service'> = {
  title: '{Marrying From Somewhere Else?|Also for Couples Near {{city}}|Couples in Other Towns}',
  content: {
    description:
      '{A video call has no service area. {These towns have pages of their own|Here are some}|One of you elsewhere? {Here are more towns|See your town}}.',
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
      '{Marriage law is made by each state|Every state writes its own marriage law}. {Read what yours says, and what an apostille is, before you book|These pages tell you what to ask}.',
    links: [
      {
        url: 'https://en.wikipedia.org/wiki/Marriage_in_the_United_States',
        text: 'U.S. Marriage Laws: an Overview',
      },
      { url: 'https://en.wikipedia.org/wiki/Apostille_Convention', text: 'What an Apostille Is' },
    ],
    show_wikipedia: true,
  },
};

export const faqSample: SectionSample<'faq'> = {
  title: '{Questions Couples Ask|What Couples in {{city}} Ask|Before You Say Yes}',
  content: {
    description:
      '{Short answers; {call for the long ones|the long ones by phone}|The questions every couple asks}.',
    faqs: [
      {
        question: '{Is an online marriage legal?|Are we really married afterwards?}',
        answer:
          '{Yes. The license is issued by a county whose law allows video ceremonies, and a licensed officiant signs it|Yes: a county issues the license, a licensed officiant performs the ceremony, and the certificate is a public record}.',
      },
      {
        question: '{Where is the certificate recognized?|Does it count abroad?}',
        answer:
          'In 150+ countries. {Some ask for an apostille, which we can order|If yours wants an apostille, we order it}. {Ask the authority that will use it|The office that will read it has the last word}.',
      },
      {
        question: '{How long does it take?|How soon can we marry?}',
        answer:
          '{The whole process takes 2-4 weeks; the ceremony about 30 minutes|2-4 weeks for the papers, 30 minutes for the ceremony}.',
      },
      {
        question: '{What does it cost?|How much is it?}',
        answer:
          '{Packages start from $99. With county fees and extras a wedding stays under $1000, where the average wedding costs $30,000|From $99. Even with every extra it stays under $1000; the average wedding costs $30,000}.',
      },
      {
        question: '{Do we have to be in the same place?|Can one of us be abroad?}',
        answer:
          '{No. You can be in two rooms or on two continents|One of you in {{city}}, one abroad: that is what most calls look like}.',
      },
      {
        question: '{What do we need?|Which papers do we need?}',
        answer:
          '{A passport or government ID each, and a phone or computer with a camera|Two IDs, a camera, a connection}. {Divorced or widowed? The date is enough in most cases|If you were married before, have the date it ended}.',
      },
      {
        question: '{Can guests watch?|May our families join?}',
        answer:
          '{Yes, as many as the call holds|Yes: send them the link}. {A witness may be one of them|Your witnesses can join the same way}.',
      },
    ],
    footer_text: '{Yours is missing? {Call us|Ask us}|Something odd? We have probably married it}.',
    footer_link_text: 'Contact Us',
    footer_link_url: '/contact',
    from_service: false,
  },
};

export const ctaSample: SectionSample<'cta'> = {
  title: '{Ready to Say Yes?|Married Within a Month?|The Two of You, From {{city}}}',
  content: {
    content:
      '{Tell us your names and a date you like. {We do the papers|We look after the papers}|One call settles what you need and when}. {The rest takes 2-4 weeks|Two to four weeks later you hold the certificate}.',
    button_text: '{Get Started|Set a Date}',
    button_url: '/reserve-now',
    subtitle_footer: '{Two People, One Call|A Yes Is Enough}',
    certificate_title: 'Online Marriage Package',
    certificate_subtitle:
      '{For couples in {{city}} and anywhere else|For {{city}} and everywhere a camera works}',
    certificate_benefits: [
      'Licensed officiant',
      'Certificate recognized in 150+ countries',
      '{Ceremony of about 30 minutes|30 minutes for the ceremony}',
      'Packages from $99',
    ],
    certificate_discount: 'Get $65 Off!',
    certificate_coupon: '',
  },
};

export const pricingSample: SectionSample<'pricing'> = {
  title: '{What a Video Wedding Costs|Under $1000, All Told|The Price, Before You Fall for the Rest}',
  content: {
    content:
      '{The average wedding costs $30,000. A wedding here stays under $1000|Under $1000 for a wedding, where the average is $30,000}. {Packages start from $99; you see the county’s fees before you pay|It starts from $99, and the county’s own fees are named first}.',
    prices: [
      { load: 'Ceremony by video, about 30 minutes', price: 'From $99' },
      { load: 'Ceremony, papers and certificate', price: 'Under $1000' },
      { load: 'An average wedding, for comparison', price: '$30,000' },
    ],
    from_service: false,
  },
};

export const textSample: SectionSample<'text'> = {
  title: '{Before the Call|Five Things to Have Ready|A Short List for the Day}',
  content: {
    content: [
      '{Charge the phone, and try the camera in the light you will sit in|Try camera and sound once, where you will sit}.',
      '{Have both IDs on the table|Put your passports within reach}. {The officiant looks at them first|They come first}.',
      '{Write your vows down, even if you know them|Vows on paper help when voices shake}.',
      '{Send the link to your guests the day before|Send guests the link early}. {Somebody’s uncle always needs help|One of them will need help with it}.',
    ].join('\n'),
    from_service: false,
  },
};

export const giveawaySample: SectionSample<'giveaway'> = {
  title: '{Win Your Wedding by Video|A Ceremony on Us|One Couple Marries for Free}',
  content: {
    description:
      '{Tell us your names and the date you have in mind|Your two names and a date: that is all it takes}. {We draw one couple and give them the prize named here|One couple is drawn at random and wins}.',
    button_text: '{Enter the Giveaway|Enter as a Couple}',
    footer_text:
      '{One entry for each couple|Enter once, for both of you}. {No purchase needed|Nothing to buy}.',
  },
};

export const itemsSample: SectionSample<'items'> = {
  title: '{What the Package Covers|What You Get From Us}',
  content: {
    description: '{One call covers the ceremony and the papers|The ceremony and its papers come together}.',
    taken: ['Officiant', 'Ceremony by video', 'Marriage license', 'Certificate'],
    refused_title: '{What It Does Not Cover|What Stays With You}',
    refused: [
      {
        title: 'Legal advice',
        description:
          '{Ask a lawyer what your own country accepts.|What your country accepts is a question for a lawyer.}',
      },
    ],
    from_service: false,
  },
};

export const localFactsSample: SectionSample<'local_facts'> = {
  title: '{Where {{city}} Is|{{city}} and Its Neighbors}',
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

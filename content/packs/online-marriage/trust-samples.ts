import type { SectionSample } from '../../../src/sections/schemas.ts';

/** Why it is valid, why us, what others say. */
export const legalSample: SectionSample<'legal'> = {
  title: '{A Legal Marriage, Not a Souvenir|Is It Legal? Yes, and Here Is Why|What Makes It Legal}',
  content: {
    content:
      '{Your license comes from a county that lets couples appear by video, and a licensed officiant signs it after the ceremony|The license is issued by a county whose law allows couples to appear by video; a licensed officiant performs the ceremony and signs}. {It is the same certificate a courthouse wedding ends with|The paper is the same as after a courthouse wedding}.',
    structured_content: [
      {
        title: '{Who Can Marry|What You Bring}',
        description:
          '{Both of you are 18 or older, unmarried, and have a passport or government ID|Two adults, neither married, each with a passport or other government ID}. {You don’t have to be citizens or live in the same state|Where you live and which passport you hold is no obstacle to the license}.',
      },
      {
        title: '{Where It Counts|Recognized in 150+ Countries}',
        description:
          '{The certificate is recognized in 150+ countries|More than 150 countries recognize it}. {Some ask for an apostille; we order it when yours does|If yours asks for an apostille, we get it}.',
      },
      {
        title: '{What We Don’t Promise|What Another Office Decides}',
        description:
          '{A marriage is one thing, a visa another: immigration offices decide for themselves|Immigration and tax offices have rules of their own}. {Ask yours before you book|Check with them, or with a lawyer, first}.',
      },
    ],
    image: '',
    optional_link_text: 'Learn more about legal requirements and accepted states.',
    optional_link_url: '/marriage-requirements',
    cta_text: 'Get Started',
  },
};

export const featuresSample: SectionSample<'features'> = {
  title: '{What Is Included|What You Get With Us|Four Things You Can Expect}',
  content: {
    description:
      '{There are other ways to marry. {These four are ours|This is ours}|Compare before you book; {start with these four|these four are worth asking about}}.',
    features: [
      {
        title: 'Licensed Officiants',
        description:
          '{Every ceremony is led by someone who may marry people and does it daily|The person on the call is licensed and has done this many times}.',
      },
      {
        title: 'A Real Certificate',
        description:
          '{Issued by a county, recognized in 150+ countries|Government-issued and recognized in 150+ countries}.',
      },
      {
        title: 'Dates That Suit You',
        description: '{Evenings, weekends, any time zone|You name the hour, we find the officiant}.',
      },
      {
        title: 'One Clear Price',
        description:
          '{Packages from $99, with county fees named before you pay|From $99; what the county charges is on the same page}.',
      },
    ],
    categories: ['Video Ceremony', 'License Papers', 'Certificate', 'Apostille'],
    footer_text: '10+ Couples a Day',
    images: [],
  },
};

export const testimonialsSample: SectionSample<'testimonials'> = {
  title: '{What Couples Say|After the Call|In Their Words}',
  content: {
    testimonials: [
      {
        quote: 'He was deployed, I was home. We married on a Tuesday evening and both our mothers cried.',
        author: 'L.K. (sample)',
      },
      {
        quote: 'The certificate came in the third week. My consulate took it without a question.',
        author: 'A.M. (sample)',
      },
      {
        quote: 'Thirty minutes, our own vows, eleven guests on four continents.',
        author: 'J.O. (sample)',
      },
      {
        quote: 'They found a wrong date on our form before the county did.',
        author: 'R.S. (sample)',
      },
      {
        quote: 'We kept the money for the house and had cake in the kitchen.',
        author: 'T.B. (sample)',
      },
      {
        quote: 'Grandpa joined from his hospital bed. That was worth everything.',
        author: 'M.V. (sample)',
      },
    ],
    background_image: '',
  },
};

export const medicalNecessitySample: SectionSample<'medical_necessity'> = {
  title: '{Why Couples Choose Us|Why Marry With Us|Six Reasons, One Yes}',
  content: {
    content:
      '{A wedding is easy to sell and hard to do right. {Here is what we do right|These six are what we care about}|Six reasons, none of them flowers}.',
    reasons: [
      {
        title: 'Papers Checked First',
        description:
          '{A person reads your forms before the county does|We find the wrong date, not the clerk}.',
      },
      {
        title: 'Licensed Officiants',
        description: 'Every ceremony is led by somebody who may marry people.',
      },
      { title: 'Done in 2-4 Weeks', description: 'From the first form to the certificate in your hands.' },
      {
        title: 'Recognized Widely',
        description: '{In 150+ countries|150+ countries recognize the certificate}.',
      },
      {
        title: 'Under $1000',
        description: 'The average wedding costs $30,000. Packages here start from $99.',
      },
      { title: '30 Minutes', description: 'Long enough for vows, short enough for a lunch break.' },
    ],
    banner_text: '{Get $65 Off! Ask for it when you call.|Get $65 Off! Say so when you book.}',
  },
};

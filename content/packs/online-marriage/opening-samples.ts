import type { SectionSample } from '../../../src/sections/schemas.ts';

/** What a visitor reads first: who we are, how it goes, who it is for. */
export const heroSample: SectionSample<'hero'> = {
  title:
    '{Your {{keyword}} in {{city}}, by Video|{{keyword}} for Couples in {{city}}|{{keyword}} in {{city}}, Legal and Simple|Get Married Online From {{city}}}',
  content: {
    subtitle:
      '{Two people, one video call, one legal certificate.|Say yes from your sofa. The certificate is real.|No venue, no waiting list, no flight to catch.}',
    description: [
      '{You two, a witness or two, and a licensed officiant on a video call|A licensed officiant marries you on a video call, wherever in {{city}} you are}.',
      '{The ceremony takes about 30 minutes|Plan 30 minutes for the ceremony}, {and the whole process 2-4 weeks from first form to certificate|and 2-4 weeks for everything, papers included}.',
      '{Packages start from $99|It starts from $99}, {and the certificate is recognized in 150+ countries|with a certificate that is recognized in 150+ countries}.',
    ].join(' '),
    benefits: [
      '{Licensed officiant|A licensed officiant for every couple}',
      '{Certificate recognized in 150+ countries|Recognized in 150+ countries}',
      '{About 30 minutes for the ceremony|A ceremony of 30 minutes}',
      '{2-4 weeks from start to certificate|Done in 2-4 weeks}',
      '{Packages from $99|From $99, all steps named first}',
      '{10+ couples a day|10+ couples marry with us every day}',
    ],
    internal_links: [
      { url: '/marriage-requirements', text: '{What You Need|Accepted States}' },
      { url: '/contact', text: '{Talk to Us|Ask a Question}' },
    ],
    iframe_src: '',
    from_service: false,
  },
};

export const howItWorksVideoSample: SectionSample<'how_it_works_video'> = {
  title: '{What an Online Wedding Looks Like|See How the Ceremony Goes|Thirty Minutes, Start to Yes}',
  content: {
    description: [
      '{You join from home, your guests join from anywhere|You sit at your own table; your guests watch from theirs}.',
      '{The officiant greets you, checks your papers and asks the question|The officiant sees your papers, says a few words and asks the two of you}.',
      '{About 30 minutes later you are married|It takes about 30 minutes, rings and tears included}.',
    ].join(' '),
    video_url: '',
  },
};

export const howItWorksBulletsSample: SectionSample<'how_it_works_bullets'> = {
  title: '{Three Steps to Married|{{keyword}} in {{city}}, Step by Step|From First Form to Certificate}',
  content: {
    description:
      '{Most couples need 2-4 weeks for all of it|All of it takes 2-4 weeks}. {Your part is a form, a date and a yes|You fill in one form, choose a date and say yes}.',
    steps: [
      {
        title: '{Apply|Send Your Details|Fill in One Form}',
        description:
          '{Names, dates of birth, a photo of your ID. We check it and prepare the license application with you|You send your details and IDs; we look through them and prepare the license papers}.',
      },
      {
        title: '{Choose a Date|Pick the Hour|Set the Date}',
        description:
          '{Evenings and weekends too, in your time zone|Any day, in your own time zone}. {Invite whoever you like: a link is enough|Guests need nothing but the link}.',
      },
      {
        title: '{Say Yes|Marry by Video|The Ceremony}',
        description:
          '{A licensed officiant marries you in about 30 minutes|About 30 minutes with a licensed officiant, vows of your own welcome}. {The certificate follows by mail|Then we send the certificate}.',
      },
    ],
    from_service: false,
  },
};

export const couplesSample: SectionSample<'couples'> = {
  title: '{Who Marries Online|Couples We Marry|Couples Like You in {{city}}}',
  content: {
    description:
      '{10+ couples a day marry with us|We marry 10+ couples a day}. {These are the reasons they give|Here is why they choose a video call}.',
    couple_types: [
      {
        title: '{Couples Far Apart|One Here, One Abroad}',
        description:
          '{One of you in {{city}}, the other an ocean away|Two countries, two time zones, one call}. {You marry on the same call|Neither of you needs a flight}.',
      },
      {
        title: '{Small Weddings|Couples Who Want It Small}',
        description:
          '{The two of you, your parents, no seating plan|No hall, no caterer, no hundred guests}. {The party can come later|Have the party when you like}.',
      },
      {
        title: '{Service Members|Couples in Uniform}',
        description:
          '{Deployment dates don’t wait for a venue|Leave is short}. {A video call fits between the two|A call can be arranged around it}.',
      },
      {
        title: '{Parents and Patients|Those Who Can’t Travel}',
        description:
          '{A newborn, a hospital bed, a visa that is still open|When leaving home is hard, home is the venue}. {We come by screen|The ceremony comes to you}.',
      },
      {
        title: '{Careful Savers|Couples With Other Plans for the Money}',
        description:
          '{Under $1000 here; the average wedding costs $30,000|A whole wedding under $1000, where $30,000 is the average}. {The rest is yours to keep|A house likes a deposit}.',
      },
    ],
    footer_text: '{Your story is different? {Tell us|Call us}|Something else? Ask us}.',
  },
};

export const couplesGridSample: SectionSample<'couples_grid'> = {
  title: '{Why Couples in {{city}} Marry by Video|Six Reasons for a Video Wedding|What Couples Tell Us}',
  content: {
    description:
      '{10+ couples a day say yes on our calls|Every day 10+ couples marry on a call like this}. {Their reasons are often the same few|Here is what they tell us}.',
    couples: [
      {
        title: '{It Costs Under $1000|The Price of a Dress Fitting}',
        description:
          '{The average wedding costs $30,000. Ours stay under $1000|Under $1000 for a wedding, against $30,000 on average}. {Packages start from $99|The smallest package is $99}.',
      },
      {
        title: '{It Takes 30 Minutes|A Lunch Break Is Enough}',
        description:
          '{The ceremony itself is about 30 minutes|Thirty minutes, with time for vows}. {Wear what you like|Shoes are optional}.',
      },
      {
        title: '{The Certificate Counts|It Is a Real Marriage}',
        description:
          '{A government-issued certificate, recognized in 150+ countries|What you get is recognized in 150+ countries}. {An apostille can be added for use abroad|Ask us about the apostille}.',
      },
      {
        title: '{Nobody Has to Fly|Family Joins From Anywhere}',
        description:
          '{Grandparents join by phone, friends from three time zones|Your guests open a link}. {Everyone sees, nobody travels|The front row is for everyone}.',
      },
      {
        title: '{It Happens Soon|Weeks, Not a Year}',
        description:
          '{2-4 weeks from form to certificate|The process takes 2-4 weeks}. {A venue in {{city}} may have a date next year|Venues like to be booked a year ahead}.',
      },
      {
        title: '{Somebody Answers|People You Can Call}',
        description:
          '{Papers are dull until one is missing|Forms have small print}. {We check yours before the day|A person looks through yours, and calls if something is missing}.',
      },
    ],
    from_service: false,
  },
};

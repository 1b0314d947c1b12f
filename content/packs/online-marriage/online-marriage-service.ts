import type { PackService } from '../../content-pack.ts';

export const onlineMarriage: PackService = {
  name: 'Online Marriage',
  keywords: [
    'online marriage',
    'online wedding',
    'virtual wedding',
    'video wedding',
    'virtual marriage',
    'get married online',
  ],
  summary: 'A legal marriage by video call, licensed in a county that allows it.',
  content: {
    intro: [
      '{Some counties let couples appear by video|There are counties whose law lets couples appear by video}, {so their license can be yours without a trip to the courthouse|and you can get a license there without a trip}.',
      '{The ceremony is a call of about 30 minutes, led by a licensed officiant who waits for two answers|A licensed officiant leads the ceremony, which is a call of about 30 minutes and ends with two answers}.',
      '{From the first form to the certificate it takes two to four weeks|Two to four weeks lie between the first form and the certificate}.',
    ].join(' '),
    situations: [
      {
        title: '{An Ocean Between You|Two Countries, One Date}',
        description:
          '{It is morning for one of you and night for the other. You have to be on the call at the same time, but not in the same country.|One of you has breakfast while the other turns on a lamp. Both of you join the same call, and your chairs may stand in different countries.}',
      },
      {
        title: '{Between Two Deployments|Leave Is Short}',
        description:
          '{A duty roster and a banquet hall rarely agree. Tell us which evenings or weekends you both have, and we look for an officiant at that hour.|Before orders come there may be one free evening or one weekend. Say which it is, and we look for an officiant who has that hour.}',
      },
      {
        title: '{Vows Now, Party Later|Married First, Dancing Next Summer}',
        description:
          '{You want the vows this season and the big table another time. Parents and friends open a link and see it all from home.|The big table can wait, and the vows should not. Parents and friends need only a link to watch them from home.}',
      },
      {
        title: '{When You Can’t Travel|Leaving Home Is Hard}',
        description:
          '{From a hospital bed, or with a newborn, the courthouse is far away. A phone on the nightstand will do, as long as you are both awake and answer freely.|The courthouse is out of reach from a hospital bed or with a newborn. Prop up a phone; what counts is that both of you are awake and answer freely.}',
      },
    ],
    taken: [
      'Couples in two countries',
      'Couples in one living room',
      'Partners of any citizenship',
      'Service members',
      'Divorced partners',
      'Widowed partners',
      'Parents with a newborn',
      'Couples with an interpreter',
    ],
    refused: [
      {
        title: 'Anyone under 18',
        description:
          '{Both of you have to be at least 18, and a passport or another government ID has to show it.|The license is for two adults, each with a passport or another government ID that gives an age of 18 or more.}',
      },
      {
        title: 'A marriage that has not ended',
        description:
          '{Neither of you may still be married to somebody else. After a divorce or a death, bring the date on which that marriage ended; some counties also want the document.|You both have to be unmarried. If there was an earlier marriage, we ask for the day it ended, and some counties ask for the document as well.}',
      },
      {
        title: 'Visas, taxes and new names',
        description:
          '{A certificate settles none of these: other offices decide, each by its own rules. Put your question to them before you book, and to a lawyer if much depends on the answer.|These are up to other offices and their rules, and the certificate settles none of them. Ask there before you book, or ask a lawyer if the answer matters a lot.}',
      },
    ],
    steps: [
      {
        title: '{A Form and Two IDs|Names, Dates, IDs}',
        description:
          '{Fill in both names and birth dates and send a photo of each ID. Somebody here reads the one against the other before the county sees anything.|Send us a form with both names and birth dates, and a photo of each ID. They are read side by side here, ahead of the county.}',
      },
      {
        title: '{The County’s Turn|A License Is Issued}',
        description:
          '{Together we prepare the application for a county where ceremonies by video are allowed. Waiting is most of the two to four weeks, and your own part in them is small.|The application goes to a county that allows ceremonies by video, and we prepare it with you. You have little to do in the two to four weeks, for most of them is waiting.}',
      },
      {
        title: '{Pick the Hour|A Day and an Hour}',
        description:
          '{Name an evening, a weekend or any other day, by your own clock. The officiant confirms, and we send the link for you, your witnesses and your guests.|Choose any day in your own time zone, evenings and weekends included. When the officiant has confirmed it, a link comes for the two of you, for witnesses and for guests.} {Side by side you can share one camera; apart, each of you needs one.|One camera is enough if you sit together, and otherwise it takes two.}',
      },
      {
        title: '{The Yes and the Paper|Two Answers, One Signature}',
        description:
          '{The officiant looks at both IDs, hears both answers, signs the license and files it. Your certificate arrives by mail.|Both IDs are shown and both answers given, and the officiant signs and files the license. After that the certificate is mailed to you.}',
      },
    ],
    price:
      '{The smallest package costs $99, and you read what the county charges before you pay.|Packages begin at $99, with the county’s charges named before any payment.} {An apostille is an extra, for those who need one abroad.|If you need an apostille for use abroad, it is added.} {Ceremony, county and extras together are below $1000, while weddings cost $30,000 on average.|Weddings cost $30,000 on average; one on a call with us is below $1000, county and extras included.} {To ask about a date is free.|You pay nothing for asking about a date.}',
    questions: [
      {
        question: '{Is it valid in our own state?|Do other states accept it?}',
        answer:
          '{As a rule, yes: states accept a marriage that was valid in the state of its license. Neither of you has to live there or go there.|Yes, as a rule, because a marriage that is valid in the state of its license is accepted by the others. You don’t have to be residents of that state or visit it.}',
      },
      {
        question: '{Do we need an apostille?|When do we need an apostille?}',
        answer:
          '{That depends on the office abroad, so ask there first. Of the 150+ countries that recognize the certificate, many want this page, which confirms that the signature is genuine; we order it for you.|It is up to the office abroad. The certificate is recognized in 150+ countries, and many of them want this page as proof of a genuine signature; if yours does, we order it.}',
      },
      {
        question: '{Do witnesses have to join?|Who can be our witness?}',
        answer:
          '{Some counties ask for witnesses and others don’t. Where they are needed, two adults on the call will do, and they can be guests of yours.|The county decides if there have to be any. Two adults who join the call are enough, and your guests may take that part.}',
      },
      {
        question: '{May an interpreter join us?|We speak two languages. Is that a problem?}',
        answer:
          '{An interpreter may be on the call with you, so two languages are fine. What matters is that each of you understands the question and answers it freely.|Two languages are fine, and an interpreter may join. Each of you only has to follow the question and give a free answer.}',
      },
      {
        question: '{Do our IDs become public?|Are our IDs public afterward?}',
        answer:
          '{No, your IDs stay out of the record. What the public can see is the certificate, the same as for any couple.|No. Only the certificate becomes a public record, as it does for every couple, and the IDs you sent are not part of it.}',
      },
    ],
  },
};

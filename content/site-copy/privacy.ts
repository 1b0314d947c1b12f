import { type PolicyFacts, type PolicyPart, partsThatHold } from './policy-part.ts';

/*
 * What the program stores, and for how long. A sentence here is a promise about the code: who changes what is stored
 * changes it here too.
 */

export function privacyParts(facts: PolicyFacts): readonly PolicyPart[] {
  const { business, backups, order_form_host } = facts;
  return partsThatHold([
    {
      id: 'who',
      title: 'Who is responsible',
      paragraphs: [
        `${business.name}, ${business.address}, runs this site. Ask us about your data at ${business.email} or ${business.phone}.`,
      ],
    },
    {
      id: 'requests',
      title: 'What you send us',
      paragraphs: [
        'When you send a form, we store what you type: your name, phone number and email address, and where the form asks for it the street, city, state and ZIP code, what it is about, the day you would like, and your own words.',
        'With it we store which page you wrote from, the address of the page that led you to our site, and the campaign that its link names.',
        'Photos that you add are redrawn before they are stored. That removes the place, the camera and the time that a phone writes into a photo.',
        'We use this to answer you and to do the work. A form also reaches us as an email, which our mail provider carries. Programs that we connect to this site ourselves may receive it too.',
      ],
    },
    {
      id: 'texts',
      title: 'Text messages',
      paragraphs: [
        'A form has a box with which you agree to text messages. It is never checked beforehand, and no service depends on it.',
        'If you check it, we store that you agreed, and the very words beside the box. Reply STOP to end the messages, or HELP for help.',
      ],
    },
    {
      id: 'visits',
      title: 'When you only look',
      paragraphs: [
        'Our public pages set no cookies and run no scripts. We count how often a page is opened and its phone number tapped: totals of a day, without anything about you.',
        'For an address that does not exist, we store which page led there.',
        'Against floods of forms, the program remembers the network addresses of senders for up to a day. It keeps them in memory only and writes them nowhere.',
      ],
    },
    {
      id: 'others',
      title: 'Other companies',
      paragraphs: [
        facts.has_google_maps
          ? 'Pages about a place show a map of Google’s. Your browser loads it from Google, which sees your network address.'
          : null,
        order_form_host === null
          ? null
          : `The order form on our reservation page is on ${order_form_host}. What you enter there goes to that company.`,
        facts.has_google_maps || order_form_host !== null
          ? null
          : 'Our pages load nothing from other companies. A link to another site is followed only when you open it.',
      ],
    },
    {
      id: 'accounts',
      title: 'If you have an account',
      paragraphs: [
        'We store your name and email address, and of your password only a hash. Signing in sets cookies that keep you signed in. They end when you sign out, or after a week without a visit.',
        'While you are signed in, we store the name of your browser and your network address, so that you can see where your account is open.',
      ],
    },
    {
      id: 'giveaway',
      title: 'The giveaway',
      paragraphs: [
        facts.has_giveaway
          ? 'An entry holds both names, the state, the email address, the phone number and the date that you enter. We keep it until we delete it.'
          : null,
      ],
    },
    {
      id: 'how-long',
      title: 'How long it stays',
      paragraphs: [
        'A request stays until we delete it. Its photos and the messages stored with it are deleted at the same time. An email that is already in our mailbox is deleted there.',
        backups === null
          ? null
          : `A backup is made every day, and the newest ${backups === 1 ? 'one is' : `${backups} are`} kept. What we delete leaves them as newer ones replace them. Backups that we make by hand are deleted by hand.`,
      ],
    },
    {
      id: 'deletion',
      title: 'See it, correct it, have it deleted',
      paragraphs: [
        `Write to ${business.email} or call ${business.phone}, and tell us the phone number or email address that you used. We find your requests by it, tell you what we have, and correct or delete it.`,
      ],
    },
  ]);
}

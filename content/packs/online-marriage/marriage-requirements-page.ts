import type { PackPage } from '../../content-pack.ts';

export const marriageRequirementsPage: PackPage = {
  path: '/marriage-requirements',
  name: 'What You Need',
  title: 'Online Marriage Requirements: IDs, Dates, Accepted States',
  description:
    'What two people need to marry by video: age, ID, past marriages, witnesses, which states and countries accept the certificate, and when an apostille helps.',
  keywords: ['online marriage requirements', 'video wedding law', 'marriage apostille'],
  hero_title: 'What you need to marry by video',
  hero_subtitle: 'Less than for a venue, more than for a library card. Here is all of it.',
  parts: [
    {
      kind: 'list',
      title: 'Before you apply',
      text: 'Both of you, wherever you are:',
      items: [
        { title: '18 or older', text: 'With a passport or another government ID that shows it.' },
        {
          title: 'Not married',
          text: 'If you were before, have the date it ended. Some counties ask for the paper.',
        },
        { title: 'Able to say so', text: 'On a call, awake and freely. An interpreter may join.' },
        { title: 'On camera', text: 'A phone or computer with a camera each, or one for both of you.' },
      ],
    },
    {
      kind: 'steps',
      title: 'What happens with your papers',
      text: 'The process takes 2-4 weeks. Most of it is waiting; little of it is yours.',
      items: [
        { title: 'We read them', text: 'Names, dates, expiry. A person compares your form with your IDs.' },
        {
          title: 'The county issues',
          text: 'A county whose law lets couples appear by video issues the license.',
        },
        { title: 'You say yes', text: 'About 30 minutes with a licensed officiant, who signs and files it.' },
      ],
    },
    {
      kind: 'prose',
      title: 'Accepted states, and countries',
      paragraphs: [
        'A marriage that is valid where the license was issued is, as a rule, valid in every other state. You don’t have to live in the state that issues it, or set foot there.',
        'Abroad, the certificate is recognized in 150+ countries. Many ask for an apostille: a page that says the signature is real. We order it when you need one.',
        'Immigration, tax and name changes are decided by other offices, each by its own rules. Ask them before you book; if it matters a lot, ask a lawyer.',
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Do we need witnesses?',
          answer: 'It depends on the county. Where it does, two adults on the same call are enough.',
        },
        {
          question: 'Can one of us be in another country?',
          answer:
            'Yes. You can be in two rooms or on two continents, as long as both of you are on the call.',
        },
        {
          question: 'Is our certificate public?',
          answer: 'A marriage certificate is a public record, like every other. Your IDs are not.',
        },
      ],
    },
  ],
  call_to_action: {
    title: 'Not sure about a paper?',
    text: 'Call us before you order one. Often the one you have is enough.',
    call_label: 'Ask about it',
  },
};

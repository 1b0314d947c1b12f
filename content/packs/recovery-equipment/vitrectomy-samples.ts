import type { Section } from '../../../src/sections/schemas.ts';
import { packSections } from '../pack-sections.ts';
import { samples } from './samples.ts';

/** The pack's copy, written for one operation: where it names the procedure or the specialty it asks for them. */
const vitrectomySamples = {
  ...samples,
  hero: {
    title:
      '{Recovering From {{procedure}} in {{city}}|{{keyword}} After {{procedure}} in {{city}}|Face Down After {{procedure}}: Help in {{city}}}',
    content: {
      ...samples.hero.content,
      subtitle:
        '{Your {{specialty}} team did its part. Position does the rest.|After {{procedure}}, how you rest is part of the treatment.}',
      description: [
        '{After {{procedure}} many patients keep their face down for 1-2 weeks, some for 1-3|{{procedure}} is often followed by a face-down period of 1-3 weeks}.',
        '{Chair, bed support and mirror come to {{city}} within 24-48 hours|We deliver chair, bed support and mirror to {{city}} within 1-2 business days}.',
        '{Your {{specialty}} surgeon sets the time; we make it bearable|How long is for your surgeon to say; how well you sit is up to us}.',
      ].join(' '),
    },
  },
  medical_necessity: {
    title: '{Why Position Matters After {{procedure}}|What Face Down Does After {{procedure}}}',
    content: {
      ...samples.medical_necessity.content,
      content:
        '{In {{procedure}} the eye is often filled with a bubble of gas that has to press on one spot while it heals|After {{procedure}} a gas bubble may hold things in place while the eye heals}. {It rises, so your face goes down|A bubble rises: face down brings it to the back of the eye}. {Only your {{specialty}} surgeon can say how long|Your {{specialty}} surgeon decides for how long}.',
    },
  },
  how_it_works_video: {
    title: '{How to Sit After {{procedure}}|The Chair, From Box to First Rest}',
    content: samples.how_it_works_video.content,
  },
  legal: {
    title: '{Insurance After {{procedure}}|Paying for Equipment After {{procedure}}}',
    content: samples.legal.content,
  },
  faq: {
    title: '{Questions About {{procedure}} Recovery|What {{specialty}} Patients in {{city}} Ask}',
    content: {
      ...samples.faq.content,
      faqs: [
        {
          question: '{Why face down after {{procedure}}?|What does the position do?}',
          answer:
            '{A gas bubble presses on the part that heals, and it always rises. Face down sends it to the back of the eye|The bubble in the eye rises. With your face down it presses where it is needed}. {Your {{specialty}} surgeon says if this is so for you|Not every operation needs it: ask your {{specialty}} surgeon}.',
        },
        ...samples.faq.content.faqs,
      ],
    },
  },
};

/** The nine sections of the Vitrectomy Medical template. */
export const vitrectomySections: readonly Section[] = packSections(vitrectomySamples, [
  'hero',
  'medical_necessity',
  'video_section',
  'how_it_works_bullets',
  'legal_banner',
  'features_grid',
  'testimonials_grid',
  'faq_accordion',
  'cta_banner',
]);

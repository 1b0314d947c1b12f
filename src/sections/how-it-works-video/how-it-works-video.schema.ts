import { sourceUrl } from '../fields/address-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { textarea } from '../fields/text-field.ts';

export const howItWorksVideoLayout = sectionLayout({
  title: 'See How It Works',
  main: 'description',
  fields: {
    description: textarea({ label: 'Description' }),
    video_url: sourceUrl({
      label: 'Video address',
      help: 'An embed address or an uploaded file. Empty: text and an illustration.',
    }),
  },
});

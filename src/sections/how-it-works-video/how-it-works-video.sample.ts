import type { SectionSample } from '../section-sample.ts';

export const howItWorksVideoSample: SectionSample<'how_it_works_video'> = {
  title: '{See How a Pickup Goes|Watch a Pickup From Start to Finish|What a Pickup Looks Like}',
  content: {
    description: [
      '{Never had a crew in to haul things?|First time calling a hauler?|Not sure what happens on the day?} {Here is {the whole visit|all of it}|This is how it goes}.',
      '{The crew {looks|walks through} with you and gives {the price|one price for everything}|You show the crew what goes, and hear the price}.',
      '{If you like it, they start loading. If not, {they leave|you owe nothing}|Say yes and the loading starts. Say no and {that is fine|it cost you nothing}}.',
      '{When the truck pulls away, the {floor|space} is swept|Before they leave, they sweep up|The last thing they do is sweep}.',
    ].join(' '),
    video_url: '',
  },
};

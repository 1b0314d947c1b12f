import { afterEach, describe, expect, test } from 'vitest';
import { noAnswers } from '../../../contract/business/answers.ts';
import { serviceTags } from '../../../contract/business/service-tags.ts';
import { packStore } from '../packs/pack-store.ts';
import { tagsOfName, tagsOfService, tagsOfText } from './service-tags.ts';
import { keepToldOfServices } from './told-of-services.ts';

const names: readonly (readonly [name: string, tags: string])[] = [
  ['Dog Grooming', 'pets grooming nails'],
  ['Mobile Cat Grooming', 'pets grooming nails visits'],
  ['Dog Nail Trims', 'pets nails'],
  ['Dog Walking', 'pets'],
  ['Pet Waste Removal', ''],
  ['Pool Cleaning', 'pool'],
  ['Hot Tub Repair', 'pool'],
  ['Pool Table Moving', 'moving'],
  ['Mobile Notary', 'paperwork visits'],
  ['Loan Signings', 'paperwork'],
  ['Apostilles', 'documents'],
  ['Tax Preparation', ''],
  ['Taxi to the Airport', ''],
  ['Sump Pumps', 'drainage'],
  ['Basement Waterproofing', 'drainage'],
  ['Basement Remodeling', ''],
  ['Gutter Cleaning', 'gutters'],
  ['Downspout Repair', 'gutters'],
  ['Locksmith', 'locks'],
  ['House Lockouts', 'locks'],
  ['Car Key Replacement', ''],
  ['Math Tutoring', 'lessons'],
  ['Spanish Tutoring', 'lessons'],
  ['Guitar Lessons', 'lessons'],
  ['Catering', 'events'],
  ['Wedding Catering', 'events'],
  ['DJ for Parties', 'events'],
  ['House Cleaning', 'cleaning'],
  ['Carpet Cleaning', ''],
  ['Chimney Sweep', ''],
  ['Lawn Care', 'outdoor yard'],
  ['Landscaping', 'outdoor yard'],
  ['Tree Trimming', 'outdoor'],
  ['Roof Repair', 'outdoor exterior roof'],
  ['Fence Installation', 'outdoor exterior'],
  ['Concrete Driveways', 'outdoor exterior'],
  ['Senior Home Care', 'care'],
  ['Nursery Plants', ''],
  ['Mobile Mechanic', 'vehicles visits'],
  ['Carpentry', ''],
  ['Mobile Home Repair', ''],
  ['Water Heater Repair', 'water'],
  ['Well Pump Repair', 'water'],
  ['Wellness Massage', ''],
  ['Day Spa', ''],
  ['Furnace Repair', 'heating'],
  ['AC Repair', 'cooling'],
  ['Electrician', 'electricity'],
  ['Generator Installation', 'electricity'],
  ['House Painting', 'paint'],
  ['Face Painting for Parties', 'events'],
  ['Piano Movers', 'moving'],
  ['Move-Out Cleaning', 'cleaning'],
  ['Junk Hauling', 'hauling'],
  ['Snow Removal', 'outdoor'],
  ['Mold Removal', ''],
  ['Computer Repair', ''],
  ['Hair Salon', ''],
  ['Consulting', ''],
  ['Tower Climbing', ''],
  ['Automatic Gate Repair', ''],
];

test.each(names)('the name %o has to do with: %s', (name, tags) => {
  expect(tagsOfName(name).toSorted()).toEqual(tags.split(' ').filter(Boolean).toSorted());
});

test('every tag has words, and some name has it', () => {
  expect(new Set(names.flatMap(([name]) => tagsOfName(name)))).toEqual(new Set(serviceTags));
});

const sumpPumps = `We set the pump so that its float moves freely, fit a check valve, and run the pipe well away from the wall.
People call when the pit stays full after rain, or when the basement smells of seepage.`;
const dogs = `I groom dogs in a van that parks in your driveway, one dog at a time. First I brush the coat out dry, then comes the bath,
the dryer, the clip, the nails and the paws. People call me when the coat has matted behind the ears.`;

describe('the subject of a text', () => {
  test.each([
    [sumpPumps, 'drainage'],
    [dogs, 'pets grooming'],
    ['We skim the pool, brush its waterline, test the chlorine and empty the skimmer.', 'pool'],
    ['I bring my stamp, check each ID and notarize every signature on the deed.', 'paperwork'],
    ['We tell you the price first. The work takes an hour, and we clean up.', ''],
    ['We fix the toilet, the faucet, the pipe, the breaker, the outlet and the wiring.', ''],
  ])('%o is: %s', (text, tags) => {
    expect(tagsOfText(text).toSorted()).toEqual(tags.split(' ').filter(Boolean).toSorted());
  });
});

describe('the tags of a service', () => {
  const tagsOf = (service: string, pack = packStore.pack('plumbing')) =>
    [...tagsOfService(pack, service)].toSorted();
  const keep = (name: string, changes: { keywords?: string[]; work?: string; refused?: string }) => {
    const { keywords = [], work = '', refused = '' } = changes;
    keepToldOfServices('plumbing', [
      { name, keywords, summary: '', answers: { ...noAnswers, work, refused } },
    ]);
  };
  afterEach(() => keepToldOfServices('plumbing', []));

  test('of a pack are those of its document', () => {
    expect(tagsOf('Window Cleaning', packStore.pack('house-cleaning'))).toEqual(['cleaning']);
    expect(tagsOf('Gutter Repair', packStore.pack('house-cleaning'))).toEqual(['gutters']);
  });

  test('of any trade are those of the trade’s name, too', () => {
    const named = packStore.named('local-services', 'Pool Cleaning');
    expect(named && tagsOf('Repairs', named)).toEqual(['pool']);
    expect(named && tagsOf('Pool Fences', named)).not.toContain('pool');
  });

  test('are told by a keyword where the name is silent', () => {
    expect(tagsOf('Dry Basements')).toEqual([]);
    keep('Dry Basements', { keywords: ['sump pump repair'] });
    expect(tagsOf('Dry Basements')).toEqual(['drainage']);
  });

  test('are told by what is done where name and keywords are silent, never by what is refused', () => {
    keep('Dry Cellars', { work: sumpPumps });
    expect(tagsOf('Dry Cellars')).toEqual(['drainage']);
    keep('Dry Cellars', { refused: sumpPumps });
    expect(tagsOf('Dry Cellars')).toEqual([]);
    keep('Catering', { work: sumpPumps });
    expect(tagsOf('Catering')).toEqual(['events']);
  });

  test('say that the work is at the customer’s if a text says so', () => {
    keep('Knife Sharpening', { work: 'We come to your door and sharpen ten knives in half an hour.' });
    expect(tagsOf('Knife Sharpening')).toEqual(['visits']);
  });
});

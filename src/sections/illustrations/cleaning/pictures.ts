import type { Things } from '../illustrations.ts';
import { checklistShape, monthShape } from '../shapes/papers.tsx';
import { rooms } from './rooms.tsx';
import { tools } from './tools.tsx';

const drawings = { ...tools, ...rooms, checklist: checklistShape, calendar: monthShape };

export type Picture = keyof typeof drawings;

export const things: Things<Picture> = {
  drawings,
  usual: 'bucket',
  words: [
    [/\bmove[ -]?in\b|moving in/i, 'move-in'],
    [/\bmov(?:e|ing)\b|end of (?:lease|tenancy)/i, 'move-out'],
    [/construction|renovation|remodel|builder|paint/i, 'renovation'],
    [/\brentals?\b|airbnb|vacation|turnover|guest|short[ -]stay|\bhosts?\b/i, 'rental'],
    [/office|commercial|business|workplace|\bshops?\b|\bstores?\b|janitor/i, 'office'],
    [/kitchen|\bovens?\b|fridge|refrigerator|stove|appliance|microwave|dishes/i, 'kitchen'],
    [/\bbath|shower|toilet|tiles?\b|grout/i, 'bathroom'],
    [/window|glass|mirror|blinds/i, 'windows'],
    [/carpet|\brugs?\b|upholster|sofa|couch|vacuum|floor|\bmop/i, 'carpets'],
    [/\bbeds?\b|linen|sheets|bedroom|mattress/i, 'beds'],
    [/laundry|\biron|\bfold|washing/i, 'laundry'],
    [/\bdust|cobweb|baseboard|ceiling fan|shel(?:f|ves)/i, 'dusting'],
    [/deep|spring clean|scrub|top to bottom|one[ -]time/i, 'deep'],
    [/apartment|condo|studio|\bflats?\b|\bloft/i, 'apartment'],
    [/supplies|products|equipment|\beco|\bgreen\b|caddy/i, 'supplies'],
    [/checklist|included|inspect|room by room|\blists?\b/i, 'checklist'],
    [/\bkeys?\b|lockbox|\baccess\b|\bentry|\balarm/i, 'keys'],
    [
      /calendar|schedul|reschedul|book|weekly|monthly|every (?:week|two|other|month)|recurring|\bdates?\b/i,
      'calendar',
    ],
  ],
};

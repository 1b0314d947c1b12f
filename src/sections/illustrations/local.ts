import type { Illustrations } from './illustrations.ts';

export const local: Illustrations = {
  mark: 'pin',
  promise: 'rosette',
  scene: { kind: 'street', loads: ['tools'], substitutes: {}, usualLoad: 'tools', lettering: null },
  things: {
    usual: 'house',
    words: [
      [/licen[sc]|insur|guarante|warrant|secur|safe|protect|shield/i, 'shield'],
      [/\bpric|\bcosts?\b|\brates?\b|\boffers?\b|discount|\btags?\b|\bdeals?\b/i, 'tag'],
      [/review|testimonial|\bratings?\b|\bstars?\b|\bbest\b|quality/i, 'star'],
      [/calendar|schedul|\bbook|appointment|weekly|monthly/i, 'calendar'],
      [/hours|clock|same[ -]day|emergency|\bfast|\btime\b|24\/7|urgent/i, 'clock'],
      [/phone|\bcalls?\b|contact/i, 'phone'],
      [/\bmaps?\b|areas?\b|location|where|\bnear|towns?\b|\bcity\b|\bcities\b|county/i, 'map'],
      [/checklist|inspect|included|consult|estimate|quote|\bplans?\b/i, 'checklist'],
      [/\bpack(?:s|ing)\b|\bbox(?:es)?\b/i, 'boxes'],
      [/\bstorage\b/i, 'storage'],
      [/\bapartments?\b|\bcondos?\b/i, 'apartment'],
      [/commercial|business|office|\bshops?\b|\bstores?\b|retail|restaurant/i, 'shop'],
      [/\bmov(?:es?|ing|ers?)\b|\bdeliver|\brelocat/i, 'moving'],
      [/repair|install|\btools?\b|maintenance|replac|\bfix|handyman|build|\bmount(?:s|ing)?\b/i, 'tools'],
      [
        /\blawn|\bgarden|\btrees?\b|landscap|\byard|\bleaf|\bleaves|\bplants?\b|hedge|\beco|\bgreen\b|\bpests?\b/i,
        'leaf',
      ],
      [/\bteam|people|staff|family|\bclass|lesson|tutor|\bcare\b|senior|\bkids|about us/i, 'people'],
      [/partner|trust|handshake|how it works|agreement|\bhir(?:e|ing)\b/i, 'handshake'],
    ],
  },
};

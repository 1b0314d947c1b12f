import type { SectionSample } from '../section-sample.ts';

export const mapSample: SectionSample<'map'> = {
  title:
    '{Serving {{city}}, {{state}} and Around|Where We Haul in {{city}}|On the Road in and Around {{city}}|{{city}} and the Towns Next to It}',
  content: {
    description: [
      '{We pick up {all over|across} {{city}} {and the towns around it|and just past the city line}|Our trucks cover {{city}} and {its neighbors|the towns next door}|{Anywhere in {{city}} is fine|All of {{city}} is in reach}, {and so are the towns around it|and the next town over too}}.',
      '{Houses, condos, offices, storage units and job sites|Single homes, high-rises, shops and building sites|From gated streets to warehouse doors}: {tell us about the gate or the elevator, and we plan for it|a gate code or a freight elevator is no trouble, just tell us first|if there are stairs, a gate or an elevator, say so when you call}.',
    ].join(' '),
    map_embed_url: '',
    location: '{{city}}, {{state}}',
    cta_text: '{Ask About Your Address|Check Your Address|Do You Come to My Street?}',
    additional_content:
      '{Near the edge of town? {Call and ask|Ask anyway}. {We work in Palm Beach, Broward, Miami-Dade and Martin counties|Four counties are on our route: Palm Beach, Broward, Miami-Dade and Martin}.|We serve Palm Beach, Broward, Miami-Dade and Martin counties, {every day from 7 AM to 7 PM|seven days a week}.|{Not sure you are in range|Just outside {{city}} on the map}? {We cover Palm Beach, Broward, Miami-Dade and Martin counties|Our route is Palm Beach, Broward, Miami-Dade and Martin counties}. {Call and give us the street|Give us the street and we will tell you}.}',
  },
};

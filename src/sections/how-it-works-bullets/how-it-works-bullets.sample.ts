import type { SectionSample } from '../section-sample.ts';

export const howItWorksBulletsSample: SectionSample<'how_it_works_bullets'> = {
  title:
    '{Three Steps and It Is Gone|{{keyword}} in {{city}}, Step by Step|From Your Call to an Empty Space|Call, Pick a Time, Done}',
  content: {
    description: [
      '{{There is nothing|You have nothing} to {sort|pack|prepare} first. {Leave things where they are|Leave it all in place}.|{Don’t|No need to} drag anything to the curb. {That part is ours|We carry it from where it stands}.|It takes one call and a few minutes of {pointing|your time}. {The rest is our job|We do the rest}.}',
      '{Here is how {a pickup|the day} goes {in|anywhere in} {{city}}|This is {all there is to it|what happens next}|It goes like this}.',
    ].join(' '),
    steps: [
      {
        title: '{Call or Write|Tell Us What Has to Go|Get in Touch}',
        description:
          '{Call, or write to us. {Tell us what you have and where it stands|Say what has to go and roughly how much}.|A short call or a few lines by email are enough. {A rough list will do|Guess the amount if you have to}.|Tell us what has to go: {one piece, one room or everything|a mattress, a garage, a whole house}. {Stairs, elevators and gate codes help too|Mention stairs or a gate code}.}',
      },
      {
        title: '{Pick a Time|Choose Your Day|Set the Time}',
        description:
          '{We work every day from 7 AM to 7 PM. {Today or tomorrow is often open|Ask for today or tomorrow first}.|Pick a time between 7 AM and 7 PM, any day of the week. {Same-day is often possible|We often have a truck free the same day}.|Weekday or weekend, 7 AM to 7 PM. {Say what suits you|You choose}.}',
      },
      {
        title: '{Watch It Leave|We Haul It Away|It Is Gone}',
        description:
          '{You hear the price, say yes, and the crew {starts carrying|loads the truck}. {Then they sweep up|They sweep before they go}.|The crew {lifts, loads and sweeps|carries, loads and cleans up}. {You keep your back|Your part is pointing}.|Once you say yes to the price, {everything is carried out, loaded and swept up after|we carry it out, load it and leave the floor clean}.}',
      },
    ],
    from_service: false,
  },
};

import type { SectionSample } from '../section-sample.ts';

export const faqSample: SectionSample<'faq'> = {
  title:
    '{Questions People Ask Before They Call|Good Questions From {{city}}|What People Ask About {{keyword}}|Before You Call}',
  content: {
    description:
      '{{Short answers|Straight answers} first. {Call for the long ones|The phone is faster for anything odd}.|The {eight|same eight} questions {we hear most|that come up on every second call}. {Yours not here? Call|Ask us yours}.|{Ask us anything|No question is too small}. {These come up most|These are the usual ones}.}',
    faqs: [
      {
        question:
          '{How soon can you come to {{city}}?|Can you be in {{city}} today?|How fast can I get a pickup in {{city}}?}',
        answer:
          '{Often the same day, {otherwise usually the next|and if not, usually the next}. We work every day from 7 AM to 7 PM. {Mornings fill up first, so call early|The earlier you call, the more choice you have}.|Same-day and next-day pickups are {normal|what we do}. {Call in the morning for the best chance at today|Ask for today first. If it is full, there is tomorrow}. {We drive every day, 7 AM to 7 PM|Weekends are normal working days for us}.|{Today is often possible, and tomorrow more often still|Ask for today first}. The truck runs seven days a week, 7 AM to 7 PM, and emergency cleanouts {can be arranged|are available}.}',
      },
      {
        question:
          '{What does it cost?|How much will it be?|What is the price for {{keyword}} in {{city}}?|How do you set the price?}',
        answer:
          '{It depends on two things: how much room it takes in the truck and what it is. {Small pickups start from $99|The smallest loads start from $99}. You get the full price, free, before we lift anything.|Pickups start from $99. After that, volume and type of item decide. {The quote is free and comes first|You hear the total before any work starts}, and there are no hidden fees.|You pay by how full the truck gets and by the kind of items, from $99. {You know the whole price before we start|We quote the whole job up front, for free}. {No hidden fees|Nothing is added later}.}',
      },
      {
        question:
          '{Do I have to bring it to the curb?|Does it need to be outside?|Do I have to move anything first?}',
        answer:
          '{No. {Leave it where it is|Leave everything in place}. We carry it out of bedrooms, attics, yards and third floors.|No, {please don’t|save your back}. {The lifting is our job|We do all the lifting}, {from any room|inside or out}.|No. {Show us what goes|Point at what goes}, and the crew carries it out {and sweeps up after|and cleans up behind them}.}',
      },
      {
        question: '{What do you take?|What can go on the truck?|Is there a list of what you haul?}',
        answer:
          '{Furniture, appliances, electronics, mattresses, yard waste, hot tubs, garage and office items, and construction debris. {Not sure about something? Ask|If yours isn’t on the list, ask}.|Most things {from a home, a shop or a job site|a home or business wants gone}: sofas, beds, fridges, screens, desks, fronds and branches, hot tubs, drywall, concrete and carpet. {Call if yours is unusual|Odd things are fine, just tell us}.|{Nearly everything that is not hazardous|Almost anything, as long as it isn’t hazardous}. Furniture, mattresses, appliances, electronics, yard waste, hot tubs, office items and building debris {all go|are everyday loads}.}',
      },
      {
        question: '{Is there anything you won’t take?|What can’t you take?|What has to stay behind?}',
        answer:
          '{Hazardous waste: paint, solvents, fuel, pesticides and other chemicals. {Your county has drop-off sites for those|The county takes those at its own sites}.|Chemicals, fuel, wet paint and anything else hazardous. {These belong at your county’s drop-off site|Your county runs collection for them}. {Everything else, ask us|The rest, we can likely take}.|{We leave hazardous things where they are|Hazardous things can’t ride with us}: paint, chemicals, fuel. {Look up your county’s household chemical drop-off|Your county takes household chemicals}.}',
      },
      {
        question: '{Where does it all end up?|What happens to my things?|Does it all go to the dump?}',
        answer:
          '{What is still good is donated. What can be recycled is recycled. The rest goes to an approved facility. {{fact:business.landfill_share}}.|Donation first, recycling second, disposal last. {{fact:business.landfill_share}}.|{Most of it lives on|As little as possible is thrown away}. Usable things are donated, metal and electronics are recycled, and {what is left|only the rest} goes to an approved disposal site.}',
      },
      {
        question:
          '{Are you licensed and insured?|Licensed and insured, both?|Do you have a license and insurance?}',
        answer:
          '{We are {{fact:business.licensed}}, with {{fact:business.years}} of hauling behind us; {ask to see the papers|you are welcome to ask for proof}|Yes, we are {{fact:business.licensed}}, and {you may ask for the papers|we are glad to be asked}|A crew that is {{fact:business.licensed}}, with {{fact:business.years}} at it, {has papers to show|is glad to be asked}}.',
      },
      {
        question: '{Do you have discounts?|Is there a discount?|Do you give a discount?}',
        answer:
          '{Yes: first responders get {{fact:business.discount}}, so {just say so when you call|tell us when you book}|Yes, {{fact:business.discount}} for first responders: {mention it when you book|tell us when you call}|{Police, fire, medical|If you answer emergency calls}: {{fact:business.discount}}, and {it is enough to say so|one word of it will do}}.',
      },
    ],
    footer_text:
      '{Still wondering about something? {Call, or write|Ask us}.|{Did we miss yours|Not answered yet}? {Call, or send a line|Just ask}.|{Easier to explain out loud|Want to talk it through}? {Call us|Pick up the phone}.}',
    footer_link_text: '{Contact Us|Ask Us|Write to Us}',
    footer_link_url: '/contact',
    from_service: false,
  },
};

import { describe, expect, test } from 'vitest';
import { findClaims, toStated } from './find-claims.ts';

/* Inventions about a town, by kind, without digits where words say as much: nobody stated any of them. */

const inventions: Readonly<Record<string, readonly string[]>> = {
  schedules: [
    '{{city}} collects bulky waste every second Tuesday.',
    'Bulky trash is collected every other week.',
    'The city picks up branches twice a month.',
    'Bulk pickup comes once a month in {{city}}.',
    'Yard waste is picked up weekly.',
    'Household garbage is collected on alternate weeks.',
    'Recycling goes out every other Wednesday.',
    'The county empties the bins twice a week.',
    'Bulk day in {{city}} is the last Friday.',
    'Large things may go to the curb in the first week of the month.',
    'The drop-off is open daily.',
    'The drop-off is closed in winter.',
    'The recycling yard opens at dawn.',
    'The landfill takes loads until sunset.',
    'Trash trucks come by before noon.',
    'Piles may lie out overnight only.',
    'The city flushes its mains each spring.',
    'Meters are read every two months.',
    'The town sweeps its streets quarterly.',
    'Inspections take place every year.',
    'Inspectors come the next day.',
    'Permits are issued within two days.',
    'A permit is issued the same week.',
    'The office answers within a week.',
    'The utility shuts the water off twice a year.',
    'Bulky items are collected monthly.',
    'The city comes by fortnightly.',
    'Leaves are collected from October to December.',
  ],
  weekdays: [
    'Garbage is collected on Mondays and Thursdays.',
    'Trash day in {{city}} is Tuesday.',
    'Wednesday is bulk day.',
    'The recycling center closes on Sundays.',
    'The permit office is closed on Fridays.',
    'Lifts may be booked on weekdays only.',
    'The tower’s loading dock is open Monday through Friday.',
    'Noise is allowed on Saturdays.',
    'No work is permitted on Sundays.',
    'The transfer station takes residents on Saturdays.',
    'Market day fills the streets on Saturday mornings.',
    'On weekends trucks may not use the bridge.',
    'Piles go out on Sunday evening.',
    'The water plant answers calls on weekdays.',
  ],
  distances: [
    'The landfill is twelve miles away.',
    'It lies a mile from the coast.',
    'The nearest landfill is a short drive away.',
    'The transfer station is just around the corner.',
    'It is ten minutes from downtown.',
    'The county seat is half an hour away.',
    'The drop-off is five miles north of {{city}}.',
    'The river runs two blocks from the square.',
    'The interstate is minutes away.',
    'The dump is an hour’s drive.',
    'The coast is within walking distance.',
    'The nearest recycling center is only a few miles off.',
    'The airport is a quarter of an hour from {{city}}.',
    'The plant is several miles upstream.',
    'The beach is steps away.',
    'The lake is a stone’s throw from here.',
    'It takes twenty minutes to the landfill.',
    'The nearest hardware store is three blocks away.',
  ],
  fees: [
    'The city charges a fee for it.',
    'An extra pickup costs fifty dollars.',
    'Residents pay nothing at the gate.',
    'The drop-off is free for residents.',
    'A permit is free.',
    'Dumping is fined.',
    'A fine of a hundred dollars is due.',
    'The fine doubles the second time.',
    'The county bills each load by weight.',
    'The landfill charges by the ton.',
    'There is no charge for appliances.',
    'The city takes mattresses at no cost.',
    'A tap fee is due.',
    'The utility asks for a deposit.',
    'Water rates doubled.',
    'Rates went up last year.',
    'The permit costs less than a dinner.',
    'A surcharge applies in summer.',
    'The town waives the fee for seniors.',
    'Parking costs extra downtown.',
  ],
  'since when': [
    'The town has banned it since the nineties.',
    'Since last year, paint is refused.',
    'The pipes date from the fifties.',
    'Most homes were built in the sixties.',
    'The main was laid before the war.',
    'The mains are a century old.',
    'A new rule took effect last spring.',
    'As of this year, a permit is needed.',
    'The law changed recently.',
    'The plant opened two years ago.',
    'For decades, {{city}} has drawn its water from wells.',
    'It was founded by settlers.',
    'The flood of last spring is remembered.',
    'The hurricane two years ago filled every yard.',
    'The houses went up after the war.',
    'The ordinance was passed last month.',
    'Until recently, septic tanks were allowed.',
    'The district was built at the turn of the century.',
    'The city replaced its meters a few years ago.',
    'Copper lines became common there in the seventies.',
  ],
};

test('a hundred inventions are planted', () => {
  expect(Object.values(inventions).flat()).toHaveLength(100);
});

describe.each(Object.entries(inventions))('invented %s of a town', (_, texts) => {
  test.each(texts)('are found in “%s”', text => {
    const found = findClaims(text, toStated(['We haul junk in Davie, FL. Our company is in the city.']));
    expect(found.length).toBeGreaterThan(0);
    for (const { claim, at } of found) expect(text.slice(at, at + claim.length)).toBe(claim);
  });
});

test('the same words are stated by a statement’s value, and honest of work', () => {
  const stated = toStated(['twice a month, on the first Monday', 'free for residents']);
  expect(findClaims('Bulky trash is collected twice a month, on the first Monday.', stated)).toEqual([]);
  expect(findClaims('The drop-off is free for residents.', stated)).toEqual([]);
  expect(findClaims('A water heater is drained once a year, in half an hour.', toStated([]))).toEqual([]);
  expect(findClaims('Bulky trash is collected twice a year.', stated)).toHaveLength(1);
});

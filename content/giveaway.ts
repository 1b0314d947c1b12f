/** The giveaway as it stands until the owner opens one: closed, with words to start from. */
export const giveaway = {
  is_open: false,
  title: 'The Newlywed Haul',
  prize: 'One full truckload, hauled for free',
  closes_on: '',
  rules:
    'One entry for each couple. Nothing to buy. You must be 18 or older and live in a county we serve. We draw one winner at random from all entries after the last day and write to the email you gave. The prize is one truckload of things we take, picked up at one address on a day we agree on; it can’t be paid out or passed on. We use what you send us for this giveaway only.',
};

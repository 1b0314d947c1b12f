/** The default eight questions, for templates without their own. */
export const commonQuestions = [
  {
    question: 'How soon can you come?',
    answer:
      'Often the same day, and usually by the next. We work every day from 7 AM to 7 PM. Call early and you get the widest choice of times.',
  },
  {
    question: 'What does it cost?',
    answer:
      'It depends on how much room your things take in the truck and what they are. You get the full price up front, free, before we lift anything. There are no hidden fees.',
  },
  {
    question: 'Do I have to bring everything to the curb?',
    answer:
      'No. Point at it and we carry it out, from upstairs, the attic, the yard or the back of the garage.',
  },
  {
    question: 'What do you take?',
    answer:
      'Furniture, appliances, electronics, mattresses, yard waste, hot tubs, garage and office items, and construction debris. If you are not sure, ask when you call.',
  },
  {
    question: 'Is there anything you cannot take?',
    answer:
      'Paint, solvents, fuel, chemicals and other hazardous waste can’t ride in our truck. Your county runs drop-off sites for those.',
  },
  {
    question: 'What happens to my things?',
    answer:
      'What is still good is donated. What can be recycled is recycled. Only the rest goes to an approved disposal site.',
  },
  {
    question: 'Are you licensed and insured?',
    answer: 'We are {{fact:business.licensed}}. We have been hauling for {{fact:business.years}}.',
  },
  {
    question: 'Do you offer discounts?',
    answer: 'First responders get {{fact:business.discount}}, so tell us when you call.',
  },
];

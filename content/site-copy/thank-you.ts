interface Step {
  readonly title: string;
  readonly description: string;
}

interface ThankYou {
  readonly title: string;
  readonly sent: string;
  readonly next: readonly Step[];
}

const priceFirst: Step = {
  title: 'You get the price',
  description: 'Free, before any work starts. If you say no, you owe nothing.',
};

const quote: ThankYou = {
  title: 'Thank you! Your request is with us.',
  sent: 'You asked for a free quote.',
  next: [
    {
      title: 'We read it',
      description: 'A person, not a machine. We answer {{hours}}.',
    },
    {
      title: 'We call you',
      description: 'At the number you gave, to ask what a photo can’t show. No answer? Then we write.',
    },
    priceFirst,
  ],
};

/** After a request: what was sent, and what happens next. */
export const thankYouCopy = {
  next_title: 'What happens next',
  quote,
  footer: quote,
  scheduling: {
    title: "Thank you! We'll contact you soon to settle the day.",
    sent: 'You asked for a day. It’s yours once we’ve talked.',
    next: [
      {
        title: 'We look at the day',
        description: 'Who is near you, and when. We answer {{hours}}.',
      },
      {
        title: 'We call to settle it',
        description: 'The hour, the way in, and what to bring. If your day is full, we offer the next one.',
      },
      priceFirst,
    ],
  } satisfies ThankYou as ThankYou,
  giveaway: {
    title: 'You are in. Good luck, and all the best to you both!',
    sent: 'Your entry is with us. One entry for each couple counts, however often it is sent.',
    next: [
      { title: 'We wait for the last day', description: 'Until then others may enter, too.' },
      {
        title: 'We draw one couple',
        description: 'At random, each entry with the same chance, and the draw is kept on record.',
      },
      {
        title: 'We write to the winners',
        description: 'At the email address you gave us. Check your spam folder, too.',
      },
    ],
  } satisfies ThankYou as ThankYou,
  closed_today: (day: string) => `We are closed for the rest of today and open again on ${day}.`,
  photos: (count: number) =>
    count === 1 ? 'The photo you sent came with it.' : `The ${count} photos you sent came with it.`,
  video: (email: string) => `A video can’t come this way. Please send it to ${email}.`,
  added: {
    yes: 'What you added is with your request.',
    late: 'This page can’t add to your request anymore. Please call us with the rest.',
  },
  more: {
    title: 'Add to it, if you like',
    text: 'None of it is needed. A street and photos often save a second call.',
    button: 'Add to my request',
  },
  photos_left_out: (count: number, email: string) =>
    `${count === 1 ? 'One photo' : `${count} photos`} could not be kept: we take JPEG, HEIC, PNG and WebP up to 20 MB, ten at most. Please send ${count === 1 ? 'it' : 'them'} to ${email}.`,
};

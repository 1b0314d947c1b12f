/** The admin that the program makes at its first start in the journeys. */
export const admin = { email: 'owner@example.com', password: 'a long enough password' };

/**
 * Set by `npm run test:soak`. Tests that repeat a mechanism for another kind of work run only there: `npm test` kills each
 * mechanism once.
 */
export const isSoak = process.env.SOAK_MINUTES !== undefined;

/** A batch that generates without moving for so long needs somebody to look at it. */
export const stuckAfterMinutes = 15;
/** Batches are tidied away so long after they were done. */
export const oldAfterDays = 7;

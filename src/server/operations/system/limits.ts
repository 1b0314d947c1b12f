/** A batch without progress for this long needs attention. */
export const stuckAfterMinutes = 15;
/** Finished batches are cleaned up at this age. */
export const oldAfterDays = 7;

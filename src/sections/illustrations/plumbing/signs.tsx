/* Each fits a box of 98 by 92. */

/** A tap and its drop. */
export const tapShape = (
  <>
    <path className="b" d="M64 84V46q0-16-16-16-12 0-16 10l-10-2q4-20 26-20 30 0 30 30v36z" />
    <path className="a" d="M29 64q8 9 8 14a8 8 0 0 1-16 0q0-5 8-14z" />
    <path d="M60 86V44q0-14-14-14T32 44v6H18v-8q0-26 28-26t28 26v44M52 86h30M46 16V8M32 8h28M16 42h18M25 60q8 9 8 15a8 8 0 0 1-16 0q0-6 8-15z" />
  </>
);

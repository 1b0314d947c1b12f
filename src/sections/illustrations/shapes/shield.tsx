/** A shield with a tick: licensed, insured. Fits a box of 98 by 92 with its base at y = 86. */
export const shieldShape = (
  <>
    <path className="b" d="m50 10 32 11v22q0 28-32 43-32-15-32-43V21z" />
    <path className="a" d="M50 10v76q32-15 32-43V21z" />
    <path d="m46 6 32 11v23q0 30-32 46-32-16-32-46V17zM31 45l11 12 20-24" />
  </>
);

/* Each fits a box of 98 by 92. */

/** Two rings, one through the other. */
export const ringsShape = (
  <>
    <path
      className="b"
      fillRule="evenodd"
      d="M14 60a24 24 0 1 0 48 0 24 24 0 1 0-48 0zm8 0a16 16 0 1 1 32 0 16 16 0 1 1-32 0z"
    />
    <path
      className="a"
      fillRule="evenodd"
      d="M44 60a24 24 0 1 0 48 0 24 24 0 1 0-48 0zm8 0a16 16 0 1 1 32 0 16 16 0 1 1-32 0z"
    />
    <path className="a" d="m58 26 8-12h12l8 12-14 12z" />
    <circle cx="34" cy="57" r="24" />
    <circle cx="34" cy="57" r="16" />
    <circle cx="64" cy="57" r="24" />
    <circle cx="64" cy="57" r="16" />
    <path d="m50 21 8-12h12l8 12-14 12zM50 21h28M59 21l5 12 5-12" />
  </>
);

/** A paper with a seal. */
export const certificateShape = (
  <>
    <path className="b" d="M14 14h76v58H14z" />
    <path className="a" d="M60 54h28v14l-6 22-8-6-8 6-6-22z" />
    <path d="M56 68H10V10h76v44M24 24h48M24 36h34M24 48h22" />
    <circle cx="70" cy="58" r="13" />
    <path d="m62 68-4 20 12-6 12 6-4-20" />
  </>
);

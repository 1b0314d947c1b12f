/* Each fits a box of 98 by 92. */

/** A pin with a house in it. */
export const homePinShape = (
  <>
    <path className="a" d="M52 88Q22 58 22 38a30 30 0 0 1 60 0q0 20-30 50z" />
    <path className="b" d="M36 36 50 24l14 12v16H36z" />
    <path d="M48 86Q16 56 16 36a32 32 0 0 1 64 0q0 20-32 50zM30 36l18-16 18 16M35 34v18h26V34M44 52V42h8v10" />
  </>
);

/** A rosette. */
export const rosetteShape = (
  <>
    <path className="a" d="m34 56 16 6 16-6 8 32-24-12-24 12z" />
    <path className="b" d="M24 34a28 28 0 1 0 56 0 28 28 0 1 0-56 0z" />
    <path d="m30 52-8 34 26-12 26 12-8-34M20 32a28 28 0 1 0 56 0 28 28 0 1 0-56 0zM48 16l5 10 11 1.5-8 8 2 11-10-5-10 5 2-11-8-8 11-1.5z" />
  </>
);

/* Each fits a box of 98 by 92. */

/** A chair to lean forward in, face down. */
export const chairShape = (
  <>
    <path className="a" d="M12 58h40v10H12z" />
    <path className="b" d="m50 52 16-26 10 6-16 26zM70 16h24v10H70z" />
    <path d="M8 86h80M28 86V64M28 84l12-20M74 86V60M58 60h32M64 22l14-6" />
    <rect x="8" y="54" width="40" height="10" rx="5" />
    <rect x="64" y="10" width="26" height="10" rx="5" />
    <path d="m46 48 14-24q2-4 6-2l4 2q4 2 2 6L58 54q-2 4-6 2l-4-2q-4-2-2-6z" />
  </>
);

/** A delivery at the door. */
export const boxShape = (
  <>
    <path className="b" d="M16 36h74v50H16z" />
    <path className="a" d="M44 36h18v20H44z" />
    <path d="M12 32h74v54H12zM12 32l10-16h54l10 16M49 16v16M40 32v20h18V32M66 72h12M66 78h12" />
  </>
);

/* Each fits a box of 98 by 92. */

/** Reuse: the only place for green. */
export const donationShape = (
  <>
    <path className="b" d="M22 52h60v34H22z" />
    <path
      className="leaf"
      d="M51 46C36 35 34 30 34 25a8.5 8.5 0 0 1 17-3 8.5 8.5 0 0 1 17 3c0 5-2 10-17 21z"
    />
    <path d="M18 50h60v36H18zM18 50l-9 10M78 50l9 10M48 42C33 31 31 26 31 21a8.5 8.5 0 0 1 17-3 8.5 8.5 0 0 1 17 3c0 5-2 10-17 21zM38 62h20" />
  </>
);

/** Step three, and the business's sign. */
export const truckSign = (
  <>
    <path className="b" d="M8 34h54v36H8z" />
    <path className="a" d="M64 42h14l14 16v12H64z" />
    <path d="M4 30h54v38H4zM58 39h15q3 0 5 3l11 13q3 3 3 6v7H58M72 47v11h14" />
    <circle className="k" cx="22" cy="74" r="9" />
    <circle className="k" cx="76" cy="74" r="9" />
  </>
);

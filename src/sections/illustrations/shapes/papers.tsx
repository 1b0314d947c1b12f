/* Drawings of every trade. Each fits a box of 98 by 92 with its base at y = 86. */

/** A list on a clipboard. */
export const checklistShape = (
  <>
    <path className="b" d="M22 20h60v66H22z" />
    <path className="a" d="M38 12h28v14H38z" />
    <path d="M34 16H18v70h60V16H62M34 10h28v13H34zM28 38l5 5 8-9M28 55l5 5 8-9M28 72l5 5 8-9M50 40h18M50 57h18M50 74h12" />
  </>
);

/** A month with a day ticked. */
export const monthShape = (
  <>
    <path className="b" d="M14 40h76v46H14z" />
    <path className="a" d="M14 20h76v18H14z" />
    <path d="M16 16h64q6 0 6 6v58q0 6-6 6H16q-6 0-6-6V22q0-6 6-6zM10 36h76M30 8v15M66 8v15M24 50h1M41 50h1M24 68h1M41 68h1M54 61l8 8 15-17" />
  </>
);

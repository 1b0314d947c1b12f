/* Signs of every trade. Each fits a box of 98 by 92. */

/** Step one: call. */
export const phoneShape = (
  <>
    <path className="a" d="M34 14h36v68H34z" />
    <rect x="29" y="8" width="38" height="76" rx="8" />
    <path d="M43 17h10M46 75h4M76 32q6 10 0 22M85 25q10 17 0 36M20 32q-6 10 0 22M11 25q-10 17 0 36" />
  </>
);

/** Step two: pick a time. */
export const calendarShape = (
  <>
    <path className="b" d="M18 40h72v46H18z" />
    <path className="a" d="M18 22h72v18H18z" />
    <rect x="13" y="18" width="70" height="66" rx="6" />
    <path d="M13 37h70M32 10v16M64 10v16M33 60l11 11 21-21" />
  </>
);

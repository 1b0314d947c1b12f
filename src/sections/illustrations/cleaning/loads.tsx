/* The window's content if the drawing of the service is a building. Each fits a box of 98 by 92. */

/** A sofa and its lamp. */
export const livingRoomShape = (
  <>
    <path className="b" d="M16 46h46v22H16z" />
    <path className="a" d="M10 62h62v18H10z" />
    <path d="M14 56V46q0-8 8-8h36q8 0 8 8v10M40 39v26M20 66v-5a7 7 0 0 0-14 0v17h68V61a7 7 0 0 0-14 0v5zM12 78v8M68 78v8M84 86V36M76 86h16M74 36l6-18h8l6 18zM18 26V8h30v18zM18 22l10-8 8 6 5-4 7 6" />
  </>
);

/** The first box, and a plant. */
export const firstBoxShape = (
  <>
    <path className="b" d="M12 52h46v34H12z" />
    <path className="a" d="M66 64h24l-4 22H70zM78 60Q60 52 60 32q16 4 18 28zM78 60q-2-30 14-40 6 22-14 40z" />
    <path d="M8 48h46v38H8zM8 48l-6-12M54 48l6-12M24 48v12h14V48M62 62h26l-4 24H66zM75 62Q57 52 56 30q18 6 19 32zM75 62q-2-32 14-44 8 24-14 44z" />
  </>
);

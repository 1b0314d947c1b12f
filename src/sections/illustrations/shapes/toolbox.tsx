/** A tool box with its tools. Fits a box of 98 by 92 with its base at y = 86. */
export const toolboxShape = (
  <>
    <path className="a" d="M12 58h80v28H12z" />
    <path className="b" d="M12 46h80v10H12zM18 14h16v12H18z" />
    <path d="M6 54h84v30H6zM6 54q0-12 10-12h64q10 0 10 12M34 42v-8q0-8 8-8h12q8 0 8 8v8M42 50h12v10H42zM14 10h18v10H14zM23 20v22M70 42V24M61 6v9q0 9 9 9t9-9V6M6 66h32M58 66h32" />
  </>
);

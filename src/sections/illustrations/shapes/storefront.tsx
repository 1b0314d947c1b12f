/** A shop under its awning. Fits a box of 98 by 92 with its base at y = 86. */
export const storefrontShape = (
  <>
    <path className="b" d="M20 46h66v40H20z" />
    <path
      className="a"
      d="m22 14-6 20a8 8 0 0 0 16 0l4-20zM46 14v20a8 8 0 0 0 16 0l-2-20zM70 14l6 20a8 8 0 0 0 14 0L82 14z"
    />
    <path className="glass" d="M22 52h28v20H22zM58 52h17v34H58z" />
    <path d="M17 10h62l9 22a8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-14 0zM24 32l6-22M40 32l2-22M56 32l-2-22M72 32l-6-22M14 41v45h68V41M22 52h28v20H22zM58 86V52h17v34M63 69v3" />
  </>
);

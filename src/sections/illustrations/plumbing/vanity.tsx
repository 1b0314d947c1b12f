/** A sink on its open cabinet. Fits a box of 98 by 92 with its base at y = 86. */
export const vanityShape = (
  <>
    <path className="b" d="M14 44h76v42H14z" />
    <path className="glass" d="M24 50h48v30H24z" />
    <path className="a" d="M26 36h48v8H26z" />
    <path d="M4 30h88v10H4zM10 40v46h76V40M24 50h48v30H24zM18 86v-4M78 86v-4M34 30V16q0-10 10-10t10 10v4h-8v-3q0-3-2-3t-2 3v13M60 30v-8h8M43 50v10a7 7 0 0 0 14 0q0-3 4-3h11M53 50v8M79 60v8" />
  </>
);

/* Items from building sites and yards. Each fits a box of 96 by 96 with its base at y = 86. */

/** A broken slab, as two people lift it. */
export function SlabShape() {
  return (
    <>
      <path className="a" d="M10 64h80v22H10z" />
      <path className="b" d="M20 44h52l6 18H16z" />
      <path d="M6 62h36l-5 9 8 6-5 9H6zM50 62h38v24H48l4-9-8-6zM18 42h34l-4 8 6 12M18 42l-4 20M60 42h12l5 20M60 42l-4 8M24 74h1M70 73h1M62 79h1M30 51h1" />
    </>
  );
}

/** The hammer that broke it. */
export function ConcreteShape() {
  return (
    <>
      <path className="a" d="M8 68h82v18H8z" />
      <path className="b" d="M42 16h18v32H42z" />
      <path d="M4 66h32l9 10-7 10H4zM92 66H64l-9 11 7 9h30zM39 16h18v30H39zM28 12h40M28 8v8M68 8v8M43 46h10v8H43zM48 54v19M39 26h18M20 76h1M74 74h1M82 79h1M66 56l6-5M30 56l-6-5" />
    </>
  );
}

/** A hard hat on a stack of lumber. */
export function BuildingSiteShape() {
  return (
    <>
      <path className="a" d="M20 50a32 32 0 0 1 64 0z" />
      <path className="b" d="M12 64h80v10H12zM20 76h76v10H20z" />
      <path d="M14 48a34 34 0 0 1 68 0M6 48h84v8H6zM40 48V19q0-5 5-5h6q5 0 5 5v29M6 62h76v12H6zM14 74h76v12H14zM16 68h30M26 80h42" />
    </>
  );
}

/** A sledgehammer against a wall. */
export function HammerShape() {
  return (
    <>
      <path className="b" d="M68 86V58l9-9 19-3v40z" />
      <path className="a" d="M63 50 75 36 49 14 37 28z" />
      <path d="M59 48 71 34 45 12 33 26zM43 34 8 77q-3 4 0 7 4 2 7-2l34-43M64 86V56l10-9 18-3v42zM64 70h28M78 70v16M74 47l4 10-5 6 5 7M80 34l9-5M76 22l5-9M66 8l1-5" />
    </>
  );
}

/** Drywall torn off its studs. */
export function InteriorShape() {
  return (
    <>
      <path className="b" d="M58 16h8v66h-8zM78 16h8v66h-8z" />
      <path className="a" d="M14 14h34l-6 14 9 12-11 15 7 13-8 18H14z" />
      <path d="M8 10h80v8H8zM8 78h80v8H8zM10 18v60M42 18l-5 11 9 12-11 14 8 12-6 11M54 18v60M62 18v60M74 18v60M82 18v60M19 58h8v11h-8zM23 62v3" />
    </>
  );
}

/** A heap of bricks. */
export function RubbleShape() {
  return (
    <>
      <path className="b" d="M10 72h28v14H10zM66 72h28v14H66zM24 54h28v14H24z" />
      <path className="a" d="M38 72h28v14H38zM56 52l26 8-4 12-26-8zM40 34l22-12 6 12-22 12z" />
      <path d="M6 70h28v16H6zM34 70h28v16H34zM62 70h28v16H62zM20 54h28v16H20zM54 50l27 9-4 11H50zM36 34l23-13 7 13-23 13zM68 44q2-18 14-28M28 62h8M14 78h6" />
    </>
  );
}

/** A mound and the shovel in it. */
export function DirtShape() {
  return (
    <>
      <path className="b" d="M10 86q6-26 28-34 20-6 32 14 8 12 24 20z" />
      <path className="a" d="m54 40 16 6-5 15q-8 6-16-6z" />
      <path d="M4 86q6-28 29-36 6-2 12-1M62 61q5 4 8 9 7 11 22 16zM50 38l17 6-6 17q-9 5-16-6zM59 41l13-33M64 5l16 6M24 72h1M38 64h1M52 76h1M70 80h1M34 79h1" />
    </>
  );
}

/** A deck with its railing and umbrella. */
export function DeckShape() {
  return (
    <>
      <path className="a" d="M22 26q6-18 30-18t30 18z" />
      <path className="b" d="M10 64h84v9H10z" />
      <path d="M16 24Q20 6 48 6t32 18zM48 24v16M36 24q2-12 12-18 10 6 12 18M6 62h84v9H6zM14 71v15M48 71v15M82 71v15M8 40h80M14 40v22M28 40v22M41 40v22M55 40v22M68 40v22M82 40v22" />
    </>
  );
}

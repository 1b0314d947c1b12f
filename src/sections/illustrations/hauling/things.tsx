/* Items that people want removed. Each fits a box of 96 by 96 with its base at y = 86. */

export function SofaShape() {
  return (
    <>
      <path className="b" d="M22 30h60v34H22z" />
      <path className="a" d="M14 58h80v22H14z" />
      <path d="M17 47V33q0-9 9-9h44q9 0 9 9v14M48 25v34M26 62V55a9 9 0 0 0-18 0v21h80V55a9 9 0 0 0-18 0v7zM16 77v9M80 77v9" />
    </>
  );
}

export function FridgeShape() {
  return (
    <>
      <path className="a" d="M32 12h42v74H32z" />
      <path className="b" d="M52 48h13v13H52z" />
      <path d="M33 8h30q5 0 5 5v73H28V13q0-5 5-5zM28 34h40M36 19v7M36 43v14" />
    </>
  );
}

export function MattressShape() {
  return (
    <g transform="rotate(-7 48 86)">
      <rect className="b" x="28" y="12" width="50" height="74" rx="9" />
      <path className="a" d="M62 12h10q6 0 6 9v56q0 9-6 9H62z" />
      <rect x="24" y="9" width="50" height="77" rx="9" />
      <path d="M61 9v77M34 25h1M48 25h1M41 40h1M55 40h1M34 55h1M48 55h1M41 70h1M55 70h1" />
    </g>
  );
}

export function HotTubShape() {
  return (
    <>
      <path className="a" d="M16 52h72v34H16z" />
      <path className="b" d="M12 44h80v9H12z" />
      <path d="M12 50h72v31q0 5-5 5H17q-5 0-5-5zM8 41h80v9H8zM28 57v22M48 57v22M68 57v22M34 32q-6-5 0-11t0-11M48 32q-6-5 0-11t0-11M62 32q-6-5 0-11t0-11" />
    </>
  );
}

export function YardWasteShape() {
  return (
    <>
      <path className="b" d="M28 48h44l7 38H26z" />
      <path
        className="a"
        d="M50 44q-4-22-26-26 2 22 26 26zM50 38q2-22 24-28 2 22-24 28zM46 46q-12-12-30-6 10 12 30 6zM54 46q12-12 28-6-10 12-28 6z"
      />
      <path d="M24 48h48l5 33q1 5-5 5H24q-6 0-5-5zM48 46q-4-24-27-30 2 24 27 30zM49 38q2-24 24-31 2 24-24 31zM42 47q-12-13-30-7M56 47q10-13 28-8M38 60l4 14M58 60l-4 14" />
    </>
  );
}

export function DebrisShape() {
  return (
    <>
      <path className="b" d="m50 36 12-28 9 4-12 28zM20 46l8-16 11 6 9-12 12 10 8 12z" />
      <path className="a" d="M12 50h62L62 72H28z" />
      <path d="m44 28 11-25 9 4-11 26M14 46l9-17 11 7 9-13 12 10 8 13M6 46h64L58 68H24zM64 57l28-9M52 68l7 18M33 37l6 9" />
      <circle className="k" cx="26" cy="77" r="9" />
    </>
  );
}

export function BoxesShape() {
  return (
    <>
      <path className="b" d="M14 50h40v36H14zM34 20h34v28H34z" />
      <path className="a" d="M58 58h34v28H58z" />
      <path d="M10 48h40v38H10zM54 56h32v30H54zM30 18h34v30H30zM24 48v12h12V48M42 18v10h10V18M64 56v9h12v-9" />
    </>
  );
}

export function DeskShape() {
  return (
    <>
      <path className="b" d="M10 52h84v8H10zM64 60h22v26H64z" />
      <path className="a" d="M30 18h40v24H30z" />
      <path d="M6 48h84v8H6zM14 56v30M60 56h24v30H60zM60 71h24M70 64h4M70 79h4M26 14h40v25H26zM46 39v9" />
    </>
  );
}

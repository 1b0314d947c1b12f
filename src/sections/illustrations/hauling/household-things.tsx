/* Household items. Each fits a box of 96 by 96 with its base at y = 86. */

/** A crate of mixed items. */
export function JunkShape() {
  return (
    <>
      <path className="b" d="M16 58h72l-5 28H21zM70 50l11-32 8 3-10 29z" />
      <path className="a" d="m15 36 5-18h14l5 18zM41 50a13 13 0 0 1 26 0z" />
      <path d="M10 56h72l-5 30H15zM5 48h82v8H5zM11 34l5-19h13l5 19zM22 34v14M37 48a13 13 0 0 1 26 0M41 41q9 4 18-2M66 48l11-32 8 3-10 29M28 66h36" />
    </>
  );
}

/** A lifetime's furniture: the clock and the armchair. */
export function EstateShape() {
  return (
    <>
      <path className="b" d="M12 40h24v46H12z" />
      <path className="a" d="M12 38V21q0-9 12-9t12 9v17zM54 36h34v28H54zM46 64h48v14H46z" />
      <path d="M7 86h28M9 86V20Q9 9 21 9t12 11v66M9 38h24M21 17v6l4 3M21 44v18M50 57V43q0-9 9-9h20q9 0 9 9v14M58 68V63a7 7 0 0 0-14 0v15h50V63a7 7 0 0 0-14 0v5zM51 78v8M87 78v8" />
      <circle className="k" cx="21" cy="65" r="3" />
    </>
  );
}

/** A workbench below its tools. */
export function GarageShape() {
  return (
    <>
      <path className="a" d="M18 14h68v40H18z" />
      <path className="b" d="M10 56h84v9H10zM34 69h26v14H34z" />
      <path d="M14 52V10h68v42M6 52h84v9H6zM14 61v25M82 61v25M14 81h68M30 66h26v15H30zM39 66v6h8v-6M26 20h15v8H26zM33 28v18M54 21h8v12h-8zM57 33v13M73 21v25M68 21v6q0 5 5 5t5-5v-6" />
    </>
  );
}

/** A steamer trunk. */
export function TrunkShape() {
  return (
    <>
      <path className="b" d="M14 52V42q0-10 12-10h48q12 0 12 10v10z" />
      <path className="a" d="M14 56h72v30H14z" />
      <path d="M8 86V42q0-12 12-12h54q12 0 12 12v44zM8 54h78M41 49h12v12H41zM22 30v56M72 30v56" />
    </>
  );
}

/** The trunk under its roof. */
export function AtticShape() {
  return (
    <>
      <path className="b" d="M10 48 49 13l39 35-7 5-32-28-32 28z" />
      <path d="M4 46 46 9q3-2 6 0l42 37-7 8-38-34-38 34zM6 86h86" />
      <g transform="translate(21 37) scale(.57)">
        <TrunkShape />
      </g>
    </>
  );
}

export function CarpetShape() {
  return (
    <>
      <path className="b" d="M30 42h52q12 6 12 22t-12 22H30z" />
      <path className="a" d="M60 42h12q9 22 0 44H60q9-22 0-44z" />
      <path className="glass" d="M3 63a23 23 0 1 0 46 0 23 23 0 1 0-46 0z" />
      <path d="M3 63a23 23 0 1 0 46 0 23 23 0 1 0-46 0zM26 40h54q11 6 11 23T80 86H26M57 40q10 23 0 46M69 40q10 23 0 46M26 77a14 14 0 1 1 14-14q0 8-8 8t-8-7 5-6" />
    </>
  );
}

/** An old set with rabbit ears. */
export function ElectronicsShape() {
  return (
    <>
      <path className="b" d="M14 36h76v44H14z" />
      <path className="a" d="M22 44h42v30H22z" />
      <path d="M16 32h64q6 0 6 6v36q0 6-6 6H16q-6 0-6-6V38q0-6 6-6zM18 40h43v32H18zM73 44h1M73 55h1M69 66h9M69 72h9M46 32 32 10M50 32l16-22M22 80v6M74 80v6" />
    </>
  );
}

/** Boxes on a hand truck. */
export function MovingShape() {
  return (
    <>
      <path className="b" d="M22 52h44v28H22z" />
      <path className="a" d="M34 24h32v26H34z" />
      <path d="M18 50h44v28H18zM30 22h32v28H30zM35 50v10h10V50M42 22v9h8v-9M14 78h58V20q0-8 8-8h6" />
      <circle className="k" cx="72" cy="78" r="8" />
    </>
  );
}

/** A generic item. */
export function MoreShape() {
  return (
    <>
      <path className="b" d="M20 54h60v32H20z" />
      <path className="a" d="M43 10h12v11h11v12H55v11H43V33H32V21h11z" />
      <path d="M16 52h60v34H16zM16 52 5 42h12M76 52l11-10H75M39 8h13v11h11v13H52v11H39V32H28V19h11zM38 62h16" />
    </>
  );
}

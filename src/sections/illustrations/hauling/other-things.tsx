import { storefrontShape } from '../shapes/storefront.tsx';
import { loads } from './loads.tsx';
import { truckSign } from './signs.tsx';

/**
 * Places, and what is too heavy for two. A load of the same name is drawn with the crew only.
 * Each fits a box of 96 by 96 with its base at y = 86.
 */
export const otherThings = {
  storefront: storefrontShape,
  /** The trunk under its roof. */
  attic: (
    <>
      <path className="b" d="M10 48 49 13l39 35-7 5-32-28-32 28z" />
      <path d="M4 46 46 9q3-2 6 0l42 37-7 8-38-34-38 34zM6 86h86" />
      <g transform="translate(21 37) scale(.57)">{loads.attic}</g>
    </>
  ),
  /** A locked door with a notice and belongings in front. */
  eviction: (
    <>
      <path className="a" d="M18 12h44v74H18z" />
      <path className="b" d="M60 62h34v24H60z" />
      <path className="glass" d="M22 20h20v20H22z" />
      <path d="M56 60V10H14v76h42M6 86h84M22 20h20v20H22zM27 27h10M27 33h6M43 54a5 5 0 0 1 10 0v5M56 60h34v26H56zM68 60v9h10v-9" />
      <path className="k" d="M40 59h15v12H40z" />
    </>
  ),
  /** The hammer that broke it. */
  concrete: (
    <>
      <path className="a" d="M8 68h82v18H8z" />
      <path className="b" d="M42 16h18v32H42z" />
      <path d="M4 66h32l9 10-7 10H4zM92 66H64l-9 11 7 9h30zM39 16h18v30H39zM28 12h40M28 8v8M68 8v8M43 46h10v8H43zM48 54v19M39 26h18M20 76h1M74 74h1M82 79h1M66 56l6-5M30 56l-6-5" />
    </>
  ),
  /** Boxes on a hand truck. */
  moving: (
    <>
      <path className="b" d="M22 52h44v28H22z" />
      <path className="a" d="M34 24h32v26H34z" />
      <path d="M18 50h44v28H18zM30 22h32v28H30zM35 50v10h10V50M42 22v9h8v-9M14 78h58V20q0-8 8-8h6" />
      <circle className="k" cx="72" cy="78" r="8" />
    </>
  ),
  /** An old set with rabbit ears. */
  electronics: (
    <>
      <path className="b" d="M14 36h76v44H14z" />
      <path className="a" d="M22 44h42v30H22z" />
      <path d="M16 32h64q6 0 6 6v36q0 6-6 6H16q-6 0-6-6V38q0-6 6-6zM18 40h43v32H18zM73 44h1M73 55h1M69 66h9M69 72h9M46 32 32 10M50 32l16-22M22 80v6M74 80v6" />
    </>
  ),
  /** A hard hat on a stack of lumber. */
  'building-site': (
    <>
      <path className="a" d="M20 50a32 32 0 0 1 64 0z" />
      <path className="b" d="M12 64h80v10H12zM20 76h76v10H20z" />
      <path d="M14 48a34 34 0 0 1 68 0M6 48h84v8H6zM40 48V19q0-5 5-5h6q5 0 5 5v29M6 62h76v12H6zM14 74h76v12H14zM16 68h30M26 80h42" />
    </>
  ),
  /** A sledgehammer against a wall. */
  hammer: (
    <>
      <path className="b" d="M68 86V58l9-9 19-3v40z" />
      <path className="a" d="M63 50 75 36 49 14 37 28z" />
      <path d="M59 48 71 34 45 12 33 26zM43 34 8 77q-3 4 0 7 4 2 7-2l34-43M64 86V56l10-9 18-3v42zM64 70h28M78 70v16M74 47l4 10-5 6 5 7M80 34l9-5M76 22l5-9M66 8l1-5" />
    </>
  ),
  /** Drywall torn off its studs. */
  interior: (
    <>
      <path className="b" d="M58 16h8v66h-8zM78 16h8v66h-8z" />
      <path className="a" d="M14 14h34l-6 14 9 12-11 15 7 13-8 18H14z" />
      <path d="M8 10h80v8H8zM8 78h80v8H8zM10 18v60M42 18l-5 11 9 12-11 14 8 12-6 11M54 18v60M62 18v60M74 18v60M82 18v60M19 58h8v11h-8zM23 62v3" />
    </>
  ),
  /** A heap of bricks. */
  rubble: (
    <>
      <path className="b" d="M10 72h28v14H10zM66 72h28v14H66zM24 54h28v14H24z" />
      <path className="a" d="M38 72h28v14H38zM56 52l26 8-4 12-26-8zM40 34l22-12 6 12-22 12z" />
      <path d="M6 70h28v16H6zM34 70h28v16H34zM62 70h28v16H62zM20 54h28v16H20zM54 50l27 9-4 11H50zM36 34l23-13 7 13-23 13zM68 44q2-18 14-28M28 62h8M14 78h6" />
    </>
  ),
  /** A mound and the shovel in it. */
  dirt: (
    <>
      <path className="b" d="M10 86q6-26 28-34 20-6 32 14 8 12 24 20z" />
      <path className="a" d="m54 40 16 6-5 15q-8 6-16-6z" />
      <path d="M4 86q6-28 29-36 6-2 12-1M62 61q5 4 8 9 7 11 22 16zM50 38l17 6-6 17q-9 5-16-6zM59 41l13-33M64 5l16 6M24 72h1M38 64h1M52 76h1M70 80h1M34 79h1" />
    </>
  ),
  /** A deck with its railing and umbrella. */
  deck: (
    <>
      <path className="a" d="M22 26q6-18 30-18t30 18z" />
      <path className="b" d="M10 64h84v9H10z" />
      <path d="M16 24Q20 6 48 6t32 18zM48 24v16M36 24q2-12 12-18 10 6 12 18M6 62h84v9H6zM14 71v15M48 71v15M82 71v15M8 40h80M14 40v22M28 40v22M41 40v22M55 40v22M68 40v22M82 40v22" />
    </>
  ),
  apartment: (
    <>
      <path className="a" d="M24 16h60v70H24z" />
      <path className="b" d="M30 22h11v12H30zM66 42h11v12H66zM48 70h14v16H48z" />
      <path d="M18 12h60v74H18zM12 12h72M27 21h11v12H27zM58 21h11v12H58zM27 42h11v12H27zM58 42h11v12H58zM48 21v12M48 42v12M41 86V68h14v18M27 66h4M65 66h4M27 75h4M65 75h4M6 86h84" />
    </>
  ),
  /** A bin and the bags beside it. */
  'bin-area': (
    <>
      <path className="a" d="M10 46h54l-5 34H15z" />
      <path className="b" d="M66 86q-8-20 8-28l-2-6h10l-2 6q18 8 12 28z" />
      <path d="M6 44h52l-5 36H11zM2 44h60q-3-14-30-14T2 44zM26 30v-4h12v4M20 54l2 16M32 54v16M44 54l-2 16M16 80v6M48 80v6M62 84q-6-20 9-27-3-2-3-7h13q0 5-4 7 17 7 11 29H62" />
    </>
  ),
  /** A roll-off container. */
  container: (
    <>
      <path className="b" d="m30 40 9-26 10 4-8 22zM56 40V23h24v17z" />
      <path className="a" d="M8 44h86v34H20z" />
      <path d="m26 38 9-26 10 4-7 22M52 38V20h24v18M2 38h88v7H2zM4 45l12 33h74V45M28 45v33M44 45v33M60 45v33M76 45v33" />
      <circle className="k" cx="28" cy="82" r="4" />
      <circle className="k" cx="80" cy="82" r="4" />
    </>
  ),
  shed: (
    <>
      <path className="a" d="M16 42 26 24 50 13l26 11 12 18z" />
      <path className="b" d="M20 46h66v40H20z" />
      <path className="glass" d="M35 54h26v32H35z" />
      <path d="M14 42v44h68V42M6 42 20 21 48 8l28 13 14 21zM35 86V54h26v32zM35 54l26 32M61 54 35 86M43 30h10" />
    </>
  ),
  /** A storage unit with its door half up. */
  storage: (
    <>
      <path className="a" d="M20 28h62v22H20z" />
      <path className="b" d="M26 66h26v20H26zM56 72h22v14H56z" />
      <path d="M8 86V12h80v74zM18 86V24h60v62M18 33h60M18 41h60M18 49h60M44 45h8M24 64h24v22H24zM32 64v8h8v-8M48 72h22v14H48z" />
    </>
  ),
  hauling: truckSign,
  /** A generic item. */
  more: (
    <>
      <path className="b" d="M20 54h60v32H20z" />
      <path className="a" d="M43 10h12v11h11v12H55v11H43V33H32V21h11z" />
      <path d="M16 52h60v34H16zM16 52 5 42h12M76 52l11-10H75M39 8h13v11h11v13H52v11H39V32H28V19h11zM38 62h16" />
    </>
  ),
};

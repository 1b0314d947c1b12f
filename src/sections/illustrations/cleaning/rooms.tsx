import { Sparkle } from '../shapes/sparkle.tsx';

/** What is cleaned. Each fits a box of 98 by 92 with its base at y = 86. */
export const rooms = {
  /** A block of flats. */
  apartment: (
    <>
      <path className="b" d="M16 18h44v68H16z" />
      <path className="a" d="M64 42h28v44H64zM24 25h10v12H24zM42 47h10v12H42z" />
      <path d="M12 86V14h44v72M8 14h52M56 38h30v48M20 22h10v12H20zM38 22h10v12H38zM20 44h10v12H20zM38 44h10v12H38zM28 86V68h12v18M66 50h10M66 62h10M66 74h10M4 86h88" />
      <Sparkle x={76} y={20} size={12} />
    </>
  ),
  /** A suitcase below a palm. */
  rental: (
    <>
      <path className="a" d="M12 44h48v36H12z" />
      <path className="b" d="M76 48h8v38h-8z" />
      <path d="M14 38h40q6 0 6 6v32q0 6-6 6H14q-6 0-6-6V44q0-6 6-6zM24 38V28h20v10M22 38v44M46 38v44M14 82v4M54 82v4M66 86h26M74 86q-2-26 3-48M83 86q-2-26-1-48" />
      <path
        className="a"
        d="M80 36q-18-12-28 0 16-6 28 0zM80 36Q70 16 54 16q18 6 26 20zM80 36q0-18 14-24-6 12-14 24zM80 36q14-6 16 10-6-10-16-10z"
      />
      <path d="M79 34Q62 22 51 34q16-6 28 0zM79 34Q70 14 53 13q16 6 26 21zM79 34q0-20 14-26-4 14-14 26zM79 34q15-6 15 12-5-10-15-12z" />
    </>
  ),
  /** A desk with its screen, and a chair. */
  office: (
    <>
      <path className="b" d="M8 52h84v8H8z" />
      <path className="a" d="M16 16h38v24H16zM70 36h16v14H70z" />
      <path d="M12 12h38v26H12zM31 38v10M22 48h18M4 48h60v8H4zM10 56v30M58 56v30M68 32h16q4 0 4 4v22q0 4-4 4H70M76 62v14M64 86l12-10 12 10" />
    </>
  ),
  /** A stove with a pot. */
  kitchen: (
    <>
      <path className="b" d="M22 34h58v52H22z" />
      <path className="a" d="M32 52h40v24H32zM34 14h24v14H34z" />
      <path d="M18 30h58v52H18zM18 44h58M26 52h42v22H26zM26 58h42M24 82v4M70 82v4M29 37h1M41 37h1M53 37h1M65 37h1M30 12h26v18H30zM24 16h6M56 16h6M30 12q13-8 26 0M43 8V6" />
    </>
  ),
  /** A bathtub below its shower. */
  bathroom: (
    <>
      <path className="a" d="M12 52h76q0 26-18 28H30q-18-2-18-28z" />
      <path className="b" d="M44 18h26v8H44z" />
      <path d="M6 48h82q0 30-20 30H26Q6 78 6 48zM2 48h90M24 78l-4 8M70 78l4 8M16 48V18q0-10 10-10h16q10 0 10 8M38 24q0-8 14-8t14 8zM44 31v4M52 31v8M60 31v4" />
    </>
  ),
  /** A window, half of it wiped by a squeegee. */
  windows: (
    <>
      <path className="a" d="M14 12h62v60H14z" />
      <path className="glass" d="M44 8h28v30H44z" />
      <path d="M10 8h62v36M40 68H10V8M41 8v30M10 38h31M2 68h38" />
      <path className="b" d="M46 44h48v10H46zM66 54h10v32H66z" />
      <path d="M42 42h48v9H42zM61 51v28q0 7 5 7t5-7V51" />
      <Sparkle x={57} y={22} size={10} />
    </>
  ),
  /** An upright vacuum cleaner on a rug. */
  carpets: (
    <>
      <path className="b" d="M12 76h78l8 10H4z" />
      <path className="a" d="m34 42 16-8 14 28-18 10z" />
      <path d="M28 42q-2-6 4-10 8-4 12 2l16 30-20 8zM34 30 20 8q-3-4-8-2M38 74h32q8 0 8-8H56M12 78h66M4 86h88M12 78l-8 8M84 78l8 8M36 48l12-6M78 78h6" />
      <circle className="k" cx="44" cy="74" r="4" />
    </>
  ),
  /** A made bed. */
  beds: (
    <>
      <path className="b" d="M18 44h26v14H18z" />
      <path className="a" d="M30 54h60v22H30z" />
      <path d="M8 20v66M8 74h82M90 86V58q0-10-10-10H44M12 54q0-12 10-12h14q8 0 8 8v6M8 56h82M52 48q-8 12-4 26" />
      <Sparkle x={66} y={24} size={12} />
      <Sparkle x={42} y={22} size={7} />
    </>
  ),
  /** Folded laundry in a basket. */
  laundry: (
    <>
      <path className="a" d="M28 20h46v10H28zM24 32h54v12H24z" />
      <path className="b" d="M16 52h70l-6 34H22z" />
      <path d="M26 16h44q5 0 5 6t-5 6H26M22 28h50q6 0 6 8t-6 8H22q-6 0-6-8t6-8zM26 16q-5 0-5 6t5 6M10 44h76l-6 42H16zM30 56v18M48 56v18M66 56v18" />
    </>
  ),
  /** A feather duster. */
  dusting: (
    <>
      <g transform="rotate(42 48 46)">
        <path className="a" d="M44 48Q22 34 22 8q8-8 16 0Q42-6 52-6t14 14q8-8 16 0 0 26-22 40z" />
        <path d="M40 44Q18 30 18 4q8-8 16 0Q38-10 48-10T62 4q8-8 16 0 0 26-22 40zM34 4q0 22 10 40M62 4q0 22-10 40M48 4v14M26 14l5 8M70 14l-5 8" />
        <path className="b" d="M44 58h14v38H44z" />
        <path d="M40 44h16v10H40zM43 54v36q0 6 5 6t5-6V54" />
      </g>
      <Sparkle x={78} y={76} size={11} />
    </>
  ),
};

import { Sparkle } from '../shapes/sparkle.tsx';

/** What cleaners bring. Each fits a box of 98 by 92 with its base at y = 86. */
export const tools = {
  /** A bucket with suds, and the mop in it. */
  bucket: (
    <>
      <path className="b" d="M8 50h48l-5 36H13z" />
      <path className="a" d="m70 60 18 0 8 24H66z" />
      <path className="glass" d="M6 46a8 8 0 0 1 12-8 9 9 0 0 1 17-4 9 9 0 0 1 17 5 6 6 0 0 1 4 7z" />
      <path d="M4 46h50l-6 40H10zM6 46a8 8 0 0 1 12-8 9 9 0 0 1 17-4 9 9 0 0 1 17 5M7 60h45M76 4v50M67 54h18v7H67zM67 61q-2 14-7 21q6 3 8 0 4 5 8 0 4 5 8 0 4 3 8 0-5-7-7-21M72 68l-2 8M80 68l2 8" />
      <Sparkle x={22} y={16} size={11} />
      <Sparkle x={46} y={12} size={7} />
    </>
  ),
  /** A scrubbing brush in foam. */
  deep: (
    <>
      <g transform="rotate(-14 48 46)">
        <path className="b" d="M20 58h60l4 16H16z" />
        <path className="a" d="M14 40h74v18H14z" />
        <path d="M8 54V44q0-8 8-8h14q4-16 18-16t18 16h14q8 0 8 8v10zM36 36q3-8 12-8t12 8M14 54l-4 16h76l-4-16M28 54l-3 16M41 54l-1 16M55 54l1 16M68 54l3 16" />
      </g>
      <path className="a" d="M60 86a9 9 0 0 1 10-12 10 10 0 0 1 18 4 5 5 0 0 1 4 8z" />
      <circle cx="16" cy="18" r="8" />
      <circle cx="32" cy="8" r="4" />
      <path d="M12 17q0-3 3-3M56 86a9 9 0 0 1 10-12 10 10 0 0 1 18 4 5 5 0 0 1 6 8zM8 86h40" />
    </>
  ),
  /** Packed boxes, and the broom after them. */
  'move-out': (
    <>
      <path className="b" d="M12 54h40v32H12zM18 28h28v22H18z" />
      <path className="a" d="m62 64 20 0 8 22H56z" />
      <path d="M8 52h40v34H8zM14 26h28v26H14zM22 52v10h12V52M23 26v8h10v-8M70 8v48M62 56h16v8H62zM62 64l-6 22h28l-6-22M66 74l-2 12M74 74l2 12M4 86h88" />
    </>
  ),
  /** A house, and the first box at its door. */
  'move-in': (
    <>
      <path className="b" d="M16 42h60v44H16z" />
      <path className="a" d="m8 44 38-32 38 32z" />
      <path className="glass" d="M20 52h20v34H20z" />
      <path d="M12 38v48M72 36v20M2 44 41 10l39 34M20 86V52h20v34M34 70v1M4 86h88" />
      <path className="a" d="M54 64h36v22H54z" />
      <path d="M50 60h36v26H50zM62 60v9h12v-9" />
    </>
  ),
  /** A ladder, a paint roller and its can. */
  renovation: (
    <>
      <path className="b" d="m22 16 14 0 16 70H38z" />
      <path className="a" d="M62 62h28v24H62zM58 14h28v14H58z" />
      <path d="M28 10 8 86M34 10l18 76M22 10h18M27 26h11M22 44h20M17 62h29M58 58h28v28H58zM58 58q14-18 28 0M58 68h28M54 10h28v14H54zM82 17h8v13H68v6M64 36h8v4h-8z" />
    </>
  ),
  /** A caddy of bottles. */
  supplies: (
    <>
      <path className="b" d="M14 58h74l-5 28H19z" />
      <path className="a" d="M18 34h16v20H18zM64 30h18v24H64z" />
      <path d="M8 54h78l-5 32H13zM14 54V36q0-6 6-6h4q6 0 6 6v18M19 30v-8h-6M19 22h8v8M62 54V30h16v24M66 30v-8h8v8M62 40h16M36 54V20q0-10 10-10t10 10v34M20 68h54" />
    </>
  ),
  /** Two keys on a ring. */
  keys: (
    <>
      <path className="a" d="M32 42h12v44H32z" />
      <path
        className="b"
        fillRule="evenodd"
        d="M12 26a22 22 0 1 0 44 0 22 22 0 1 0-44 0zm10 0a12 12 0 1 1 24 0 12 12 0 1 1-24 0z"
      />
      <path d="M8 24a22 22 0 1 0 44 0 22 22 0 1 0-44 0zM18 24a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM24 45v41h12V45M36 60h8v8h-8M36 74h6v8h-6" />
      <path className="b" d="m50 40 10-8 30 40-10 8z" />
      <path d="m46 41 30 41 10-7-32-44M66 69l-7 5 5 6 7-5" />
    </>
  ),
};

const boxes = (
  <>
    <path className="b" d="M14 50h40v36H14zM34 20h34v28H34z" />
    <path className="a" d="M58 58h34v28H58z" />
    <path d="M10 48h40v38H10zM54 56h32v30H54zM30 18h34v30H30zM24 48v12h12V48M42 18v10h10V18M64 56v9h12v-9" />
  </>
);

/** The load of the crew on a page, by service. Each fits a box of 96 by 96 with its base at y = 86. */
export const loads = {
  /** A crate of mixed items. */
  junk: (
    <>
      <path className="b" d="M16 58h72l-5 28H21zM70 50l11-32 8 3-10 29z" />
      <path className="a" d="m15 36 5-18h14l5 18zM41 50a13 13 0 0 1 26 0z" />
      <path d="M10 56h72l-5 30H15zM5 48h82v8H5zM11 34l5-19h13l5 19zM22 34v14M37 48a13 13 0 0 1 26 0M41 41q9 4 18-2M66 48l11-32 8 3-10 29M28 66h36" />
    </>
  ),
  sofa: (
    <>
      <path className="b" d="M22 30h60v34H22z" />
      <path className="a" d="M14 58h80v22H14z" />
      <path d="M17 47V33q0-9 9-9h44q9 0 9 9v14M48 25v34M26 62V55a9 9 0 0 0-18 0v21h80V55a9 9 0 0 0-18 0v7zM16 77v9M80 77v9" />
    </>
  ),
  fridge: (
    <>
      <path className="a" d="M32 12h42v74H32z" />
      <path className="b" d="M52 48h13v13H52z" />
      <path d="M33 8h30q5 0 5 5v73H28V13q0-5 5-5zM28 34h40M36 19v7M36 43v14" />
    </>
  ),
  /** A lifetime's furniture: the clock and the armchair. */
  estate: (
    <>
      <path className="b" d="M12 40h24v46H12z" />
      <path className="a" d="M12 38V21q0-9 12-9t12 9v17zM54 36h34v28H54zM46 64h48v14H46z" />
      <path d="M7 86h28M9 86V20Q9 9 21 9t12 11v66M9 38h24M21 17v6l4 3M21 44v18M50 57V43q0-9 9-9h20q9 0 9 9v14M58 68V63a7 7 0 0 0-14 0v15h50V63a7 7 0 0 0-14 0v5zM51 78v8M87 78v8" />
      <circle className="k" cx="21" cy="65" r="3" />
    </>
  ),
  /** A shop's shelves, as two people carry them. */
  storefront: (
    <>
      <path className="b" d="M16 24h72v62H16z" />
      <path className="a" d="M24 28h14v16H24zM62 54h18v12H62z" />
      <path d="M12 86V14M84 86V14M12 20h72M12 44h72M12 66h72M12 80h72M20 28h14v16H20zM42 44V32h10v12M60 44a8 8 0 0 1 16 0M20 66V54h12v12M38 66a7 7 0 0 1 14 0M58 54h18v12H58z" />
    </>
  ),
  debris: (
    <>
      <path className="b" d="m50 36 12-28 9 4-12 28zM20 46l8-16 11 6 9-12 12 10 8 12z" />
      <path className="a" d="M12 50h62L62 72H28z" />
      <path d="m44 28 11-25 9 4-11 26M14 46l9-17 11 7 9-13 12 10 8 13M6 46h64L58 68H24zM64 57l28-9M52 68l7 18M33 37l6 9" />
      <circle className="k" cx="26" cy="77" r="9" />
    </>
  ),
  desk: (
    <>
      <path className="b" d="M10 52h84v8H10zM64 60h22v26H64z" />
      <path className="a" d="M30 18h40v24H30z" />
      <path d="M6 48h84v8H6zM14 56v30M60 56h24v30H60zM60 71h24M70 64h4M70 79h4M26 14h40v25H26zM46 39v9" />
    </>
  ),
  /** A workbench below its tools. */
  garage: (
    <>
      <path className="a" d="M18 14h68v40H18z" />
      <path className="b" d="M10 56h84v9H10zM34 69h26v14H34z" />
      <path d="M14 52V10h68v42M6 52h84v9H6zM14 61v25M82 61v25M14 81h68M30 66h26v15H30zM39 66v6h8v-6M26 20h15v8H26zM33 28v18M54 21h8v12h-8zM57 33v13M73 21v25M68 21v6q0 5 5 5t5-5v-6" />
    </>
  ),
  /** A steamer trunk. */
  attic: (
    <>
      <path className="b" d="M14 52V42q0-10 12-10h48q12 0 12 10v10z" />
      <path className="a" d="M14 56h72v30H14z" />
      <path d="M8 86V42q0-12 12-12h54q12 0 12 12v44zM8 54h78M41 49h12v12H41zM22 30v56M72 30v56" />
    </>
  ),
  eviction: boxes,
  /** A broken slab, as two people lift it. */
  concrete: (
    <>
      <path className="a" d="M10 64h80v22H10z" />
      <path className="b" d="M20 44h52l6 18H16z" />
      <path d="M6 62h36l-5 9 8 6-5 9H6zM50 62h38v24H48l4-9-8-6zM18 42h34l-4 8 6 12M18 42l-4 20M60 42h12l5 20M60 42l-4 8M24 74h1M70 73h1M62 79h1M30 51h1" />
    </>
  ),
  carpet: (
    <>
      <path className="b" d="M30 42h52q12 6 12 22t-12 22H30z" />
      <path className="a" d="M60 42h12q9 22 0 44H60q9-22 0-44z" />
      <path className="glass" d="M3 63a23 23 0 1 0 46 0 23 23 0 1 0-46 0z" />
      <path d="M3 63a23 23 0 1 0 46 0 23 23 0 1 0-46 0zM26 40h54q11 6 11 23T80 86H26M57 40q10 23 0 46M69 40q10 23 0 46M26 77a14 14 0 1 1 14-14q0 8-8 8t-8-7 5-6" />
    </>
  ),
  mattress: (
    <g transform="rotate(-7 48 86)">
      <rect className="b" x="28" y="12" width="50" height="74" rx="9" />
      <path className="a" d="M62 12h10q6 0 6 9v56q0 9-6 9H62z" />
      <rect x="24" y="9" width="50" height="77" rx="9" />
      <path d="M61 9v77M34 25h1M48 25h1M41 40h1M55 40h1M34 55h1M48 55h1M41 70h1M55 70h1" />
    </g>
  ),
  'hot-tub': (
    <>
      <path className="a" d="M16 52h72v34H16z" />
      <path className="b" d="M12 44h80v9H12z" />
      <path d="M12 50h72v31q0 5-5 5H17q-5 0-5-5zM8 41h80v9H8zM28 57v22M48 57v22M68 57v22M34 32q-6-5 0-11t0-11M48 32q-6-5 0-11t0-11M62 32q-6-5 0-11t0-11" />
    </>
  ),
  'yard-waste': (
    <>
      <path className="b" d="M28 48h44l7 38H26z" />
      <path
        className="a"
        d="M50 44q-4-22-26-26 2 22 26 26zM50 38q2-22 24-28 2 22-24 28zM46 46q-12-12-30-6 10 12 30 6zM54 46q12-12 28-6-10 12-28 6z"
      />
      <path d="M24 48h48l5 33q1 5-5 5H24q-6 0-5-5zM48 46q-4-24-27-30 2 24 27 30zM49 38q2-24 24-31 2 24-24 31zM42 47q-12-13-30-7M56 47q10-13 28-8M38 60l4 14M58 60l-4 14" />
    </>
  ),
  boxes,
};

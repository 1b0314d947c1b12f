/** Fixtures, pipes, and what goes wrong with them. Each fits a box of 98 by 92 with its base at y = 86. */
export const plumbingThings = {
  /** A wrench and a drop. */
  wrench: (
    <>
      <g transform="rotate(42 48 46)">
        <path className="b" d="M46 42h12v44H46z" />
        <path className="a" d="M34 10v24q2 10 16 10t16-10V10L56 2v22H44V2z" />
        <path d="M42 42v40q0 8 6 8t6-8V42M38-2 28 10v20q0 14 20 14t20-14V10L58-2v22H38z" />
      </g>
      <path className="a" d="M22 20q10 11 10 18a10 10 0 0 1-20 0q0-7 10-18z" />
      <path d="M20 14q10 12 10 20a10 10 0 0 1-20 0q0-8 10-20z" />
    </>
  ),
  /** The trap below a sink. */
  drain: (
    <>
      <path className="a" d="M14 16h72q-2 22-16 22H30q-14 0-16-22z" />
      <path className="b" d="M46 46h12v18q0 8 6 8t6-8v-6q0-12 14-12h10v12H84q-2 0-2 4v4q0 18-18 18T46 66z" />
      <path d="M2 12h92M8 12q0 24 18 24h44q18 0 18-24M40 36v8h16v-8M42 44v20a18 18 0 0 0 36 0v-4q0-4 4-4h12M54 44v20a6 6 0 0 0 12 0v-6q0-14 14-14h14M39 56h18M63 58h18" />
    </>
  ),
  /** A joint that drips into a puddle. */
  leak: (
    <>
      <path className="b" d="M2 20h94v18H2z" />
      <path className="a" d="M48 54q8 9 8 14a8 8 0 0 1-16 0q0-5 8-14zM20 86q4-8 18-6 12-4 24 0 14-2 20 6z" />
      <path d="M2 16h28v18H2zM66 16h28v18H66zM30 10h36v30H30zM42 10v30M54 10v30M48 48q9 10 9 16a9 9 0 0 1-18 0q0-6 9-16zM26 52v5M70 48v6M14 86q2-9 18-8M64 78q16-1 18 8zH14" />
    </>
  ),
  /** A tank, its flame and the pipes at its top. */
  'water-heater': (
    <>
      <path className="a" d="M30 22h42v38H30z" />
      <path className="b" d="M30 60h42v24H30z" />
      <path d="M36 14h24q10 0 10 10v58H26V24q0-10 10-10zM26 56h44M36 14V4M60 14V4M32 82v4M64 82v4M70 24h10v40M48 59q9 7 9 14a9 9 0 0 1-18 0q0-5 4-8 0 3 3 4 0-6 2-10zM36 28h24" />
    </>
  ),
  /** A heater on the wall, without a tank. */
  tankless: (
    <>
      <path className="b" d="M24 12h52v50H24z" />
      <path className="a" d="M38 18h24v12H38z" />
      <path d="M26 6h44q6 0 6 6v40q0 6-6 6H26q-6 0-6-6V12q0-6 6-6zM34 14h28v12H34zM48 31q9 7 9 14a9 9 0 0 1-18 0q0-5 4-8 0 3 3 4 0-6 2-10zM32 58v28M48 58v14M64 58v28M24 72h16M56 72h16M44 72h8M66 16v1" />
    </>
  ),
  toilet: (
    <>
      <path className="a" d="M64 16h22v34H64z" />
      <path className="b" d="M14 56h54v30H36V76Q16 72 14 56z" />
      <path d="M62 12h22v36H62zM58 6h30v6H58zM12 48h60v6H12zM14 54q2 18 20 22l-2 10h36l-4-12q8-6 8-20M68 22h6M62 48 48 14q-2-4-6-2l-2 1 14 35" />
    </>
  ),
  /** A sink and its faucet. */
  faucet: (
    <>
      <path className="a" d="M18 58h70q-4 24-20 24H36q-16 0-18-24z" />
      <path className="b" d="M58 52V26q0-8-8-8-6 0-8 6h-8q2-16 16-16 18 0 18 18v26z" />
      <path d="M54 50V26q0-8-7-8t-7 8v5H30v-5Q30 8 47 8t17 18v24M74 50V38h12M74 44h-4M2 50h90v6H2zM12 56q2 24 18 24h34q16 0 18-24M40 80v6h14v-6M35 38v4" />
    </>
  ),
  /** A shower head and its spray. */
  shower: (
    <>
      <path className="a" d="M36 40q0-14 22-14t22 14z" />
      <path className="b" d="M34 78h56v8H34z" />
      <path d="M16 86V18Q16 6 28 6h16q12 0 12 12v4M32 36q0-14 24-14t24 14zM56 44v8M56 60v8M43 44l-2 8M39 60l-2 8M69 44l2 8M73 60l2 8M28 76h64v10H28z" />
      <circle className="glass" cx="16" cy="54" r="8" />
      <path d="m16 54 5-5M8 86h16" />
    </>
  ),
  /** The grinder below a sink. */
  disposal: (
    <>
      <path className="b" d="M8 14h80v16H60v8H36v-8H8z" />
      <path className="a" d="M28 56h38v24H28z" />
      <path d="M2 8h92M8 8v18q0 6 6 6h20M88 8v18q0 6-6 6H62M34 32v10h28V32M32 42h32l4 12v24q0 8-8 8H36q-8 0-8-8V54zM28 54h40M68 60h8q8 0 8 8v18M68 70h4q2 0 2 2v14M36 66l4 6 4-6 4 6 4-6 4 6 4-6M40 8v6M48 8v6M56 8v6" />
    </>
  ),
  /** A camera in the sewer below the yard. */
  sewer: (
    <>
      <path className="b" d="M2 34h94v52H2z" />
      <path className="glass" stroke="none" d="M24 22h18v30q0 6 6 6h46v20H44q-20 0-20-20z" />
      <path className="a" d="M24 30h18v22q0 6 6 6h16v20H44q-20 0-20-20z" />
      <path d="M2 30h22M42 30h52M24 22v36q0 20 20 20h50M42 22v30q0 6 6 6h46M20 16h26v6H20zM33 16V4M33 22v30q0 16 14 16h11M58 62h12v12H58zM70 64l18-4M70 72l18 4M56 30l3-8 3 8M66 30l3-6 3 6M84 30l3-8 3 8M8 30l3-7 3 7" />
      <circle className="k" cx="70" cy="68" r="3" />
    </>
  ),
  /** A pipe that burst. */
  burst: (
    <>
      <path className="a" d="M44 56Q44 30 20 26 38 12 50 30 60 10 80 22 60 32 58 56z" />
      <path className="b" d="M4 64h32l8 8-6 8 2 6H4zM98 64H66l-6 8 6 6-4 8h34z" />
      <path d="M2 60h32l8 7-8 6 8 6-6 7H2M94 60H64l-6 7 8 6-8 6 4 7h32M42 52Q42 26 18 24M56 52q2-26 24-32M49 48V20M30 48q-4-8-14-8M68 46q4-6 14-6M49 10V4M12 22 8 18M86 16l4-5M12 60v26M84 60v26" />
    </>
  ),
  /** Two filters on a pipe. */
  filter: (
    <>
      <path className="b" d="M6 14h88v12H6z" />
      <path className="a" d="M20 46h24v28q0 10-12 10t-12-10zM58 46h24v28q0 10-12 10t-12-10z" />
      <path d="M2 10h92v12H2zM14 22h28v8H14zM54 22h28v8H54zM16 30v42q0 14 12 14t12-14V30M56 30v42q0 14 12 14t12-14V30M16 44h24M56 44h24M24 54v16M32 54v16M64 54v16M72 54v16M48 10V4M42 4h12" />
    </>
  ),
  /** A gas cock and a flame. */
  gas: (
    <>
      <path className="b" d="M70 16q18 20 18 32a18 16 0 0 1-36 0q0-8 6-14 3 5 6 6 0-14 6-24z" />
      <path className="a" d="M4 74h92v10H4zM70 42q7 8 7 12a7 6 0 0 1-14 0q0-4 7-12z" />
      <path d="M2 70h14M40 70h54M2 84h14M40 84h54M16 64h24v24H16zM28 64v-8M12 48h32v8H12zM66 6q20 20 20 34 0 18-20 18T46 40q0-10 8-18 2 8 6 8 0-12 6-24zM66 36q7 8 7 14a7 7 0 0 1-14 0q0-6 7-14zM56 62h20M58 62v8M74 62v8" />
    </>
  ),
  /** A pump in its pit. */
  sump: (
    <>
      <path className="a" d="M26 60h46v26H26z" />
      <path className="b" d="M36 56h22v22H36z" />
      <path d="M2 34h22v52h48V34h22M24 58h8M60 58h12M34 54h22v24H34zM30 78h30v8M30 86v-8M41 54V18q0-10 10-10h43M49 54V20q0-4 4-4h41M34 62h22" />
      <circle className="glass" cx="65" cy="50" r="6" />
      <path d="M56 66q9-2 9-10M84 2l8 10-8 10" />
    </>
  ),
  /** The device that keeps water from running back. */
  backflow: (
    <>
      <path className="b" d="M20 50h10v36H20zM70 50h10v36H70z" />
      <path className="a" d="M30 36h40v22H30z" />
      <path d="M16 86V46q0-8 8-8h6M28 86V54q0-2 2-2M80 86V46q0-8-8-8h-6M68 86V54q0-2-2-2M30 32h36v26H30zM48 32V18M36 10h24v8H36zM22 38V26M14 26h16M74 38V26M66 26h16M42 45h12l-5-5M54 45l-5 5M2 86h92M12 68h20M64 68h20" />
    </>
  ),
  /** A faucet on the wall, and its hose. */
  hose: (
    <>
      <path className="b" d="M4 8h18v78H4z" />
      <path
        className="a"
        fillRule="evenodd"
        d="M48 66a21 21 0 1 0 42 0 21 21 0 1 0-42 0zm9 0a12 12 0 1 1 24 0 12 12 0 1 1-24 0z"
      />
      <path d="M18 4v82M4 24h14M4 44h14M4 64h14M11 4v20M11 44v20M18 24h22q12 0 12 12v6H40q0-4-4-4H18M30 24V12M20 12h20M46 42v22a20 20 0 1 0 20-20q-8 0-14 5M54 64a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM66 84h28" />
    </>
  ),
  /** A light for what can't wait. */
  emergency: (
    <>
      <path className="a" d="M30 66V48q0-20 20-20t20 20v18z" />
      <path className="b" d="M14 76h76v10H14z" />
      <path d="M26 64V46a22 22 0 0 1 44 0v18M18 64h60v10H18zM8 74h80v12H8zM48 12V4M22 22l-6-6M74 22l6-6M12 46H4M84 46h8M48 38q8 9 8 14a8 8 0 0 1-16 0q0-5 8-14z" />
    </>
  ),
  /** A pipe under the magnifying glass. */
  inspection: (
    <>
      <path className="b" d="M2 32h76v18H2z" />
      <path className="a" d="M28 26h22v30H28z" />
      <path d="M2 30h10M2 46h10M70 30h24M70 46h24M12 30h58M12 46h58M30 22h22v32H30z" />
      <circle cx="41" cy="38" r="32" />
      <path className="a" d="m66 64 8-8 20 22-8 8z" />
      <path d="m63 62 22 22q4 4 8 0t0-8L71 54" />
    </>
  ),
};

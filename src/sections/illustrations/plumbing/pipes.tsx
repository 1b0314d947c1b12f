/* Pipes and their damage. Each fits a box of 98 by 92 with its base at y = 86. */

/** The trap below a sink. */
export function DrainShape() {
  return (
    <>
      <path className="a" d="M14 16h72q-2 22-16 22H30q-14 0-16-22z" />
      <path className="b" d="M46 46h12v18q0 8 6 8t6-8v-6q0-12 14-12h10v12H84q-2 0-2 4v4q0 18-18 18T46 66z" />
      <path d="M2 12h92M8 12q0 24 18 24h44q18 0 18-24M40 36v8h16v-8M42 44v20a18 18 0 0 0 36 0v-4q0-4 4-4h12M54 44v20a6 6 0 0 0 12 0v-6q0-14 14-14h14M39 56h18M63 58h18" />
    </>
  );
}

/** A joint that drips into a puddle. */
export function LeakShape() {
  return (
    <>
      <path className="b" d="M2 20h94v18H2z" />
      <path className="a" d="M48 54q8 9 8 14a8 8 0 0 1-16 0q0-5 8-14zM20 86q4-8 18-6 12-4 24 0 14-2 20 6z" />
      <path d="M2 16h28v18H2zM66 16h28v18H66zM30 10h36v30H30zM42 10v30M54 10v30M48 48q9 10 9 16a9 9 0 0 1-18 0q0-6 9-16zM26 52v5M70 48v6M14 86q2-9 18-8M64 78q16-1 18 8zH14" />
    </>
  );
}

/** A pipe that burst. */
export function BurstShape() {
  return (
    <>
      <path className="a" d="M44 56Q44 30 20 26 38 12 50 30 60 10 80 22 60 32 58 56z" />
      <path className="b" d="M4 64h32l8 8-6 8 2 6H4zM98 64H66l-6 8 6 6-4 8h34z" />
      <path d="M2 60h32l8 7-8 6 8 6-6 7H2M94 60H64l-6 7 8 6-8 6 4 7h32M42 52Q42 26 18 24M56 52q2-26 24-32M49 48V20M30 48q-4-8-14-8M68 46q4-6 14-6M49 10V4M12 22 8 18M86 16l4-5M12 60v26M84 60v26" />
    </>
  );
}

/** A camera in the sewer below the yard. */
export function SewerShape() {
  return (
    <>
      <path className="b" d="M2 34h94v52H2z" />
      <path className="glass" stroke="none" d="M24 22h18v30q0 6 6 6h46v20H44q-20 0-20-20z" />
      <path className="a" d="M24 30h18v22q0 6 6 6h16v20H44q-20 0-20-20z" />
      <path d="M2 30h22M42 30h52M24 22v36q0 20 20 20h50M42 22v30q0 6 6 6h46M20 16h26v6H20zM33 16V4M33 22v30q0 16 14 16h11M58 62h12v12H58zM70 64l18-4M70 72l18 4M56 30l3-8 3 8M66 30l3-6 3 6M84 30l3-8 3 8M8 30l3-7 3 7" />
      <circle className="k" cx="70" cy="68" r="3" />
    </>
  );
}

/** A gas cock and a flame. */
export function GasShape() {
  return (
    <>
      <path className="b" d="M70 16q18 20 18 32a18 16 0 0 1-36 0q0-8 6-14 3 5 6 6 0-14 6-24z" />
      <path className="a" d="M4 74h92v10H4zM70 42q7 8 7 12a7 6 0 0 1-14 0q0-4 7-12z" />
      <path d="M2 70h14M40 70h54M2 84h14M40 84h54M16 64h24v24H16zM28 64v-8M12 48h32v8H12zM66 6q20 20 20 34 0 18-20 18T46 40q0-10 8-18 2 8 6 8 0-12 6-24zM66 36q7 8 7 14a7 7 0 0 1-14 0q0-6 7-14zM56 62h20M58 62v8M74 62v8" />
    </>
  );
}

/** The device that keeps water from running back. */
export function BackflowShape() {
  return (
    <>
      <path className="b" d="M20 50h10v36H20zM70 50h10v36H70z" />
      <path className="a" d="M30 36h40v22H30z" />
      <path d="M16 86V46q0-8 8-8h6M28 86V54q0-2 2-2M80 86V46q0-8-8-8h-6M68 86V54q0-2-2-2M30 32h36v26H30zM48 32V18M36 10h24v8H36zM22 38V26M14 26h16M74 38V26M66 26h16M42 45h12l-5-5M54 45l-5 5M2 86h92M12 68h20M64 68h20" />
    </>
  );
}

/** A wrench and a drop. */
export function WrenchShape() {
  return (
    <>
      <g transform="rotate(42 48 46)">
        <path className="b" d="M46 42h12v44H46z" />
        <path className="a" d="M34 10v24q2 10 16 10t16-10V10L56 2v22H44V2z" />
        <path d="M42 42v40q0 8 6 8t6-8V42M38-2 28 10v20q0 14 20 14t20-14V10L58-2v22H38z" />
      </g>
      <path className="a" d="M22 20q10 11 10 18a10 10 0 0 1-20 0q0-7 10-18z" />
      <path d="M20 14q10 12 10 20a10 10 0 0 1-20 0q0-8 10-20z" />
    </>
  );
}

/** A light for what can't wait. */
export function EmergencyShape() {
  return (
    <>
      <path className="a" d="M30 66V48q0-20 20-20t20 20v18z" />
      <path className="b" d="M14 76h76v10H14z" />
      <path d="M26 64V46a22 22 0 0 1 44 0v18M18 64h60v10H18zM8 74h80v12H8zM48 12V4M22 22l-6-6M74 22l6-6M12 46H4M84 46h8M48 38q8 9 8 14a8 8 0 0 1-16 0q0-5 8-14z" />
    </>
  );
}

/** A pipe under the magnifying glass. */
export function InspectionShape() {
  return (
    <>
      <path className="b" d="M2 32h76v18H2z" />
      <path className="a" d="M28 26h22v30H28z" />
      <path d="M2 30h10M2 46h10M70 30h24M70 46h24M12 30h58M12 46h58M30 22h22v32H30z" />
      <circle cx="41" cy="38" r="32" />
      <path className="a" d="m66 64 8-8 20 22-8 8z" />
      <path d="m63 62 22 22q4 4 8 0t0-8L71 54" />
    </>
  );
}

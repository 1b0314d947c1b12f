/* What a plumber installs. Each fits a box of 98 by 92 with its base at y = 86. */

/** A tank, its flame and the pipes at its top. */
export function WaterHeaterShape() {
  return (
    <>
      <path className="a" d="M30 22h42v38H30z" />
      <path className="b" d="M30 60h42v24H30z" />
      <path d="M36 14h24q10 0 10 10v58H26V24q0-10 10-10zM26 56h44M36 14V4M60 14V4M32 82v4M64 82v4M70 24h10v40M48 59q9 7 9 14a9 9 0 0 1-18 0q0-5 4-8 0 3 3 4 0-6 2-10zM36 28h24" />
    </>
  );
}

/** A heater on the wall, without a tank. */
export function TanklessShape() {
  return (
    <>
      <path className="b" d="M24 12h52v50H24z" />
      <path className="a" d="M38 18h24v12H38z" />
      <path d="M26 6h44q6 0 6 6v40q0 6-6 6H26q-6 0-6-6V12q0-6 6-6zM34 14h28v12H34zM48 31q9 7 9 14a9 9 0 0 1-18 0q0-5 4-8 0 3 3 4 0-6 2-10zM32 58v28M48 58v14M64 58v28M24 72h16M56 72h16M44 72h8M66 16v1" />
    </>
  );
}

export function ToiletShape() {
  return (
    <>
      <path className="a" d="M64 16h22v34H64z" />
      <path className="b" d="M14 56h54v30H36V76Q16 72 14 56z" />
      <path d="M62 12h22v36H62zM58 6h30v6H58zM12 48h60v6H12zM14 54q2 18 20 22l-2 10h36l-4-12q8-6 8-20M68 22h6M62 48 48 14q-2-4-6-2l-2 1 14 35" />
    </>
  );
}

/** A sink and its faucet. */
export function FaucetShape() {
  return (
    <>
      <path className="a" d="M18 58h70q-4 24-20 24H36q-16 0-18-24z" />
      <path className="b" d="M58 52V26q0-8-8-8-6 0-8 6h-8q2-16 16-16 18 0 18 18v26z" />
      <path d="M54 50V26q0-8-7-8t-7 8v5H30v-5Q30 8 47 8t17 18v24M74 50V38h12M74 44h-4M2 50h90v6H2zM12 56q2 24 18 24h34q16 0 18-24M40 80v6h14v-6M35 38v4" />
    </>
  );
}

/** A shower head and its spray. */
export function ShowerShape() {
  return (
    <>
      <path className="a" d="M36 40q0-14 22-14t22 14z" />
      <path className="b" d="M34 78h56v8H34z" />
      <path d="M16 86V18Q16 6 28 6h16q12 0 12 12v4M32 36q0-14 24-14t24 14zM56 44v8M56 60v8M43 44l-2 8M39 60l-2 8M69 44l2 8M73 60l2 8M28 76h64v10H28z" />
      <circle className="glass" cx="16" cy="54" r="8" />
      <path d="m16 54 5-5M8 86h16" />
    </>
  );
}

/** The grinder below a sink. */
export function DisposalShape() {
  return (
    <>
      <path className="b" d="M8 14h80v16H60v8H36v-8H8z" />
      <path className="a" d="M28 56h38v24H28z" />
      <path d="M2 8h92M8 8v18q0 6 6 6h20M88 8v18q0 6-6 6H62M34 32v10h28V32M32 42h32l4 12v24q0 8-8 8H36q-8 0-8-8V54zM28 54h40M68 60h8q8 0 8 8v18M68 70h4q2 0 2 2v14M36 66l4 6 4-6 4 6 4-6 4 6 4-6M40 8v6M48 8v6M56 8v6" />
    </>
  );
}

/** Two filters on a pipe. */
export function FilterShape() {
  return (
    <>
      <path className="b" d="M6 14h88v12H6z" />
      <path className="a" d="M20 46h24v28q0 10-12 10t-12-10zM58 46h24v28q0 10-12 10t-12-10z" />
      <path d="M2 10h92v12H2zM14 22h28v8H14zM54 22h28v8H54zM16 30v42q0 14 12 14t12-14V30M56 30v42q0 14 12 14t12-14V30M16 44h24M56 44h24M24 54v16M32 54v16M64 54v16M72 54v16M48 10V4M42 4h12" />
    </>
  );
}

/** A faucet on the wall, and its hose. */
export function HoseShape() {
  return (
    <>
      <path className="b" d="M4 8h18v78H4z" />
      <path
        className="a"
        fillRule="evenodd"
        d="M48 66a21 21 0 1 0 42 0 21 21 0 1 0-42 0zm9 0a12 12 0 1 1 24 0 12 12 0 1 1-24 0z"
      />
      <path d="M18 4v82M4 24h14M4 44h14M4 64h14M11 4v20M11 44v20M18 24h22q12 0 12 12v6H40q0-4-4-4H18M30 24V12M20 12h20M46 42v22a20 20 0 1 0 20-20q-8 0-14 5M54 64a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM66 84h28" />
    </>
  );
}

/** A pump in its pit. */
export function SumpShape() {
  return (
    <>
      <path className="a" d="M26 60h46v26H26z" />
      <path className="b" d="M36 56h22v22H36z" />
      <path d="M2 34h22v52h48V34h22M24 58h8M60 58h12M34 54h22v24H34zM30 78h30v8M30 86v-8M41 54V18q0-10 10-10h43M49 54V20q0-4 4-4h41M34 62h22" />
      <circle className="glass" cx="65" cy="50" r="6" />
      <path d="M56 66q9-2 9-10M84 2l8 10-8 10" />
    </>
  );
}

/* Places that we empty, and containers. Each fits a box of 96 by 96 with its base at y = 86. */

/** A shop's shelves, as two people carry them. */
export function ShelvesShape() {
  return (
    <>
      <path className="b" d="M16 24h72v62H16z" />
      <path className="a" d="M24 28h14v16H24zM62 54h18v12H62z" />
      <path d="M12 86V14M84 86V14M12 20h72M12 44h72M12 66h72M12 80h72M20 28h14v16H20zM42 44V32h10v12M60 44a8 8 0 0 1 16 0M20 66V54h12v12M38 66a7 7 0 0 1 14 0M58 54h18v12H58z" />
    </>
  );
}

/** A locked door with a notice and belongings in front. */
export function EvictionShape() {
  return (
    <>
      <path className="a" d="M18 12h44v74H18z" />
      <path className="b" d="M60 62h34v24H60z" />
      <path className="glass" d="M22 20h20v20H22z" />
      <path d="M56 60V10H14v76h42M6 86h84M22 20h20v20H22zM27 27h10M27 33h6M43 54a5 5 0 0 1 10 0v5M56 60h34v26H56zM68 60v9h10v-9" />
      <path className="k" d="M40 59h15v12H40z" />
    </>
  );
}

export function ApartmentShape() {
  return (
    <>
      <path className="a" d="M24 16h60v70H24z" />
      <path className="b" d="M30 22h11v12H30zM66 42h11v12H66zM48 70h14v16H48z" />
      <path d="M18 12h60v74H18zM12 12h72M27 21h11v12H27zM58 21h11v12H58zM27 42h11v12H27zM58 42h11v12H58zM48 21v12M48 42v12M41 86V68h14v18M27 66h4M65 66h4M27 75h4M65 75h4M6 86h84" />
    </>
  );
}

/** A bin and the bags beside it. */
export function BinAreaShape() {
  return (
    <>
      <path className="a" d="M10 46h54l-5 34H15z" />
      <path className="b" d="M66 86q-8-20 8-28l-2-6h10l-2 6q18 8 12 28z" />
      <path d="M6 44h52l-5 36H11zM2 44h60q-3-14-30-14T2 44zM26 30v-4h12v4M20 54l2 16M32 54v16M44 54l-2 16M16 80v6M48 80v6M62 84q-6-20 9-27-3-2-3-7h13q0 5-4 7 17 7 11 29H62" />
    </>
  );
}

/** A roll-off container. */
export function ContainerShape() {
  return (
    <>
      <path className="b" d="m30 40 9-26 10 4-8 22zM56 40V23h24v17z" />
      <path className="a" d="M8 44h86v34H20z" />
      <path d="m26 38 9-26 10 4-7 22M52 38V20h24v18M2 38h88v7H2zM4 45l12 33h74V45M28 45v33M44 45v33M60 45v33M76 45v33" />
      <circle className="k" cx="28" cy="82" r="4" />
      <circle className="k" cx="80" cy="82" r="4" />
    </>
  );
}

export function ShedShape() {
  return (
    <>
      <path className="a" d="M16 42 26 24 50 13l26 11 12 18z" />
      <path className="b" d="M20 46h66v40H20z" />
      <path className="glass" d="M35 54h26v32H35z" />
      <path d="M14 42v44h68V42M6 42 20 21 48 8l28 13 14 21zM35 86V54h26v32zM35 54l26 32M61 54 35 86M43 30h10" />
    </>
  );
}

/** A storage unit with its door half up. */
export function StorageShape() {
  return (
    <>
      <path className="a" d="M20 28h62v22H20z" />
      <path className="b" d="M26 66h26v20H26zM56 72h22v14H56z" />
      <path d="M8 86V12h80v74zM18 86V24h60v62M18 33h60M18 41h60M18 49h60M44 45h8M24 64h24v22H24zM32 64v8h8v-8M48 72h22v14H48z" />
    </>
  );
}

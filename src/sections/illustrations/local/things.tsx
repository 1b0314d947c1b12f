/** Each fits a box of 98 by 92 with its base at y = 86. */
export const localThings = {
  house: (
    <>
      <path className="b" d="M18 44h68v42H18z" />
      <path className="a" d="m8 46 42-34 42 34z" />
      <path d="M14 40v46M80 40v46M2 46 47 10l45 36M66 24V12h12v22M4 86h88M28 86V56h18v30M58 56h14v14H58zM41 72v1" />
    </>
  ),
  /** A folded map with a pin. */
  map: (
    <>
      <path className="b" d="m10 44 26-8v42l-26 8zM62 44l26-8v42l-26 8z" />
      <path className="a" d="M50 64Q32 46 32 32a18 18 0 0 1 36 0q0 14-18 32z" />
      <path d="M28 38 8 44v42l28-8 26 8 28-8V36l-18 4M36 56v22M62 58v28M48 62Q29 44 29 28a19 19 0 0 1 38 0q0 16-19 34zM41 28a7 7 0 1 0 14 0 7 7 0 1 0-14 0z" />
    </>
  ),
  clock: (
    <>
      <path className="b" d="M14 50a38 38 0 1 0 76 0 38 38 0 1 0-76 0z" />
      <path className="a" d="M52 50V18q32 2 32 32z" />
      <path d="M10 47a38 38 0 1 0 76 0 38 38 0 1 0-76 0zM48 24v23l17 10M48 9v6M48 79v6M10 47h6M80 47h6" />
    </>
  ),
  star: (
    <>
      <path className="b" d="m52 10 12 26 28 4-20 20 5 28-25-14-25 14 5-28-20-20 28-4z" />
      <path className="a" d="m52 10 12 26 28 4-20 20 5 28-25-14z" />
      <path d="m48 4 13 27 29 4-21 21 5 29-26-14-26 14 5-29L6 35l29-4z" />
    </>
  ),
  handshake: (
    <>
      <path className="a" d="m4 26 16-6 14 34-16 8z" />
      <path className="b" d="m82 20 14 8-12 34-14-8z" />
      <path d="m2 26 14-8 16 34-14 8zM94 26l-14-8-16 34 14 8zM22 28l14-4q6 0 12 4M74 28l-16-4q-6 0-10 4L34 42q4 8 14 2l8-6 20 16M28 56l16 16q4 4 8 0 3 3 7 0 4-3 1-7 4 1 6-2 3-4-1-7M52 60l8 7M58 52l9 8" />
    </>
  ),
  tag: (
    <>
      <path className="b" d="m12 46 36-34h36q4 0 4 4v34L52 86z" />
      <path className="a" d="M40 20 62 8h20q6 0 6 6v20L76 56z" />
      <path d="M8 42 42 8h36q6 0 6 6v36L50 84q-4 4-8 0L8 50q-4-4 0-8zM60 24a7 7 0 1 0 14 0 7 7 0 1 0-14 0M30 46l18 18M40 38l14 14" />
    </>
  ),
  people: (
    <>
      <path className="b" d="M10 86q0-28 24-28t24 28z" />
      <path className="a" d="M62 86q0-22-10-28 8-6 18-4 20 4 22 32z" />
      <path d="M16 34a16 16 0 1 0 32 0 16 16 0 1 0-32 0zM4 86q0-30 28-30t28 30zM54 18a14 14 0 1 1 2 26M62 52q28 0 30 34H72" />
    </>
  ),
  leaf: (
    <>
      <path className="a" d="M20 78Q4 22 86 14q8 76-60 68z" />
      <path className="b" d="M86 14q8 76-60 68-2-2-4-4z" />
      <path d="M18 74Q2 16 84 8q8 80-58 72M8 88q16-36 50-56M28 62l-2-20M28 62h26M44 46l-1-16M44 46h22" />
    </>
  ),
};

/* The same for other packs. */

/** Two rings, one through the other. */
export function RingsShape() {
  return (
    <>
      <path
        className="b"
        fillRule="evenodd"
        d="M14 60a24 24 0 1 0 48 0 24 24 0 1 0-48 0zm8 0a16 16 0 1 1 32 0 16 16 0 1 1-32 0z"
      />
      <path
        className="a"
        fillRule="evenodd"
        d="M44 60a24 24 0 1 0 48 0 24 24 0 1 0-48 0zm8 0a16 16 0 1 1 32 0 16 16 0 1 1-32 0z"
      />
      <path className="a" d="m58 26 8-12h12l8 12-14 12z" />
      <circle cx="34" cy="57" r="24" />
      <circle cx="34" cy="57" r="16" />
      <circle cx="64" cy="57" r="24" />
      <circle cx="64" cy="57" r="16" />
      <path d="m50 21 8-12h12l8 12-14 12zM50 21h28M59 21l5 12 5-12" />
    </>
  );
}

/** A paper with a seal. */
export function CertificateShape() {
  return (
    <>
      <path className="b" d="M14 14h76v58H14z" />
      <path className="a" d="M60 54h28v14l-6 22-8-6-8 6-6-22z" />
      <path d="M56 68H10V10h76v44M24 24h48M24 36h34M24 48h22" />
      <circle cx="70" cy="58" r="13" />
      <path d="m62 68-4 20 12-6 12 6-4-20" />
    </>
  );
}

/** A chair to lean forward in, face down. */
export function ChairShape() {
  return (
    <>
      <path className="a" d="M12 58h40v10H12z" />
      <path className="b" d="m50 52 16-26 10 6-16 26zM70 16h24v10H70z" />
      <path d="M8 86h80M28 86V64M28 84l12-20M74 86V60M58 60h32M64 22l14-6" />
      <rect x="8" y="54" width="40" height="10" rx="5" />
      <rect x="64" y="10" width="26" height="10" rx="5" />
      <path d="m46 48 14-24q2-4 6-2l4 2q4 2 2 6L58 54q-2 4-6 2l-4-2q-4-2-2-6z" />
    </>
  );
}

/** A delivery at the door. */
export function BoxShape() {
  return (
    <>
      <path className="b" d="M16 36h74v50H16z" />
      <path className="a" d="M44 36h18v20H44z" />
      <path d="M12 32h74v54H12zM12 32l10-16h54l10 16M49 16v16M40 32v20h18V32M66 72h12M66 78h12" />
    </>
  );
}

/** The front of a house without windows, 264 wide. */
export function HouseShell() {
  return (
    <>
      <path className="b" d="M4 200h264v200H4zM182 82h32v30h-32z" />
      <path className="a" d="M-12 198 40 120h192l52 78z" />
      <path d="M0 190v210M264 190v210M-16 190 36 112h192l52 78zM178 112V86h32v26M172 78h44v8h-44z" />
    </>
  );
}

/** The front door of the house, at the right. */
export function FrontDoor() {
  return (
    <>
      <path className="a" d="M178 250h62v150h-62z" />
      <path className="glass" d="M190 264h32v40h-32z" />
      <path d="M172 400V244h68v156M172 256h68M184 334h1" />
      <circle cx="206" cy="214" r="6" />
      <path d="M206 190v18" />
    </>
  );
}

import { Palm } from '../shapes/palm.tsx';

/** Two people under an arch; on the screen beside them the officiant, and the guests. */
export const weddingScene = (
  <>
    <circle className="b" cx="220" cy="196" r="150" />
    <g className="far">
      <Palm x={36} y={400} size={1.3} />
      <Palm x={728} y={400} size={1.15} />
    </g>
    <Arch />
    <g transform="translate(166 400) scale(1.5)">
      <Groom />
    </g>
    <g transform="translate(266 400) scale(1.5)">
      <Bride />
    </g>
    <path className="arm" d="M181 300l24 28 20-4" />
    <path className="arm-in" d="M181 300l24 28 20-4" />
    <path d="M258 296l-20 32-14 2M250 304l-14 20" />
    <Screen />
    <path d="M-20 400h800" />
  </>
);

function Arch() {
  return (
    <>
      <path d="M96 400V206a120 120 0 0 1 240 0v194M108 400V206a108 108 0 0 1 216 0v194" />
      <path
        className="frond"
        d="M96 240q-26-8-24-34 24 8 24 34zM98 190q-24-18-12-42 18 16 12 42zM120 138q-14-26 8-44 10 24-8 44zM166 100q0-30 26-36-2 28-26 36zM216 88q12-28 38-20-12 26-38 20zM268 100q22-18 42 0-22 18-42 0zM312 140q28-8 40 16-28 10-40-16zM334 190q28 4 28 32-28-6-28-32z"
      />
      <circle className="k" cx="102" cy="170" r="7" />
      <circle className="k" cx="142" cy="112" r="8" />
      <circle className="k" cx="216" cy="86" r="9" />
      <circle className="k" cx="292" cy="116" r="8" />
      <circle className="k" cx="330" cy="172" r="7" />
    </>
  );
}

function Groom() {
  return (
    <>
      <path className="leg" d="M-5-50v44M7-50v44" />
      <path className="shoe" d="M-8-4h10M7-4h10" />
      <path className="a" d="M-10-88q13-8 26 0l4 44h-30z" />
      <path d="M-14-88q13-8 26 0l3 44h-31zM-6-91l5 14 6-14" />
      <circle className="skin" cx="0" cy="-106" r="11" />
      <path className="k" d="M-11-107q-1-12 11-12t11 10q-12 0-16-4-1 5-6 6z" />
    </>
  );
}

function Bride() {
  return (
    <>
      <path className="b" d="M-6-86q8-4 16 0l26 84h-64z" />
      <path className="skin" d="M-10-88q9-5 18 0l5 26 23 60h-76l25-60zM-15-62q14 6 28 0" />
      <circle className="skin" cx="-1" cy="-106" r="11" />
      <path className="k" d="M-12-109q1-12 12-12 15 0 14 17 0 12 4 18-13 2-14-12v-9q-9 2-16-2z" />
      <circle className="a" cx="-26" cy="-50" r="8" />
      <path d="M-36-52a9 9 0 0 1 17-3q5 6-2 11-6 5-11 0-6-2-4-8zM-28-43l-2 12" />
    </>
  );
}

function Screen() {
  return (
    <g transform="translate(420 0)">
      <path className="a" d="M8 120h262v168H8z" />
      <path className="glass" d="M12 122h236v146H12z" />
      <rect x="0" y="110" width="262" height="170" rx="12" />
      <path d="M12 122h166v146H12zM178 122h72v72h-72zM178 194h72v74h-72z" />
      <path className="b" d="M50 268q0-46 46-46t46 46z" />
      <path d="M46 268q0-50 48-50t48 50M80 222l14 22 14-22M94 244v22" />
      <circle className="skin" cx="94" cy="184" r="26" />
      <path className="k" d="M68 184q-4-32 26-32t27 28q-30 2-38-10-4 10-15 14z" />
      <circle className="skin" cx="205" cy="158" r="10" />
      <circle className="skin" cx="228" cy="164" r="8" />
      <path d="M188 194q2-20 17-20 12 0 15 12 3-8 10-8 10 0 12 16" />
      <circle className="skin" cx="214" cy="230" r="11" />
      <path d="M194 268q2-22 20-22t20 22" />
      <path className="b" d="M-22 296h312v16H-22z" />
      <path d="M120 280v12h22v-12M-30 292h322v14H-30zM-12 306l-8 94M274 306l8 94" />
    </g>
  );
}

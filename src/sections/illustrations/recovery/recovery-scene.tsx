import { Palm } from '../shapes/palm.tsx';

/** A room: a person face down in the chair, a bed with its support, and the delivery box. */
export const recoveryScene = (
  <>
    <circle className="b" cx="270" cy="206" r="150" />
    <g className="far">
      <Palm x={574} y={236} size={0.92} />
      <path d="M488 74h150v162H488zM476 236h174M563 74v162" />
    </g>
    <Seat />
    <Bed />
    <g transform="translate(30 0)">
      <path className="b" d="M10 340h76v58H10z" />
      <path className="a" d="M38 340h20v20H38z" />
      <path d="M4 334h76v64H4zM4 334l12-18h52l12 18M32 334v22h20v-22" />
    </g>
    <path d="M-20 400h800" />
  </>
);

function Seat() {
  return (
    <>
      <path d="M136 396h196M168 396v-52M176 392l92-150" />
      <path className="leg" d="M176 330l72 4-6 54" />
      <path className="shoe" d="M240 390h16" />
      <path className="a" d="M130 340h80v16h-80z" />
      <rect x="122" y="334" width="84" height="16" rx="8" />
      <path className="b" d="m224 318 54-92 16 9-54 92z" />
      <path d="m216 314 54-92q4-7 11-3l4 3q7 4 3 11l-54 92q-4 7-11 3l-4-3q-7-4-3-11z" />
      <path className="a" d="M160 334q-6-58 46-122 16-16 34-6 18 10 8 30l-40 96z" />
      <path d="M154 330q-6-58 46-122 16-16 34-6 18 10 8 30l-38 98z" />
      <path className="a" d="M286 236h56v12h-56z" />
      <path d="M302 242v40" />
      <rect x="274" y="230" width="56" height="12" rx="6" />
      <circle className="skin" cx="302" cy="204" r="26" />
      <path className="k" d="M280 218q-12-40 22-40t28 30q-10-4-20-2-12 2-16 12-4-6-8-4t-6 4z" />
      <path className="arm" d="M226 230l34 44 44-2" />
      <path className="arm-in" d="M226 230l34 44 44-2" />
      <path d="M262 282h86M320 282v114" />
    </>
  );
}

function Bed() {
  return (
    <g transform="translate(386 0)">
      <path className="b" d="M20 316h268v40H20z" />
      <path d="M6 250v150M296 290v110M6 310h290v40H6z" />
      <path className="a" d="M120 286h178v30H120z" />
      <path d="M110 310v-14q0-18 18-18h156q12 0 12 12v20M150 278q10 16 2 32" />
      <path className="b" d="M30 282h60v26H30z" />
      <path d="M24 310v-22q0-12 12-12h40q12 0 12 12v22M40 276q16 20 34 0" />
      <path d="M330 400v-96h44M352 304v-22M336 282h32l-8-30h-16z" />
    </g>
  );
}

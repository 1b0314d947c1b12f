import { TruckChassis } from './truck.tsx';

/** An open truck with eight eighths of a load, bottom up. CSS draws them and sets the visible number. */
export function LoadInEighths() {
  return (
    <div className="art art-gauge">
      {eighths.map(({ lines }) => (
        <i key={lines} />
      ))}
    </div>
  );
}

export const gaugeBox = '-64 84 528 320';

export const gaugeShape = (
  <>
    <path d="M-60 400h520" />
    <TruckChassis />
    <path strokeDasharray="2 10" d="M0 98h250" />
    <path d="M0 90v260h250V90M-6 350h262M0 287h-16M0 224h-28M0 161h-16M0 98h-28" />
  </>
);

export function EighthShape({ eighth }: { readonly eighth: (typeof eighths)[number] }) {
  return (
    <>
      {eighth.blue !== '' && <path className="a" d={eighth.blue} />}
      <path className="b" d={eighth.sand} />
      <path d={eighth.lines} />
    </>
  );
}

/** Sofa; washer and box; chest of drawers; crate; two mattresses; tire and bag; boxes; plant and bag. */
export const eighths = [
  {
    blue: 'M12 322h114v22H12z',
    sand: 'M26 300h88v20H26z',
    lines: 'M8 346v-28a8 8 0 0 1 16 0v8h84v-8a8 8 0 0 1 16 0v28zM18 310v-8q0-8 8-8h80q8 0 8 8v8M66 294v32',
  },
  {
    blue: 'M136 296h52v52h-52z',
    sand: 'M196 308h46v40h-46z',
    lines:
      'M132 292h52v54h-52zM146 322a12 12 0 1 0 24 0 12 12 0 1 0-24 0M140 300h10M192 304h50v42h-50zM210 304v10h14v-10',
  },
  {
    blue: 'M14 270h110v16H14z',
    sand: 'M14 236h110v34H14z',
    lines: 'M10 232h112v56H10zM10 260h112M66 232v56M34 246h8M90 246h8M34 274h8M90 274h8',
  },
  {
    blue: '',
    sand: 'M134 236h112v54H134z',
    lines: 'M130 232h112v56H130zM130 246h112M130 274h112M130 246l112 28M130 274l112-28',
  },
  {
    blue: 'M12 204h114v22H12z',
    sand: 'M12 174h114v22H12z',
    lines:
      'M14 200h104q6 0 6 6v14q0 6-6 6H14q-6 0-6-6v-14q0-6 6-6zM14 170h104q6 0 6 6v14q0 6-6 6H14q-6 0-6-6v-14q0-6 6-6zM30 213h1M54 213h1M78 213h1M102 213h1M30 183h1M54 183h1M78 183h1M102 183h1',
  },
  {
    blue: 'M206 190q-14 14-10 38h48q4-24-10-38z',
    sand: 'M138 176h52v52h-52z',
    lines:
      'M132 199a27 27 0 1 0 54 0 27 27 0 1 0-54 0M148 199a11 11 0 1 0 22 0 11 11 0 1 0-22 0M204 186q-14 14-10 40h46q4-26-10-40zM202 186h30M208 186l-4-12M226 186l4-12',
  },
  {
    blue: 'M78 122h46v42H78z',
    sand: 'M14 108h56v56H14z',
    lines: 'M10 104h56v60H10zM30 104v12h16v-12M74 118h48v46H74zM90 118v10h14v-10',
  },
  {
    blue: 'M160 130q-4-24-30-28 4 24 30 28zM162 126q4-26 32-32-2 26-32 32z',
    sand: 'M146 136h38l-6 28h-26zM206 116h36v48h-36z',
    lines:
      'M142 132h40l-6 32h-28zM162 132q-4-26-32-30 4 26 32 30zM162 128q4-26 32-34-2 26-32 34zM202 112h38v52h-38zM214 112q6-12 14 0M221 126v24',
  },
] as const;

import { Sparkle } from '../shapes/sparkle.tsx';

/* Each fits a box of 98 by 92. */

/** A spray bottle. */
export const sprayShape = (
  <>
    <path className="b" d="M32 50q0-8 8-10h16q10 2 12 14v32H32z" />
    <path className="a" d="M32 58h36v18H32zM36 14h30v14H36z" />
    <path d="M36 36V24M56 36V24M30 8h24q12 0 16 10l-4 4H30q-4 0-4-4v-6q0-4 4-4zM66 20q-2 10 4 16M36 36q-8 4-8 14v32q0 4 4 4h28q4 0 4-4V50q0-10-8-14zM28 54h36M28 74h36M14 4l4 4M8 14h8M14 24l4-4" />
  </>
);

/** A clean house. */
export const cleanHouseShape = (
  <>
    <path className="b" d="M18 44h54v42H18z" />
    <path className="a" d="m10 46 35-30 35 30z" />
    <path className="glass" d="M32 58h16v28H32z" />
    <path d="M14 42v44h52V50M4 46l36-32 26 24M54 28V18h10v18M32 86V58h16v28M4 86h88" />
    <Sparkle x={78} y={28} size={13} />
    <Sparkle x={84} y={60} size={8} />
  </>
);

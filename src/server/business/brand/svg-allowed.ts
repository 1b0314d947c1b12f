const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What a logo is drawn with. */
export const svgElements = words(`
  g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc style
  linearGradient radialGradient stop clipPath mask
`);

/** What runs, loads or embeds. Everything else that is not above is dropped without a word. */
export const refusedElements = words(`
  script foreignobject iframe object embed image feimage video audio canvas handler listener
  animate animatemotion animatetransform set link import html body
`);

export const svgAttributes = words(`
  id class style transform viewBox preserveAspectRatio opacity display visibility overflow color
  x y x1 y1 x2 y2 cx cy r rx ry fx fy width height d points dx dy rotate pathLength
  fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset stroke-opacity clip-path clip-rule clipPathUnits mask maskUnits
  maskContentUnits mask-type gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  font-family font-size font-weight font-style letter-spacing word-spacing text-anchor
  dominant-baseline vector-effect paint-order shape-rendering color-interpolation isolation mix-blend-mode
`);

/** Why an SVG is refused, as the end of the sentence "This SVG …". */
export class SvgProblem extends Error {}

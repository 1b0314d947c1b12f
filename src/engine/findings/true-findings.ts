import type { DerivedFigure, Figure, FigureCondition, Figures, PreparedFinding } from './finding.ts';

/** A finding in a town where its conditions hold. */
export interface TrueFinding {
  readonly finding: PreparedFinding;
  /** Values of the derived figures. */
  readonly derived: Figures;
}

/** The findings whose conditions hold for these figures. */
export function trueFindings(findings: readonly PreparedFinding[], figures: Figures): readonly TrueFinding[] {
  return findings.flatMap(finding => {
    const derived = derivedFigures(finding, figures);
    return derived && holds(finding, figures, derived) ? [{ finding, derived }] : [];
  });
}

const noFigures: Figures = new Map();

/** Null if one of them is unknown. */
function derivedFigures({ derived }: PreparedFinding, figures: Figures): Figures | null {
  if (derived.length === 0) return noFigures;
  const found = new Map<string, Figure>();
  for (const [name, rule] of derived) {
    const value = divided(rule, figures);
    if (value === null) return null;
    found.set(name, value);
  }
  return found;
}

function divided({ divide, by, times = 1 }: DerivedFigure, figures: Figures): number | null {
  const part = figures.get(divide);
  const whole = figures.get(by);
  if (typeof part !== 'number' || typeof whole !== 'number' || whole === 0) return null;
  const value = (part / whole) * times;
  return Number.isFinite(value) ? value : null;
}

function holds({ conditions }: PreparedFinding, figures: Figures, derived: Figures): boolean {
  for (const [name, condition] of conditions) {
    const value = figures.get(name) ?? derived.get(name);
    if (value === undefined || !fits(value, condition)) return false;
  }
  return true;
}

function fits(value: Figure, { min, max, is }: FigureCondition): boolean {
  if (min !== undefined && !(typeof value === 'number' && value >= min)) return false;
  if (max !== undefined && !(typeof value === 'number' && value <= max)) return false;
  if (is === undefined) return true;
  return typeof is === 'object' ? is.includes(value) : is === value;
}

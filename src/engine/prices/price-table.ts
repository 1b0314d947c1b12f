/** What a price goes by. */
export const priceUnits = ['load', 'item', 'hour', 'square_foot', 'job'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** What an extra is counted in; without it, an extra is added once. */
export const extraCounts = ['each', 'floor', 'mile', '100_lb'] as const;
export type ExtraCount = (typeof extraCounts)[number];

/** A line of a price table. */
export interface PriceStep {
  readonly name: string;
  /** The largest amount it holds for. Without it, the step is something that is chosen by its name. */
  readonly up_to?: number | undefined;
  readonly from_cents: number;
  readonly to_cents?: number | undefined;
}

/** What comes on top: an amount, or a percentage of everything before it. */
export interface PriceExtra {
  readonly name: string;
  readonly per?: ExtraCount | undefined;
  readonly from_cents?: number | undefined;
  readonly percent?: number | undefined;
}

/** A town, county or ZIP code where the work costs more or less. */
export interface PriceArea {
  /** @example 'Boca Raton, FL', 'Palm Beach County, FL', '33432' */
  readonly subject: string;
  readonly percent?: number | undefined;
  readonly add_cents?: number | undefined;
}

/** What somebody asks a price for. */
export interface PriceAnswers {
  /** How much, in the unit: the share of a truck (1 is full), hours, square feet, items. */
  readonly amount?: number | undefined;
  /** How many of a step that is chosen by its name. */
  readonly steps?: Readonly<Record<string, number>> | undefined;
  /** How many of an extra: floors, miles, hundreds of pounds; 1 of what is added once. */
  readonly extras?: Readonly<Record<string, number>> | undefined;
}

export interface TypicalJob {
  readonly name: string;
  readonly answers: PriceAnswers;
}

/** What the owner charges for one service. All amounts are whole cents. */
export interface ServicePrices {
  readonly unit: PriceUnit;
  /** Added once to every job, such as the visit. */
  readonly base_cents?: number | undefined;
  readonly steps: readonly PriceStep[];
  readonly extras: readonly PriceExtra[];
  readonly minimum_cents?: number | undefined;
  readonly included: readonly string[];
  readonly areas: readonly PriceArea[];
  readonly typical_jobs: readonly TypicalJob[];
}

/** True for a step that an amount falls into. */
export function isTier(step: PriceStep): step is PriceStep & { readonly up_to: number } {
  return step.up_to !== undefined;
}

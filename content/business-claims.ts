/** What the business claims until its owner states something else: predicate ─▶ value, as a statement holds it. */
export const businessClaims = {
  years: 'over 17 years',
  licensed: 'licensed and insured',
  same_day: 'same-day and next-day service',
  landfill_share: 'Less than 20% of what we haul goes to a landfill',
  discount: '50% off',
  satisfaction: '100%',
} as const;

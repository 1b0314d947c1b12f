/** What the quote and scheduling forms let people choose from. Values are stored with a lead; labels may change. */
export interface LeadOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export const quoteServices = [
  { value: 'residential', label: 'Residential' },
  { value: 'commercial', label: 'Commercial' },
  { value: 'construction', label: 'Construction' },
] as const satisfies readonly LeadOption[];

export const schedulingServices = [
  { value: 'junk-removal', label: 'Junk Removal' },
  { value: 'furniture-removal', label: 'Furniture Removal' },
  { value: 'appliance-removal', label: 'Appliance Removal' },
] as const satisfies readonly LeadOption[];

export const junkTypes = [
  { value: 'furniture', label: 'Furniture' },
  { value: 'appliances', label: 'Appliances' },
  { value: 'electronics', label: 'Electronics' },
  { value: 'mattresses', label: 'Mattresses and Box Springs' },
  { value: 'yard-waste', label: 'Yard Waste and Debris' },
  { value: 'construction-materials', label: 'Construction Materials' },
  { value: 'office-equipment', label: 'Office Equipment' },
  { value: 'hot-tubs', label: 'Hot Tubs and Spas' },
  { value: 'garage-items', label: 'Garage and Basement Items' },
  { value: 'mixed-household', label: 'Mixed Household Items' },
] as const satisfies readonly LeadOption[];

export const timelines = [
  { value: 'same-day', label: 'ASAP - Same Day' },
  { value: 'within-24-hours', label: 'Within 24 Hours' },
  { value: 'within-3-days', label: 'Within 2-3 Days' },
  { value: 'within-a-week', label: 'Within a Week' },
  { value: 'within-2-weeks', label: 'Within 2 Weeks' },
  { value: 'flexible', label: 'Flexible Timeline' },
] as const satisfies readonly LeadOption[];

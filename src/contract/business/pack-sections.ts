import { z } from 'zod';
import { type LayoutName, layoutOf } from '../../sections/schemas.ts';

const text = z.string().max(20_000, 'At most 20,000 characters');
const short = z.string().max(300, 'At most 300 characters');
const names = z.array(short).max(60, 'At most 60 of these');
const rows = <Row extends z.ZodType>(row: Row) => z.array(row).max(60, 'At most 60 of these');
const link = { link_text: short, link_url: short };
const ground = z.enum(['paper', 'white', 'sky']);

/** The content of each type of section that only site pages have. All fields may be left out. */
const pageSections = {
  front_hero: { lead: text, quote_label: short },
  page_heading: { lead: text, drawing: short },
  checklist: { items: names, drawing: short },
  columns: {
    lead: text,
    ground,
    drawn: z.boolean(),
    columns: rows(z.strictObject({ title: short, description: text, ...link }).partial()),
    ...link,
  },
  service_list: {
    lead: text,
    show: z.enum(['services', 'other_services', 'items']),
    with_summaries: z.boolean(),
  },
  service_groups: { lead: text },
  county_towns: { lead: text, ground, ...link },
  county_selector: link,
  directory: {
    lead: text,
    maps: z.boolean(),
    counties: rows(z.strictObject({ county: short, description: text })),
    empty: text,
    ...link,
  },
  town_pages: {},
  town_card: { facts: rows(z.strictObject({ title: short, description: text })), neighbors: names },
  figures: { content: text, figures: rows(z.strictObject({ value: short, label: short })), note: text },
  contact_card: {
    area: short,
    phone_label: short,
    email_label: short,
    area_label: short,
    hours_label: short,
    call_label: short,
    write_label: short,
    checklist_title: short,
    checklist: names,
  },
  request_form: { lead: text, notes: names, button_label: short, order_form_help: text },
  scheduling_dialog: { lead: text, open_label: short, button_label: short, page_label: short },
  policy: { policy: z.enum(['privacy', 'terms']) },
  customer_reviews: {},
  finished_work: {},
} as const satisfies Readonly<Record<string, z.core.$ZodShape>>;

const pageSectionSchemas: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries(pageSections).map(([type, fields]) => [type, z.strictObject(fields).partial()]),
);

/** The content of a section type of site pages; undefined for types of landing pages and for unknown ones. */
export function pageSectionSchema(type: string): z.ZodType | undefined {
  return pageSectionSchemas.get(type);
}

/** The kind of a landing page's section; undefined for a type that does not exist. */
export function landingLayout(type: string): LayoutName | undefined {
  const layout = layoutOf(type);
  return layout !== 'text' || type === 'text' ? layout : undefined;
}

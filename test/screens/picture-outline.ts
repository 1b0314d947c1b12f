import type { Page } from '@playwright/test';

/** What a picture shows, without its data: headings, labels, buttons and links of menus, with their size and colors. */
export interface Outline {
  /** Well above the lower edge: on the picture with any fonts. */
  readonly shown: readonly string[];
  /** Farther down the page: on the picture or not. */
  readonly below: readonly string[];
}

export async function outlineOf(page: Page): Promise<Outline> {
  return page.evaluate(() => {
    const parts = 'h1, h2, h3, label, legend, button, th, summary, [role="tab"], nav a, header a';
    // Rows, notices and numbers are data.
    const data = 'tbody, [role="alert"], [role="status"], main li, svg, [data-exact]';
    const isState =
      ':disabled, [data-disabled], [aria-current], [aria-selected], [data-active], :focus, :checked';
    const shown = new Set<string>();
    const below = new Set<string>();
    for (const part of document.querySelectorAll<HTMLElement>(parts)) {
      // A number is data, and so is whether its noun is plural.
      const text = (part.innerText || part.getAttribute('aria-label') || '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/[\d,]*\d\+?(?: \p{L}+)?/gu, '')
        .trim();
      if (text === '' || part.closest(data) || !part.checkVisibility({ visibilityProperty: true })) continue;
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(part);
      const look = part.matches(isState)
        ? ''
        : ` (${fontSize} ${fontWeight}, ${color} on ${backgroundColor})`;
      const line = `${part.localName} ${text.slice(0, 80)}${look}`;
      const { top } = part.getBoundingClientRect();
      (top >= 0 && top < innerHeight * 0.75 ? shown : below).add(line);
    }
    return { shown: [...shown].toSorted(), below: [...below].filter(line => !shown.has(line)).toSorted() };
  });
}

/** What differs between a picture and its screen of today. */
export function outlineChanges(picture: Outline, today: Outline): string[] {
  const all = ({ shown, below }: Outline) => new Set([...shown, ...below]);
  const gone = picture.shown.filter(line => !all(today).has(line));
  const added = today.shown.filter(line => !all(picture).has(line));
  return [...gone.map(line => `gone: ${line}`), ...added.map(line => `new: ${line}`)];
}

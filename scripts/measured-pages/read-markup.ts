import type { Page } from 'playwright';

/** What the markup of a page says, however it is laid out. */
export interface MarkupOfPage {
  /** True if its first screen names a price in dollars, and its price section has one. */
  readonly has_price: boolean;
  /** Fields of the request that come before its photos; null: it has no photo field. */
  readonly fields_before_photo: number | null;
  readonly closed_boxes: number;
  /** Towns behind links below a heading that calls them near. */
  readonly called_near: readonly { readonly city: string; readonly state: string }[];
  /** The miles that are written there. */
  readonly miles_near: readonly number[];
}

/** Reads a page without loading anything that it links. `blank` is an empty page of a browser. */
export function readMarkup(blank: Page, html: string): Promise<MarkupOfPage> {
  return blank.evaluate(text => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    const photo = document.querySelector<HTMLInputElement>('form input[type=file]');
    const fields = [...(photo?.form?.elements ?? [])]
      .filter(one => one.matches('input:not([type=hidden]), select, textarea'))
      .filter(one => one.getAttribute('tabindex') !== '-1');
    const before = photo === null ? [] : fields.slice(0, fields.indexOf(photo));
    const near = [...document.querySelectorAll('h2, h3')]
      .filter(heading => /\b(?:near|nearby|next|neighbors?|around|close)\b/i.test(heading.textContent ?? ''))
      .map(heading => heading.closest('section') ?? heading.parentElement);
    return {
      has_price: textOf('.hero-price').includes('$') && textOf('.priced').includes('$'),
      fields_before_photo: photo && new Set(before.map(one => one.getAttribute('name'))).size,
      closed_boxes: document.querySelectorAll('details:not([open])').length,
      called_near: near.flatMap(part =>
        [...(part?.querySelectorAll('a') ?? [])].flatMap(link => {
          const [, city, state] =
            /(?:^| in )([^,]+), ([A-Z]{2})$/.exec(link.querySelector('span')?.textContent ?? '') ?? [];
          return city === undefined || state === undefined ? [] : [{ city, state }];
        }),
      ),
      miles_near: near.flatMap(part =>
        [...(part?.querySelectorAll('li') ?? [])].flatMap(item =>
          [...(item.textContent ?? '').matchAll(/\b(\d+) miles?\b/g)].map(([, miles]) => Number(miles)),
        ),
      ),
    };
  }, html);
}

export interface HeightsOfPage {
  /** Pixels from the top to the end of the first proof: stars, a license or years; null: there is none. */
  readonly proof: number | null;
  readonly height: number;
}

/** Measures a page as a phone shows it. */
export async function readHeights(phone: Page, address: string): Promise<HeightsOfPage> {
  await phone.goto(address);
  return phone.evaluate(() => {
    const proof = [...document.querySelectorAll('.hero-facts li')].find(one =>
      /\bof 5\b|license|years in business/i.test(one.textContent ?? ''),
    );
    const box = proof?.getBoundingClientRect();
    return {
      proof: box ? Math.round(box.bottom + window.scrollY) : null,
      height: document.documentElement.scrollHeight,
    };
  });
}

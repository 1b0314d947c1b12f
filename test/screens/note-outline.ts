/** An outline shows for two seconds only, so an observer inside the page records it. */
export function noteOutline(element: HTMLElement | SVGElement): void {
  new MutationObserver(() => {
    const { outlineStyle } = getComputedStyle(element);
    if (outlineStyle !== 'none') element.dataset.wasOutlined = outlineStyle;
  }).observe(element, { attributeFilter: ['style'] });
}

/** An outline is there for two seconds: somebody in the page has to look, who misses nothing. */
export function noteOutline(element: HTMLElement | SVGElement): void {
  new MutationObserver(() => {
    const { outlineStyle } = getComputedStyle(element);
    if (outlineStyle !== 'none') element.dataset.wasOutlined = outlineStyle;
  }).observe(element, { attributeFilter: ['style'] });
}

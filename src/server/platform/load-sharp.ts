/**
 * The image library, loaded for the first image: 23 MB and 50 ms that a start saves. One image uses one core and
 * nothing is cached, so that a visitor's photo does not slow down other pages.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * The picture library, loaded for the first picture: 23 MB and 50 ms that a start does without. One picture takes one core and
 * nothing of it is kept: a visitor's photo must not slow down the pages of the others.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

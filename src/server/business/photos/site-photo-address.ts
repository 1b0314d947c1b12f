export function photoAddress(hash: string, size: 'large' | 'small'): string {
  return `/photos/${hash}-${size}.webp`;
}

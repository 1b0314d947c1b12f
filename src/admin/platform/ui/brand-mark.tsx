/** The logo. Decorative, because the name follows as text. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#142744" />
      <path d="M9 7h9a6.5 6.5 0 0 1 0 13h-5v5H9z" fill="#ffb21a" />
    </svg>
  );
}

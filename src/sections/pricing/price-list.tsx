/** Services with their starting prices. */
export function PriceList({
  prices,
}: {
  readonly prices: readonly { readonly load: string; readonly price: string }[];
}) {
  if (prices.length === 0) return null;
  return (
    <dl className="price-list">
      {prices.map((row, place) => (
        <div key={place}>
          <dt>{row.load}</dt>
          <dd className="display">{row.price}</dd>
        </div>
      ))}
    </dl>
  );
}

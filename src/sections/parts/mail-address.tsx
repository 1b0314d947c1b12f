/** A narrow column breaks an address after its @ rather than inside a word. */
export function MailAddress({ address }: { readonly address: string }) {
  const start = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, start)}
      <wbr />
      {address.slice(start)}
    </>
  );
}

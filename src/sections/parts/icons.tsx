/* Small signs beside words. They inherit the colour of the text. */

export function PhoneIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M6.5 3h3l1.5 4.5L9 9.2a12 12 0 0 0 5.8 5.8l1.7-2 4.5 1.5v3A2.5 2.5 0 0 1 18.3 20 15.5 15.5 0 0 1 4 5.7 2.5 2.5 0 0 1 6.5 3z" />
    </svg>
  );
}

export function FormIcon() {
  return (
    <svg className="icon line" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M5 3h14v18H5zM8.5 8h7M8.5 12h7M8.5 16h4" />
    </svg>
  );
}

export function MailIcon() {
  return (
    <svg className="icon line" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7" />
    </svg>
  );
}

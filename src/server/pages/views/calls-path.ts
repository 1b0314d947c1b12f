/** Where browsers report that a phone link was pressed: its `ping` attribute (src/site/document.ts), which needs no script. */
export const callsPath = '/calls';

/** The screens a page is tried on: how wide (px), and how large it is drawn in the dialog. */
export const devices = {
  desktop: { label: 'Desktop', width: 1200, scale: 0.8 },
  tablet: { label: 'Tablet', width: 768, scale: 0.9 },
  mobile: { label: 'Mobile', width: 375, scale: 1 },
} as const;

export type Device = keyof typeof devices;

export const streetMapBox = '0 0 800 450';

/** Streets that are nowhere in particular, and water. */
export const streetMapShape = (
  <>
    <path d="M-10 92h820M-10 204h820M-10 330h820M96-10v470M236-10v470M430-10v470M590-10v470M716-10v470M-10 440 320 204 540-10" />
    <path className="water" d="M640-10c20 90-40 130-10 220s60 130 10 250h180V-10z" />
    <path className="avenue" d="M-10 268h640M330-10v470" />
  </>
);

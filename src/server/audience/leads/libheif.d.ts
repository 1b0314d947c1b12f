/** What this program calls of the library, which has types for another of its builds. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    readonly data: Uint8ClampedArray<ArrayBuffer>;
    readonly width: number;
    readonly height: number;
  }

  interface Picture {
    get_width(): number;
    get_height(): number;
    /** Fills the pixels; null: they can't be decoded. */
    display(target: Pixels, done: (shown: Pixels | null) => void): void;
  }

  class HeifDecoder {
    decode(file: Uint8Array): readonly Picture[];
  }

  const libheif: { readonly HeifDecoder: typeof HeifDecoder };
  export default libheif;
}

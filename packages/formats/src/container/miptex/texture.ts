/** The pixels of one size of a texture. */
export interface TextureLevel {
  /** Which size, 0 for the largest. */
  readonly level: number;
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** Absolute offset of the first pixel in the file. */
  readonly offset: number;
  /** Numbers of colours, row by row: the file's own bytes. */
  readonly pixels: Uint8Array;
}

/** A texture. */
export interface Texture {
  /** Name, one character a byte. */
  readonly name: string;
  /** Width of the largest size in pixels, as stored. */
  readonly width: number;
  /** Height of the largest size in pixels, as stored. */
  readonly height: number;
  /** Absolute offset of its head in the file. */
  readonly offset: number;
  /** The sizes whose pixels are in the lump; none for a texture that lies in an archive beside the map. */
  readonly levels: readonly TextureLevel[];
  /** Red, green and blue of each colour: the file's own bytes; `undefined` where the texture has none of its own. */
  readonly palette: Uint8Array | undefined;
}

/** What decoding needs to know of an SGI image, once its header was checked. */
export interface SgiLayout {
  /** The file. */
  readonly bytes: Uint8Array;
  /** Pixels in a row. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** Channels in the file. */
  readonly channelCount: number;
  /** Channels that a picture has a use for: at most 4. */
  readonly shownChannels: number;
  /** Bytes for each number. */
  readonly bytesPerChannel: 1 | 2;
}

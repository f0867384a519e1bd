import type { Issue } from '@brushwork/record';

/** A file that a map brings along, or a texture in one of its lumps. */
export interface PakFile {
  /** Number by which it is asked for. */
  readonly id: number;
  /** Its name as it stands in the file: only ever text, never a path. */
  readonly name: string;
  /** What it is to a game, such as `material` or `sound`. */
  readonly kind: string;
  /** How it is packed, such as `stored`. */
  readonly method: string;
  /** Bytes of the content. */
  readonly size: number;
  /** Bytes as stored. */
  readonly packedSize: number;
  /** CRC-32 of the content; `undefined` where none is stored. */
  readonly crc: number | undefined;
  /** When it was changed last; `undefined` as the games' tools write it. */
  readonly modified: string | undefined;
}

/** One place that holds files: the lump of an archive, or a lump of textures. */
export interface PakSection {
  /** Name of the lump. */
  readonly lump: string;
  /** What it is. */
  readonly kind: 'archive' | 'textures';
  /** What is said of it in one sentence. */
  readonly summary: string;
  /** Whether it can be read. */
  readonly status: 'ok' | 'empty' | 'damaged';
  /** Its files. */
  readonly files: readonly PakFile[];
  /** What is wrong with it. */
  readonly issues: readonly Issue[];
  /** Comment of the archive. */
  readonly comment: string;
}

/** Which picture of a texture is meant. */
export interface PicturePart {
  /** Which size, 0 for the largest. */
  readonly mip: number;
  /** Which moment. */
  readonly frame: number;
  /** Which side of a cube. */
  readonly face: number;
}

/** What a file looks like. */
export type PakPreview =
  | {
      /** A picture. */
      readonly kind: 'picture';
      /** Pixels in a row. */
      readonly width: number;
      /** Rows. */
      readonly height: number;
      /** Red, green, blue and alpha of each pixel. */
      readonly pixels: Uint8ClampedArray<ArrayBuffer>;
      /** Format and kind of pixels, for people. */
      readonly format: string;
      /** Whether every pixel is opaque, some aren't, or none is to be seen at all. */
      readonly alpha: 'opaque' | 'some' | 'clear';
      /** How many sizes, moments and sides there are. */
      readonly parts: { readonly mips: number; readonly frames: number; readonly faces: number };
      /** What is wrong with it. */
      readonly issues: readonly Issue[];
    }
  | {
      /** Text, HTML and SVG included. */
      readonly kind: 'text';
      /** Its lines. */
      readonly text: string;
      /** Name of its encoding. */
      readonly encoding: string;
      /** How many bytes were left out at the end. */
      readonly omitted: number;
    }
  | {
      /** Anything else. */
      readonly kind: 'bytes';
      /** The first bytes. */
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** How many were left out at the end. */
      readonly omitted: number;
      /** Why it isn't shown as what its name says; `undefined` when it says nothing. */
      readonly why: string | undefined;
    };

/** Files to download. */
export interface PakDownload {
  /** Name to offer: never one that leads anywhere. */
  readonly name: string;
  /** The bytes. */
  readonly blob: Blob;
  /** Files that were left out, with the reason. */
  readonly leftOut: readonly string[];
}

/** The files that a map brings along. */
export interface PakApi {
  /** The places that hold files; none for a format without. */
  sections(): Promise<readonly PakSection[]>;
  /** What a file looks like. Throws what keeps it from being unpacked. */
  preview(lump: string, id: number, part: PicturePart): Promise<PakPreview>;
  /** One file. */
  file(lump: string, id: number): Promise<PakDownload>;
  /** Several files as one zip archive, not compressed. */
  archive(lump: string, ids: readonly number[], name: string): Promise<PakDownload>;
}

import {
  latin1Bytes,
  type PackedContent,
  type PakEntry,
  type PakMethodName,
  packContent,
} from '@brushwork/formats';

const methods: ReadonlyMap<number, PakMethodName> = new Map([
  [8, 'deflate'],
  [14, 'lzma'],
]);

/** A text packed as an entry is; stored for a method that can only be read. */
export function repacked({ method }: PakEntry, text: string): Promise<PackedContent> {
  return packContent(latin1Bytes(text), methods.get(method) ?? 'stored');
}

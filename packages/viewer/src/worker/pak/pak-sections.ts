import type { Pakfile, Textures } from '@brushwork/formats';
import type { LostLump, PakListing } from '@brushwork/ops';
import type { PakFile, PakSection } from '../../protocol/pak-api.js';

/** An archive of files as it is listed. */
export function archiveSection(
  content: Pakfile,
  listing: PakListing,
  lost: LostLump | undefined,
): PakSection {
  const { comment, entries, issues } = listing;
  const { status } = content;
  const { failure } = content.document;
  const isDamaged =
    lost !== undefined || failure !== undefined || status === 'opaque' || status === 'truncated';
  return {
    lump: content.name,
    kind: 'archive',
    status: isDamaged ? 'damaged' : entries.length === 0 ? 'empty' : 'ok',
    summary:
      lost === undefined
        ? archiveSummary(content, listing)
        : `The map brings files along, but ${lost.lump} ${lost.reason}.`,
    files: entries
      .filter(({ kind }) => kind !== 'folder')
      .map(
        ({ index, name, kind, method, size, packedSize, crc, modified }): PakFile => ({
          id: index,
          name,
          kind,
          method: method.replace(/ \(method \d+\)$/, ''),
          size,
          packedSize,
          crc,
          modified,
        }),
      ),
    issues,
    comment,
  };
}

function archiveSummary({ document, bytes }: Pakfile, { entries, size, packedSize }: PakListing): string {
  if (document.failure !== undefined) return `The archive can’t be read: ${document.failure.message}`;
  if (bytes.length === 0) return 'The map brings no files along: the lump is empty.';
  if (entries.length === 0) return 'The archive is there, and no file is in it.';
  const files = entries.length === 1 ? '1 file' : `${entries.length} files`;
  const stored = packedSize === size ? '' : `, ${packedSize.toLocaleString('en')} as stored`;
  return `${files}, ${size.toLocaleString('en')} bytes${stored}`;
}

/** Textures of a lump as they are listed. */
export function texturesSection(content: Textures, lost: LostLump | undefined): PakSection {
  const files: PakFile[] = [];
  let stored = 0;
  for (let i = 0; i < content.length; i++) {
    const texture = content.at(i);
    if (texture === undefined) continue;
    const size = texture.levels.reduce((sum, { pixels }) => sum + pixels.length, 0);
    if (size > 0) stored++;
    files.push({
      id: i,
      name: texture.name === '' ? `#${i}` : texture.name,
      kind: `${texture.width} × ${texture.height}`,
      method: size > 0 ? 'in the map' : 'in an archive beside it',
      size,
      packedSize: size,
      crc: undefined,
      modified: undefined,
    });
  }
  return {
    lump: content.name,
    kind: 'textures',
    status:
      lost !== undefined || content.status === 'truncated' ? 'damaged' : files.length === 0 ? 'empty' : 'ok',
    summary:
      lost === undefined
        ? `${files.length} textures, ${stored} of them with pixels in the map`
        : `Textures are stored, but ${lost.lump} ${lost.reason}.`,
    files,
    issues: content.issues,
    comment: '',
  };
}

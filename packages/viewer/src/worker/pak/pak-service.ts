import {
  decodeTexture,
  type LumpEntry,
  type Lumps,
  type PakEntry,
  type Pakfile,
  type Textures,
} from '@brushwork/formats';
import { listPak, lostLump } from '@brushwork/ops';
import { type Content, FormatError } from '@brushwork/record';
import { transfer } from 'comlink';
import type { PakApi, PakDownload, PakPreview, PakSection, PicturePart } from '../../protocol/pak-api.js';
import type { OpenFile } from '../open-file.js';
import { archiveOf, downloadName } from './pak-archive.js';
import { pictureLimits, pictureOf, previewOf } from './pak-preview.js';
import { archiveSection, texturesSection } from './pak-sections.js';

/** Most bytes that one file may unpack to on this page. */
const LARGEST_FILE = 512 * 1024 * 1024;

/** Answers what the view of packed files asks. */
export class PakService implements PakApi {
  private readonly opened: OpenFile;

  constructor(file: OpenFile) {
    this.opened = file;
  }

  async sections(): Promise<readonly PakSection[]> {
    const { map: directory } = this.opened.map;
    const lumps = directory.branch.lumps as Lumps;
    const kindOf = (name: string): string => (lumps[name] as LumpEntry).type.kind;
    const names = directory.lumpNames.filter((name) => ['pakfile', 'textures'].includes(kindOf(name)));
    const map = await this.opened.map.load(names);
    const sections: PakSection[] = [];
    for (const name of names) {
      if (!map.isLoaded(name)) continue;
      const content = map.lump(name);
      if (isTextures(content)) sections.push(texturesSection(content, lostLump(map, name)));
      else if (isPakfile(content)) sections.push(archiveSection(content, listPak(map), lostLump(map, name)));
    }
    return sections;
  }

  async preview(lump: string, id: number, part: PicturePart): Promise<PakPreview> {
    const content = await this.contentOf(lump);
    if (isTextures(content)) return sent(texturePicture(content, id, part));
    const entry = entryAt(content, id);
    return sent(previewOf(entry.name, unpacked(entry), part));
  }

  async file(lump: string, id: number): Promise<PakDownload> {
    const entry = entryAt(await this.contentOf(lump), id);
    return { name: downloadName(entry.name), blob: new Blob([unpacked(entry).slice()]), leftOut: [] };
  }

  async archive(lump: string, ids: readonly number[], name: string): Promise<PakDownload> {
    const content = await this.contentOf(lump);
    const { bytes, leftOut } = await archiveOf(ids.map((id) => entryAt(content, id)));
    return {
      name: `${downloadName(name)}.zip`,
      blob: new Blob([bytes], { type: 'application/zip' }),
      leftOut,
    };
  }

  private async contentOf(lump: string): Promise<Content> {
    return (await this.opened.map.load([lump])).lump(lump);
  }
}

function isTextures(content: Content): content is Textures {
  return content.kind === 'textures';
}

function isPakfile(content: Content): content is Pakfile {
  return content.kind === 'pakfile';
}

function entryAt(content: Content, id: number): PakEntry {
  const entry = isPakfile(content) ? content.entries[id] : undefined;
  if (entry !== undefined) return entry;
  throw new FormatError('not-found', `there is no file ${id}`, { path: [content.name] });
}

function unpacked(entry: PakEntry): Uint8Array {
  return entry.unpack({ maxOutput: LARGEST_FILE }).bytes;
}

function texturePicture(content: Textures, id: number, part: PicturePart): PakPreview {
  const texture = content.at(id);
  if (texture === undefined)
    throw new FormatError('not-found', `there is no texture ${id}`, { path: [content.name] });
  return pictureOf(
    decodeTexture(texture, { name: `${content.name}.${texture.name}`, limits: pictureLimits, part }),
  );
}

/** Hands the bytes of a preview over instead of copying them. */
function sent(preview: PakPreview): PakPreview {
  if (preview.kind === 'text') return preview;
  return transfer(preview, [(preview.kind === 'picture' ? preview.pixels : preview.bytes).buffer]);
}

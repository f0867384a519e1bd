import { isVpk, isVpkPartName, packMagic, registry, sniffModel } from '@brushwork/formats';

/** What a file of a folder is, as far as its name or its first bytes tell. */
export type FolderFileKind = 'map' | 'model' | 'archive';

/** What is taken from a folder that stands for the files below it. */
export interface FolderSelection {
  /** Kinds of files that are taken as they are. */
  readonly kinds: readonly FolderFileKind[];
  /** Whether maps and models that lie in archives are taken, each by itself. */
  readonly looksIntoArchives: boolean;
}

/** What the verbs take from folders. */
export const folderSelections = {
  /** Everything that is known. */
  everything: { kinds: ['map', 'model', 'archive'], looksIntoArchives: false },
  /** Maps and models, those in archives too. */
  mapsAndModels: { kinds: ['map', 'model'], looksIntoArchives: true },
  /** Maps, those in archives too. */
  maps: { kinds: ['map'], looksIntoArchives: true },
  /** Models that are files of their own. */
  models: { kinds: ['model'], looksIntoArchives: false },
} as const satisfies Readonly<Record<string, FolderSelection>>;

/** Number of first bytes that tell what a file is. */
export const tellingSize = 8;

const extensions: readonly (readonly [RegExp, FolderFileKind])[] = [
  [/\.(bsp|d3dbsp)(\.gz|\.bz2)?$/i, 'map'],
  // The extension .vmf is that of other texts, too: it takes the first bytes to tell.
  [/\.(bgf|bmf|biz|viz|vgf)(\.gz|\.bz2)?$/i, 'model'],
  [/\.(zip|pk3|pk4|iwd|pak|vpk)$/i, 'archive'],
];

/** What the name of a file says that it is, so that a damaged one is found, too; `undefined` for any other name. */
export function kindOfName(name: string): FolderFileKind | undefined {
  // Parts of archives have nothing that says what they are, and are called as whole ones may be.
  if (isVpkPartName(name)) return undefined;
  return extensions.find(([pattern]) => pattern.test(name))?.[1];
}

/** What the first bytes of a file say that it is. */
export function kindOfHead(head: Uint8Array): FolderFileKind | undefined {
  if (sniffModel(head) !== undefined) return 'model';
  const magic = String.fromCharCode(...head.subarray(0, 4));
  if (magic === 'PK\u0003\u0004' || magic === packMagic || isVpk(head)) return 'archive';
  const isMap = registry.some(
    (entry) => entry.magic !== '' && (entry.magic === magic || entry.bigEndianMagic === magic),
  );
  return isMap ? 'map' : undefined;
}

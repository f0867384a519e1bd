import type { RuleText } from '../../rules/rule.js';

const known: Pick<RuleText, 'source' | 'confidence'> = {
  source: 'the layout of zip archives, real maps, and the public SDK',
  confidence: 'certain',
};

const texts = {
  'pak-unreadable': {
    ...known,
    severity: 'error',
    code: 'bad-magic',
    title: 'a pakfile is a zip archive',
    cause:
      'The map was cut, so that the end of the archive with its directory is missing, or the contents are encrypted. The issue has the code of what went wrong.',
    effect: 'The lump is kept as bytes, and its files are not listed. The game loads the map without them.',
    remedy: 'Get the whole map again.',
  },
  'pak-lump-compressed': {
    ...known,
    severity: 'error',
    code: 'unsupported',
    title: 'a pakfile is not packed as a lump',
    cause: 'A tool that packs lumps packed this one, too. Only its entries may be packed, each by itself.',
    effect: 'The lump is kept as bytes. The game finds no archive, and none of the files.',
    remedy: 'Unpack the lump, and pack the entries instead.',
  },
  'pak-directory-extra': {
    ...known,
    severity: 'warning',
    code: 'bad-value',
    title: "a pakfile's directory is as its comment says: XZP2 stands for one without extra fields",
    cause: 'A tool for the PC changed a pakfile for consoles, or the other way round.',
    effect:
      'The directory is read as it is. A console reads it as the comment says, and finds wrong entries.',
    remedy: 'Make the pakfile anew with the tools for its system.',
  },
  'pak-local-header': {
    ...known,
    severity: 'error',
    code: 'bad-magic',
    title: 'the data of an entry is where the directory says',
    cause: 'The lump was cut or joined from parts, or the directory was changed.',
    effect: 'The entry can not be read; the others can.',
    remedy: 'Put the file into the pakfile anew.',
  },
  'pak-method': {
    ...known,
    severity: 'warning',
    code: 'unsupported',
    title: 'entries are stored as they are, or packed with LZMA',
    cause: 'The file was added with a tool for ordinary zip archives, which packs with DEFLATE, or encrypts.',
    effect: 'Most games take the file for missing. LZMA is read by games of the SDK of 2013 and later.',
    remedy: 'Add the file again without packing it.',
    confidence: 'probable',
  },
  'pak-alignment': {
    ...known,
    severity: 'warning',
    code: 'bad-value',
    title: 'data is at offsets that divide by the number in the comment',
    cause: 'The pakfile was changed with a tool that does not know of alignment.',
    effect: 'Consoles read the data slowly, or wrongly.',
    remedy: 'Take the file out and add it again.',
  },
  'pak-content': {
    ...known,
    severity: 'error',
    code: 'bad-value',
    title: 'the data of an entry unpacks to the size and the CRC in the directory',
    cause: 'The data was damaged, or changed by a tool that left the CRC as it was.',
    effect: 'The file can not be relied on. Games read stored data without looking at its CRC.',
    remedy: 'Put the file into the pakfile anew.',
  },
  'pak-bomb': {
    ...known,
    severity: 'error',
    code: 'limit',
    title: 'a pakfile unpacks to no more than a sensible multiple of its size',
    cause: 'Someone made it so that unpacking fills memory or disk, or a file of zeros was packed very well.',
    effect: 'Nothing is unpacked beyond the limits.',
    remedy: 'Do not unpack it unless it comes from someone whom you trust; then raise the limits.',
  },
  'pak-name': {
    ...known,
    severity: 'error',
    code: 'bad-value',
    title: 'names of entries stay inside the folder that they are unpacked to, on every system',
    cause:
      'Someone made the name to overwrite files elsewhere, or a tool wrote the path of the file on its disk.',
    effect: 'The entry is not extracted. Games look files up by name and never find it.',
    remedy: 'Take the entry out, or give it a name such as materials/a/b.vmt.',
  },
  'pak-name-collision': {
    ...known,
    severity: 'warning',
    code: 'ambiguous',
    title: 'names of entries differ by more than their case',
    cause: 'A file was added again without taking the old one out.',
    effect: 'The first is extracted. Which one a game reads differs from game to game.',
    remedy: 'Take the one out that is not meant.',
  },
  'pak-executable': {
    ...known,
    severity: 'warning',
    code: 'bad-value',
    title: 'a pakfile holds no programs',
    cause: 'Someone hid a program in the map, or packed a whole folder.',
    effect: 'Games have no use for it; older ones wrote files to the disk where they could be started.',
    remedy: 'Take it out, and do not start it.',
  },
  'pak-script': {
    ...known,
    severity: 'info',
    code: 'bad-value',
    title: 'scripts that a map brings along are known',
    cause: 'Maps bring scripts for their own logic; games run some of them.',
    effect: 'It runs on the server, or on the machine of whoever joins.',
    remedy: 'Read it before you run a map from someone whom you do not know.',
  },
  'pak-not-packed': {
    ...known,
    severity: 'info',
    code: 'not-found',
    title: 'files that a map names are packed, or come with the game',
    cause: 'The file is part of the game, or was forgotten when the map was packed.',
    effect: 'If the game does not have it, there is a chequered texture, an ERROR sign or silence.',
    remedy: 'Pack the file if it is not part of the game.',
    confidence: 'probable',
  },
  'pak-unused': {
    ...known,
    severity: 'info',
    code: 'not-found',
    title: 'files of a pakfile are named by the map, or are those that games look for by themselves',
    cause: 'The file is left over, or is named by a script or a model, which are not read.',
    effect: 'It makes the map larger.',
    remedy: 'Take it out if nothing needs it.',
    confidence: 'probable',
  },
  'pak-lump-patch': {
    ...known,
    severity: 'info',
    code: 'ambiguous',
    title: 'a map brings no replacements for its own lumps',
    cause: 'A lump was replaced without compiling the map anew.',
    effect:
      'Games may read the lump in the .lmp file instead of the one in the map, as a file beside the map.',
    remedy: 'Look into the .lmp file when the map and the game differ.',
    confidence: 'probable',
  },
  'pak-preload': {
    ...known,
    severity: 'warning',
    code: 'ambiguous',
    title: "a console pakfile's list of what to load first matches its entries",
    cause:
      'Entries were added, taken out or renamed; __preload_section.pre numbers them and is not rewritten.',
    effect: 'The console may take other bytes for a file than those that are packed.',
    remedy: 'Make the pakfile anew with the tools for its system.',
    confidence: 'probable',
  },
} as const satisfies Record<string, Omit<RuleText, 'id'>>;

/** Name of a rule about pakfiles. */
export type PakRule = keyof typeof texts;

/** The rules about pakfiles: those that are checked while they are read, and those of `brushwork pak check`. */
export const pakRules: readonly (RuleText & { readonly id: PakRule })[] = Object.entries(texts).map(
  ([id, text]) => ({ id: id as PakRule, ...text }),
);

/** What is known of a rule about pakfiles. */
export function pakRule(id: PakRule): Omit<RuleText, 'id'> {
  return texts[id];
}

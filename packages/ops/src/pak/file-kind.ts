/** What a file is to a game, by its name. */
export type PakFileKind =
  | 'material'
  | 'texture'
  | 'model'
  | 'sound'
  | 'light'
  | 'particles'
  | 'navigation'
  | 'lump patch'
  | 'script'
  | 'program'
  | 'text'
  | 'other';

const kinds: readonly (readonly [PakFileKind, readonly string[]])[] = [
  ['material', ['vmt']],
  ['texture', ['vtf']],
  ['model', ['mdl', 'vvd', 'vtx', 'phy', 'ani']],
  ['sound', ['wav', 'mp3', 'ogg']],
  ['light', ['vhv', 'ppl']],
  ['particles', ['pcf']],
  ['navigation', ['nav', 'ain']],
  ['lump patch', ['lmp']],
  ['script', ['nut', 'lua', 'cfg', 'rc', 'js', 'py', 'as', 'vbs', 'bat', 'cmd', 'ps1', 'sh']],
  [
    'program',
    ['exe', 'dll', 'so', 'dylib', 'com', 'scr', 'msi', 'jar', 'sys', 'pif', 'lnk', 'ocx', 'hta', 'vpl'],
  ],
  ['text', ['txt', 'res', 'vdf', 'kv', 'json', 'xml', 'html', 'vcd', 'ini', 'log']],
];
const byExtension = new Map(
  kinds.flatMap(([kind, extensions]) => extensions.map((one) => [one, kind] as const)),
);

/** The part of a name behind its last dot, lower case; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.([^./\\]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What a file is to a game, by the end of its name. */
export function fileKindOf(name: string): PakFileKind {
  // A file for consoles has what it is for before what it is: a.360.vtf.
  return byExtension.get(extensionOf(name)) ?? 'other';
}

const programStarts: readonly (readonly number[])[] = [
  [0x4d, 0x5a], // MZ: Windows
  [0x7f, 0x45, 0x4c, 0x46], // ELF: Linux
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe], // macOS; Java's classes begin so, too
  [0x23, 0x21], // #!
];

/** Whether bytes begin as those of a program do. */
export function isProgram(bytes: Uint8Array): boolean {
  return programStarts.some((start) => start.every((byte, i) => bytes[i] === byte));
}

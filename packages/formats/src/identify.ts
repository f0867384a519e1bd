import { type ModelMagic, sniffModel } from './bgf/model-magic.js';
import { sniffLumpPatch } from './container/lump-patch/lump-patch.js';
import { lumpPatchHeaderSize } from './container/lump-patch/lump-patch-header.js';
import { vpkMagicText } from './container/vpk/vpk-records.js';

/** What a file is, told by its first bytes, whether or not it can be read here. */
export interface FileIdentity {
  /** Short name of the format. */
  readonly format: string;
  /** A sentence for people. */
  readonly description: string;
  /** What helps somebody who has one, where something does. */
  readonly help?: string;
}

const QUAKE_VERSIONS: ReadonlyMap<number, string> = new Map([
  [23, 'an early Quake BSP (version 23)'],
  [29, 'a Quake BSP (version 29)'],
  [30, 'a GoldSrc (Half-Life) BSP (version 30)'],
  [31, 'a Xash3D BSP (version 31)'],
  [42, 'a Nightfire BSP (version 42)'],
]);

const IBSP_VERSIONS: ReadonlyMap<number, string> = new Map([
  [4, 'a Call of Duty 2 BSP (IBSP version 4)'],
  [17, 'a Call of Duty 4 era BSP (IBSP version 17)'],
  [22, 'a Call of Duty 4 BSP (IBSP version 22)'],
  [38, 'a Quake II BSP (IBSP version 38)'],
  [41, 'a Daikatana BSP (IBSP version 41)'],
  [46, 'a Quake III Arena or Soldier of Fortune BSP (IBSP version 46)'],
  [47, 'a Return to Castle Wolfenstein or Quake Live BSP (IBSP version 47)'],
  [58, 'a BSP of the Call of Duty demo (IBSP version 58)'],
  [59, 'a Call of Duty or United Offensive BSP (IBSP version 59)'],
]);

const MAGICS: readonly (readonly [begin: string, format: string, description: string, help?: string])[] = [
  ['VBSP', 'vbsp', 'a Source engine BSP (VBSP)'],
  ['PSBV', 'vbsp', 'a Source engine BSP for consoles (big-endian VBSP)'],
  ['rBSP', 'rbsp', 'a Titanfall or Apex Legends BSP (rBSP)'],
  ['RBSP', 'raven', 'a Raven Software BSP (RBSP)'],
  ['FBSP', 'fbsp', 'a QFusion BSP (FBSP)'],
  ['FAKK', 'fakk', 'a Heavy Metal: F.A.K.K.2 or Alice BSP'],
  ['EF2!', 'ef2', 'a Star Trek: Elite Force II BSP'],
  ['2015', 'mohaa', 'a Medal of Honor: Allied Assault BSP'],
  ['EALA', 'mohaa', 'a Medal of Honor: Allied Assault expansion BSP'],
  ['QBSP', 'qbsp', 'a Quake II BSP with 32-bit indexes (QBSP)'],
  ['BSP2', 'bsp2', 'a Quake BSP with 32-bit indexes (BSP2)'],
  ['2PSB', 'bsp2', 'a Quake BSP with 32-bit indexes (2PSB)'],
  [
    'PK\u0003\u0004',
    'zip',
    'a zip archive, as .pk3 files are',
    'name a map inside it as archive.pk3!maps/x.bsp',
  ],
  ['PK\u0005\u0006', 'zip', 'an empty zip archive'],
  ['\u001f\u008b', 'gzip', 'a gzip-compressed file'],
  ['BZh', 'bzip2', 'a bzip2-compressed file'],
  ['7z\u00bc\u00af', '7z', 'a 7-Zip archive'],
  ['Rar!', 'rar', 'a RAR archive'],
  ['\u0089PNG', 'png', 'a PNG image'],
  ['GMAD', 'gma', "a Garry's Mod addon (GMA)"],
  ['LZMA', 'lzma', 'an LZMA block as compressed lumps of Source maps are, without its map'],
  ['DIV-', 'bgf', 'a file of the kind of BGF models whose first eight bytes are none that is known'],
  ['IDST', 'mdl', 'a model (MDL)'],
  ['VTF\u0000', 'vtf', 'a Valve texture (VTF)'],
  ['PACK', 'pak', 'a Quake PAK archive', 'name a map inside it as archive.pak!maps/x.bsp'],
  [vpkMagicText, 'vpk', 'an archive of Source (VPK)', 'name a map inside it as pak01_dir.vpk!maps/x.bsp'],
  ['\u007fELF', 'elf', 'a Linux program'],
  ['MZ', 'exe', 'a Windows program'],
];

const MODELS: Readonly<Record<ModelMagic, string>> = {
  'DIV-BIZ2': 'a DIV-BIZ2 model (BGF or BMF)',
  'DIV-BMF2': 'a DIV-BMF2 library of materials (BMF)',
  'DIV-VIZ2': 'a DIV-VIZ2 model as text',
  'DIV-VMF2': 'a DIV-VMF2 library of materials as text',
};

/** Whether the version of a file says that it is a certain game's, readable here or not. */
export function hasNamedVersion(head: Uint8Array): boolean {
  if (head.length < 8 || String.fromCharCode(...head.subarray(0, 4)) !== 'IBSP') return false;
  return IBSP_VERSIONS.has(new DataView(head.buffer, head.byteOffset, head.byteLength).getInt32(4, true));
}

/** Tells what a file is from its first bytes (20 suffice); `undefined` when nothing is known that begins so. */
export function identify(head: Uint8Array, fileSize: number): FileIdentity | undefined {
  if (fileSize === 0) return { format: 'empty', description: 'an empty file' };
  const text = String.fromCharCode(...head.subarray(0, 4));
  const d = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (text === 'IBSP') {
    if (head.length < 8) return { format: 'ibsp', description: 'an IBSP file that ends before its version' };
    const version = d.getInt32(4, true);
    return {
      format: `ibsp-${version}`,
      description: IBSP_VERSIONS.get(version) ?? `an IBSP file of the unknown version ${version}`,
    };
  }
  const model = sniffModel(head);
  if (model !== undefined) return { format: 'bgf', description: MODELS[model] };
  const magic = MAGICS.find(([begin]) => text.startsWith(begin));
  if (magic !== undefined) {
    const [, format, description, help] = magic;
    return { format, description, ...(help !== undefined && { help }) };
  }
  if (isLzmaFile(head))
    return { format: 'lzma', description: "an LZMA-compressed file, as Garry's Mod addons are stored" };
  const patch = lumpPatchIdentity(head, fileSize);
  if (patch !== undefined) return patch;
  const quake = head.length >= 4 ? QUAKE_VERSIONS.get(d.getInt32(0, true)) : undefined;
  if (quake !== undefined) return { format: 'quake', description: quake };
  if (/^\s*(\/\/|\{)/.test(String.fromCharCode(...head.subarray(0, 16)))) {
    return { format: 'text', description: 'a text file, perhaps a .map or .ent' };
  }
  return undefined;
}

/**
 * Whether bytes begin as an `.lzma` file: the usual properties, a dictionary of whole 64 KiB, a size that is unknown or
 * below a terabyte, and the stream's first byte.
 */
function isLzmaFile(head: Uint8Array): boolean {
  if (head.length < 14 || head[0] !== 0x5d || head[1] !== 0 || head[2] !== 0 || head[13] !== 0) return false;
  const size = head.subarray(5, 13);
  return size.every((byte) => byte === 0xff) || size.subarray(5).every((byte) => byte === 0);
}

/** Lump 0 is the same in every branch that has patches; what others hold differs. */
const entityLump = 0;

function lumpPatchIdentity(head: Uint8Array, fileSize: number): FileIdentity | undefined {
  const found = sniffLumpPatch(head);
  if (found === undefined) return undefined;
  const { lump, revision, length, byteOrder } = found;
  const name = lump === entityLump ? ' (ENTITIES)' : '';
  const order = byteOrder === 'big' ? 'big-endian ' : '';
  const isCut = length < 0 || lumpPatchHeaderSize + length > fileSize;
  const cut = isCut ? ', without all of its lump' : '';
  return {
    format: 'lump-patch',
    description: `a ${order}lump patch of lump ${lump}${name}, revision ${revision}${cut}`,
  };
}

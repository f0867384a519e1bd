/** The four kinds of files, by their first eight bytes. */
export const modelMagics = {
  /** A model or a library of materials in binary form. */
  'DIV-BIZ2': { form: 'binary', content: 'either' },
  /** A library of materials in binary form. */
  'DIV-BMF2': { form: 'binary', content: 'materials' },
  /** A model as text. */
  'DIV-VIZ2': { form: 'text', content: 'geometry' },
  /** A library of materials as text. */
  'DIV-VMF2': { form: 'text', content: 'materials' },
} as const;

/** The first eight bytes of one of the four kinds of files. */
export type ModelMagic = keyof typeof modelMagics;

/** Number of bytes in a magic. */
export const modelMagicSize = 8;

/** Which of the four kinds a file is, by its first bytes and never by its name; `undefined` for any other file. */
export function sniffModel(head: Uint8Array): ModelMagic | undefined {
  const text = String.fromCharCode(...head.subarray(0, modelMagicSize));
  return Object.hasOwn(modelMagics, text) ? (text as ModelMagic) : undefined;
}

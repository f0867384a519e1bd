import type { LumpDirectoryOptions } from '@brushwork/formats';
import type { FormPartModel } from '@brushwork/ops';

/** What the words of a directory entry mean. */
const ENTRY_WORDS: Readonly<Record<string, string>> = {
  offset: 'First byte of the lump, from the start of the file.',
  length: 'Length of the lump in bytes, as it is stored.',
  version: 'Version of the layout of what is in the lump.',
  unpacked: 'Length of what a compressed lump unpacks to, in bytes; 0 for one that is stored as it is.',
};

/** What words between the version and the directory mean. */
const LEADING_WORDS: Readonly<Record<string, string>> = {
  revision: 'How often the map was saved in its editor.',
  'last-lump': 'Index of the last entry of the directory.',
  checksum: 'A number by which copies of the map are told apart.',
};

function word(name: string, text: string): FormPartModel {
  return {
    name,
    documentation: { text },
    of: { kind: 'value', type: { kind: 'number', size: 4, type: 'i32' } },
  };
}

function bytes(name: string, size: number, text: string): FormPartModel {
  return { name, documentation: { text }, of: { kind: 'value', type: { kind: 'text', size } } };
}

/** The name of a word as that of a field. */
function fieldName(text: string, place: number): string {
  return text === 'unused'
    ? `unused${place}`
    : text.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The head of a file with a directory of fixed entries, in parts; none for another container. */
export function directoryParts(options: LumpDirectoryOptions | undefined): FormPartModel[] {
  if (options === undefined) return [];
  const { magic, versionAt = 'behind-magic', leadingWords = [], entry, entryCount } = options;
  const signature = magic === '' ? [] : [bytes('magic', 4, 'What every file begins with.')];
  const version = versionAt === 'nowhere' ? [] : [word('version', 'Version of the format.')];
  const leading = Array.from({ length: options.wordsBefore ?? 0 }, (_, i) => {
    const name = leadingWords[i] ?? 'unused';
    return word(fieldName(name, i), LEADING_WORDS[name] ?? 'Nothing known.');
  });
  const parts: FormPartModel[] = [
    ...(versionAt === 'start' ? [...version, ...signature] : [...signature, ...version]),
    ...leading,
    {
      name: 'lumps',
      documentation: { text: 'Where each lump lies.' },
      of: {
        kind: 'parts',
        parts: entry.map((name, i) => word(fieldName(name, i), ENTRY_WORDS[name] ?? 'Nothing known.')),
      },
      count: String(entryCount),
    },
    ...(options.hasRevision === true ? [word('revision', LEADING_WORDS['revision'] ?? '')] : []),
  ];
  return placed(parts);
}

/** Parts with their offsets, as far as those before have a fixed size. */
function placed(parts: readonly FormPartModel[]): FormPartModel[] {
  let offset = 0;
  return parts.map((part) => {
    const at = offset;
    const inner = part.of.kind === 'parts' ? placed(part.of.parts) : undefined;
    const size =
      part.of.kind === 'value' ? part.of.type.size : (inner ?? []).reduce((sum, one) => sum + sizeOf(one), 0);
    offset += size * Number(part.count ?? 1);
    return { ...part, offset: at, ...(inner === undefined ? {} : { of: { kind: 'parts', parts: inner } }) };
  });
}

function sizeOf({ of }: FormPartModel): number {
  return of.kind === 'value' ? of.type.size : 0;
}

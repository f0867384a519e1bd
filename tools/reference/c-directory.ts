import { offsetAssert, sizeAssert } from './c-asserts.js';
import { cComment } from './c-comment.js';
import { cIdentifier } from './c-names.js';
import type { ContainerModel } from './reference-model.js';

/** Magic and version. */
const FIXED_SIZE = 8;

function magicText({ magic, bigEndianMagic }: ContainerModel): string {
  return bigEndianMagic === undefined
    ? `\`${magic}\``
    : `\`${magic}\`, in big-endian files \`${bigEndianMagic}\``;
}

/** Header and directory as structs; a comment for a container that has no directory of fixed entries. */
export function writeDirectory(container: ContainerModel, prefix: string): string[] {
  const { directory } = container;
  if (directory === undefined) {
    return cComment(
      `The header (${container.kind}, ${container.headSize} bytes) has no fixed directory.`,
      '',
    );
  }
  const entry = `${prefix}LumpEntry`;
  const header = `${prefix}Header`;
  const entrySize = directory.entry.length * 4;
  const rest = container.headSize - FIXED_SIZE - directory.entryCount * entrySize;
  const lumps = [
    ...cComment('Where one lump lies: its offset counts from the start of the file; both are in bytes.', ''),
    `typedef struct ${entry} {`,
    ...directory.entry.map((word) => `  int32_t ${cIdentifier(word)};`),
    `} ${entry};`,
    sizeAssert(entry, entrySize),
    ...directory.entry.map((word, i) => offsetAssert(entry, cIdentifier(word), i * 4)),
  ];
  const head = [
    ...cComment('The start of a file.', ''),
    `typedef struct ${header} {`,
    ...cComment(`${magicText(container)}, without a NUL behind it.`, '  '),
    '  char ident[4];',
    ...cComment(`Version of the format: ${container.versions.join(' or ')}.`, '  '),
    '  int32_t version;',
    ...cComment('The lumps by index.', '  '),
    `  ${entry} lumps[${directory.entryCount}];`,
    ...(rest > 0 ? [...cComment('The rest of the header.', '  '), `  uint8_t rest[${rest}];`] : []),
    `} ${header};`,
    sizeAssert(header, container.headSize),
    offsetAssert(header, 'ident', 0),
    offsetAssert(header, 'version', 4),
    offsetAssert(header, 'lumps', FIXED_SIZE),
  ];
  return [...lumps, '', ...head];
}

import { FormatError, opaque } from '@brushwork/record';
import {
  type ChunkSchema,
  type ChunkTag,
  chunkLeaf,
  tagIdMask,
  tagIdText,
} from '../container/chunk-tree/index.js';

/** What a header with definitions of tags told. */
export interface TagHeader {
  /** The schema with the ids. */
  readonly schema: ChunkSchema;
  /** Names of tags whose ids are those that were known. */
  readonly confirmed: readonly string[];
  /** Names of tags that have an id now and had none. */
  readonly learned: readonly string[];
  /** Tags that the schema doesn't know by any name: by the name that the header has. */
  readonly added: readonly string[];
  /** Definitions that contradict what is known; what is known counts. */
  readonly contradictions: readonly string[];
}

const DEFINITION =
  /^[ \t]*#[ \t]*define[ \t]+([A-Za-z_]\w*)[ \t]+\(?[ \t]*(?:\([A-Za-z_ \t]\w*[ \t]*\)[ \t]*)?(0[xX][0-9a-fA-F]+|\d+)[uUlL]*[ \t]*\)?/gm;

/** Longest header that is read: the real one has a few hundred lines. */
const LARGEST = 4 * 1024 * 1024;

/** A definition of a number that can be the id of a tag. */
interface Definition {
  readonly defined: string;
  readonly id: number;
  /** Name of the tag that it ends with; `undefined` when it ends with none. */
  readonly name: string | undefined;
  /** What stands before that name. */
  readonly prefix: string;
}

/**
 * Takes the ids of tags from a C header of `#define NAME NUMBER`. Which of its definitions are tags is told by those whose
 * ids are known: what stands before the names of these, such as `PREFIX_` in `PREFIX_OBJECT`, stands before the names of
 * tags. Which tags hold chunks isn't in such a definition: tags that are known by name keep what is known of them, and
 * others become tags whose chunks are kept as bytes. Throws `FormatError` 'limit' for text too long to be such a header.
 */
export function withTagHeader(schema: ChunkSchema, header: string): TagHeader {
  if (header.length > LARGEST)
    throw new FormatError('limit', 'is too long for a header of tags', {
      expected: LARGEST,
      found: header.length,
    });
  const definitions = definitionsIn(schema, header);
  const isKnown = ({ id, name }: Definition): boolean =>
    name !== undefined && schema.nameOfId.get(id) === name;
  const known = definitions.filter(isKnown);
  const prefixes = [...new Set(known.map(({ prefix }) => prefix))];
  const confirmed = [...new Set(known.map(({ name }) => name as string))];
  const tags = new Map<string, ChunkTag>();
  const nameOfId = new Map(schema.nameOfId);
  const learned: string[] = [];
  const added: string[] = [];
  const contradictions: string[] = [];
  for (const definition of definitions) {
    const { defined, id, name, prefix } = definition;
    const isTag =
      name === undefined ? prefixes.some((one) => isAfter(defined, one)) : prefixes.includes(prefix);
    if (!isTag || isKnown(definition)) continue;
    const other = nameOfId.get(id);
    const declared = name === undefined ? undefined : (tags.get(name) ?? schema.tags.get(name));
    if (other !== undefined || declared?.id !== undefined) {
      const found = `${defined} is ${tagIdText(id)}`;
      if (other !== (name ?? defined))
        contradictions.push(other === undefined ? found : `${found}, which is ${other} here`);
      continue;
    }
    const tag = name ?? defined;
    tags.set(tag, declared === undefined ? undescribed(id) : { ...declared, id, source });
    nameOfId.set(id, tag);
    (declared === undefined ? added : learned).push(tag);
  }
  return { schema: schema.withTags(tags), confirmed, learned, added, contradictions };
}

const source = 'the header of tags that was named';

function undescribed(id: number): ChunkTag {
  return chunkLeaf(id, opaque, {
    meaning: 'A tag of which the header of tags says the name.',
    source,
    confidence: 'unknown',
  });
}

/** Whether a name begins so and goes on, in a header in which something stands before the names of tags. */
function isAfter(defined: string, prefix: string): boolean {
  return prefix !== '' && defined.startsWith(prefix) && defined.length > prefix.length;
}

function definitionsIn(schema: ChunkSchema, header: string): Definition[] {
  const names = [...schema.tags.keys()].sort((a, b) => b.length - a.length);
  const definitions: Definition[] = [];
  for (const [, defined, digits] of header.matchAll(DEFINITION)) {
    if (defined === undefined || digits === undefined) continue;
    const id = Number(digits);
    // Numbers with other bits, and 0, are masks, versions and the like.
    if (id === 0 || id > tagIdMask || (id & ~tagIdMask) !== 0) continue;
    const name = names.find((one) => endsWithName(defined, one));
    definitions.push({ defined, id, name, prefix: name === undefined ? '' : defined.slice(0, -name.length) });
  }
  return definitions;
}

/** Whether a defined name is that of a tag with something in front that ends at a `_`, a small letter or a digit. */
function endsWithName(defined: string, name: string): boolean {
  if (!defined.toUpperCase().endsWith(name)) return false;
  const before = defined.slice(0, -name.length);
  return before === '' || /[_a-z\d]$/.test(before);
}

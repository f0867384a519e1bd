import { findPart, type GameMap, latin1Text } from '@brushwork/formats';
import { type Content, isNone, ListBase, type Role } from '@brushwork/record';
import type { FieldPath } from './field-path.js';
import { badReference, type FoundField, findField } from './find-field.js';
import type { ElementsIn, Followed, FollowedIn, TargetsOf } from './followed.js';
import { selection } from './selection.js';

/**
 * Follows a reference: the element of another lump that a field names, live. `lump` may be a path into one, as
 * `GAME_LUMP.sprp.props`. For a span, run or block of children it
 * is the first of them (`entries` has them all). `undefined` for a value that means "nothing", and for an empty span.
 * `bad-reference` when the target isn't there; `not-found` for an element or field that isn't there or refers to
 * nothing, and for lumps that aren't loaded.
 */
export function follow<L extends object, K extends ElementsIn<L>, const F extends FieldPath = ''>(
  map: GameMap<L>,
  lump: K,
  index: number,
  field?: F,
): FollowedIn<L, TargetsOf<L, K, F>> | undefined {
  const found = findField(map, lump, index, field ?? '');
  return target(map, found, index) as FollowedIn<L, TargetsOf<L, K, F>> | undefined;
}

function target(map: GameMap<object>, found: FoundField, index: number): Followed | undefined {
  const { role, value } = found;
  switch (role?.kind) {
    case 'ref':
      if (isNone(role, value) || (role.mayBeEmpty === true && map.lump(role.lump).length === 0))
        return undefined;
      return role.unit === 'bytes'
        ? elementAtByte(map, found, { lump: role.lump, at: value, from: index })
        : element(map, found, { lump: role.lump, at: value, from: index });
    case 'signed':
      return element(map, found, { lump: role.lump, at: Math.abs(value), from: index });
    case 'either': {
      const aim = value >= 0 ? { lump: role.lump, at: value } : { lump: role.negative, at: -1 - value };
      return element(map, found, { ...aim, from: index });
    }
    case 'text-offset':
      return text(map, found, { role, from: index });
    default: {
      const selected = selection(map, found, index);
      return selected.count === 0
        ? undefined
        : element(map, found, { lump: selected.lump, at: selected.first, from: index });
    }
  }
}

function element(
  map: GameMap<object>,
  found: FoundField,
  aim: { lump: string; at: number; from: number },
): Followed | undefined {
  const { content } = findPart(map, aim.lump);
  if (isIndexed(content) && aim.at >= 0 && aim.at < content.length) {
    const value = content.at(aim.at);
    // The number is taken, and nothing has it.
    return value === undefined ? undefined : { lump: aim.lump, index: aim.at, value };
  }
  if (!(content instanceof ListBase) || !(aim.at >= 0 && aim.at < content.length)) {
    throw badReference(
      found,
      aim.from,
      `index ${found.value} outside ${aim.lump} (${content.length} elements)`,
    );
  }
  return {
    lump: aim.lump,
    index: aim.at,
    value: (content as ListBase & { at(i: number): unknown }).at(aim.at),
  };
}

/** Content that is no list of bytes that follow each other, and has its elements by number all the same. */
function isIndexed(content: Content): content is Content & { at(i: number): unknown } {
  return !(content instanceof ListBase) && typeof (content as { at?: unknown }).at === 'function';
}

/** The element that begins at a byte of a list. */
function elementAtByte(
  map: GameMap<object>,
  found: FoundField,
  aim: { lump: string; at: number; from: number },
): Followed | undefined {
  const { content } = findPart(map, aim.lump);
  const at = content instanceof ListBase ? aim.at / content.elementSize : Number.NaN;
  if (!Number.isInteger(at))
    throw badReference(found, aim.from, `no element of ${aim.lump} begins at byte ${aim.at}`);
  return element(map, found, { ...aim, at });
}

function text(
  map: GameMap<object>,
  found: FoundField,
  aim: { role: Extract<Role, { kind: 'text-offset' }>; from: number },
): Followed {
  const { lump } = aim.role;
  const { bytes } = map.lump(lump);
  const at = found.value;
  if (!(at >= 0 && at < bytes.length))
    throw badReference(found, aim.from, `offset ${at} outside ${lump} (${bytes.length} bytes)`);
  const end = bytes.indexOf(0, at);
  return { lump, index: at, value: latin1Text(bytes.subarray(at, end < 0 ? bytes.length : end)) };
}

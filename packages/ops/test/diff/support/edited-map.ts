import { type Branch, type GameMap, openAs, save } from '@brushwork/formats';
import { branch as callOfDuty } from '@brushwork/formats/branch/infinity-ward/call-of-duty';
import { branch as orangeBox } from '@brushwork/formats/branch/valve/orange-box';
import { ListBase } from '@brushwork/record';
import { tinyMap } from '../../../../../tools/fixtures/small.js';
import { tinySource } from '../../../../../tools/fixtures/valve/tiny-source.js';
import type { MapDiff } from '../../../src/diff/index.js';
import { elementsOf } from '../../../src/validate/schema/elements.js';
import { placesOf } from '../../../src/validate/schema/places-of.js';

/** A map with an element in every lump. */
export type AnyMap = GameMap<object>;

let sourceBytes: Uint8Array | undefined;
let callOfDutyBytes: Uint8Array | undefined;

/** The tiny Source map, opened anew. */
export function sourceMap(): AnyMap {
  sourceBytes ??= tinySource({ branch: orangeBox });
  return openAs(orangeBox as unknown as Branch, sourceBytes.slice());
}

/** The tiny Call of Duty map, opened anew. */
export async function callOfDutyMap(): Promise<AnyMap> {
  callOfDutyBytes ??= await tinyMap();
  return openAs(callOfDuty as unknown as Branch, callOfDutyBytes.slice());
}

/** The map as it is once an edit was saved, opened anew. */
export function edited(map: AnyMap, edit: (map: AnyMap) => void): AnyMap {
  edit(map);
  return openAs(map.branch as Branch, save(map).bytes.slice());
}

/** Live records of a lump. */
export function recordsOf(
  map: AnyMap,
  lump: string,
): { at(i: number): Record<string, unknown>; readonly length: number } {
  return map.lump(lump) as never;
}

/**
 * Puts a copy of an element into a list at a place, changed by `change`, and moves every plain reference and span of the map that
 * leads behind it, as a compiler would.
 */
export function insertElement(
  map: AnyMap,
  lump: string,
  at: number,
  change: (bytes: Uint8Array) => void,
): void {
  for (const name of map.lumpNames) {
    for (const elements of elementsOf(map, name)) {
      for (const place of placesOf(elements.root, elements.littleEndian)) {
        const { role, field } = place;
        if ((role?.kind !== 'ref' && role?.kind !== 'span') || role.lump !== lump) continue;
        if (place.overlay !== undefined && !isIndexOfPlane(elements.lump)) continue;
        for (let i = 0; i < elements.length; i++) {
          const o = i * elements.size;
          if (place.holds !== undefined && !place.holds(elements.d, o)) continue;
          if (place.overlay !== undefined && !isSideOfPlane(map, i)) continue;
          const value = place.read(elements.d, o);
          if (value >= at && value < map.lump(lump).length)
            field.set(elements.d, o + place.offset, elements.littleEndian, value + 1);
        }
      }
    }
  }
  const list = map.lump(lump);
  if (!(list instanceof ListBase)) throw new Error(`${lump} is no list`);
  const { elementSize: size } = list;
  const bytes = new Uint8Array(list.bytes.length + size);
  bytes.set(list.bytes.subarray(0, at * size));
  const copy = list.bytes.slice(0, size);
  change(copy);
  bytes.set(copy, at * size);
  bytes.set(list.bytes.subarray(at * size), (at + 1) * size);
  list.setBytes(bytes);
}

function isIndexOfPlane(lump: string): boolean {
  return lump === 'BRUSH_SIDES';
}

/** Whether a side of a Call of Duty brush names a plane: all but the first six of each brush do. */
function isSideOfPlane(map: AnyMap, side: number): boolean {
  const brushes = recordsOf(map, 'BRUSHES');
  let first = 0;
  for (let i = 0; i < brushes.length; i++) {
    const count = brushes.at(i)['sideCount'] as number;
    if (side < first + count) return side - first >= 6;
    first += count;
  }
  return false;
}

/** What a diff says, lump by lump, without those that are the same. */
export function summary(diff: MapDiff): Record<string, string> {
  const told: Record<string, string> = {};
  for (const { name, state, parts } of diff.lumps) {
    if (state === 'same' || state === 'empty' || state === 'stored-differently') continue;
    const counts = parts.flatMap(({ path, counts: { added, removed, changed, moved } }) =>
      added + removed + changed + moved === 0 ? [] : [`${path} +${added} -${removed} ~${changed} >${moved}`],
    );
    told[name] = [state, ...counts].join(' ');
  }
  return told;
}

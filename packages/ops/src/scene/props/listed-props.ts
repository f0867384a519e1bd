import { findPart, type GameMap, type PropList } from '@brushwork/formats';
import type { Content, FormatErrorCode } from '@brushwork/record';
import { type AnyRecords, placeOf } from '../../world/typed-lumps.js';
import { columnOf, type NumberColumn, numberAt } from '../scene-columns.js';
import type { PropGroups, PropPlace } from './prop-groups.js';
import type { PropSources } from './scene-props.js';

/** The lists of a part of a map that places models. */
interface PropLists {
  readonly props: AnyRecords;
  readonly models: readonly string[];
  readonly sprites: number;
  readonly scales: ReadonlyMap<number, PropPlace['scale']>;
  /** Absolute offset of the block that they were unpacked from. */
  readonly block: number | undefined;
}

/** Adds the models that a list of a map places. What names no model, or is nowhere, is an issue. */
export function addListedProps(
  map: GameMap<object>,
  list: PropList,
  { groups, sources }: { readonly groups: PropGroups; readonly sources: PropSources },
): void {
  const lists = listsOf(map, list, sources);
  if (lists === undefined) return;
  const { issues, budget } = sources;
  const { props, models, sprites, scales } = lists;
  const read = placeReader(props, list, scales);
  const modelOf = columnOf(props, list.fields.model);
  const skinOf = optionalColumn(props, list.fields.skin);
  const typeOf = optionalColumn(props, list.sprites?.type);
  const lump = `${list.part}.${list.props}`;
  const report = (code: FormatErrorCode, message: string, at: readonly [number, string]): void => {
    const { offset, ...place } = placeOf(props, ...at);
    const where = lists.block === undefined ? { offset } : { offset: lists.block, unpackedOffset: offset };
    issues.add('scene-prop', code, message, { ...place, ...where });
  };
  for (let i = 0; i < props.length; i++) {
    const place = read(i);
    if (place === undefined) {
      report('bad-value', 'a prop is nowhere', [i, list.fields.origin]);
      continue;
    }
    const index = numberAt(modelOf, i);
    const isSprite = typeOf !== undefined && numberAt(typeOf, i) !== list.sprites?.modelType;
    const model = isSprite ? spriteMaterial(list, sources) : models[index];
    if (model === undefined || (isSprite && index >= sprites)) {
      const there = isSprite ? `${sprites} sprites` : `${models.length} models`;
      report('bad-reference', `a prop names ${index} of ${there}`, [i, list.fields.model]);
      continue;
    }
    if (!budget.take(1, 0)) {
      report('limit', `${props.length - i} props are left out: there is no room`, [i, list.fields.model]);
      return;
    }
    const skin = isSprite ? index : skinOf === undefined ? 0 : numberAt(skinOf, i);
    groups.add({ model, kind: list.kind, skin, lump }, place);
  }
}

function spriteMaterial({ sprites }: PropList, { worldKey }: PropSources): string | undefined {
  return sprites === undefined ? undefined : (worldKey(sprites.key) ?? sprites.material);
}

function listsOf(map: GameMap<object>, list: PropList, { issues }: PropSources): PropLists | undefined {
  const dot = list.part.indexOf('.');
  const lump = map.lump(dot < 0 ? list.part : list.part.slice(0, dot));
  if (dot >= 0 && lump.namedParts?.().has(list.part.slice(dot + 1)) !== true) return undefined;
  const { content, block } = findPart(map, list.part);
  const parts = content.namedParts?.();
  const partOf = (name: string | undefined): Content | undefined =>
    name === undefined ? undefined : parts?.get(name)?.open();
  const props = partOf(list.props);
  const models = partOf(list.models);
  if (props?.kind !== 'records' || models === undefined) {
    if (content.bytes.length > 0)
      issues.add('scene-prop', 'unsupported', `is read as ${content.kind}, so that its props aren't known`, {
        path: list.part.split('.'),
      });
    return undefined;
  }
  return {
    props: props as unknown as AnyRecords,
    models: textsOf(models),
    sprites: partOf(list.sprites?.list)?.length ?? 0,
    scales: scalesOf(partOf(list.scales?.list), list),
    block,
  };
}

function textsOf(content: Content): string[] {
  const list = content as unknown as { readonly length: number; at(i: number): unknown };
  return Array.from({ length: list.length }, (_, i) => String(list.at(i)));
}

/** Sizes that a list of their own gives to some props. */
function scalesOf(
  content: Content | undefined,
  { scales: fields }: PropList,
): ReadonlyMap<number, PropPlace['scale']> {
  const found = new Map<number, PropPlace['scale']>();
  if (content?.kind !== 'records' || fields === undefined) return found;
  const list = content as unknown as AnyRecords;
  const prop = columnOf(list, fields.prop);
  const scale = columnOf(list, fields.scale);
  for (let i = 0; i < list.length; i++) found.set(numberAt(prop, i), threeAt(scale, i));
  return found;
}

function placeReader(
  props: AnyRecords,
  { fields }: PropList,
  scales: PropLists['scales'],
): (i: number) => PropPlace | undefined {
  const origins = columnOf(props, fields.origin);
  const angles = columnOf(props, fields.angles);
  const scale = optionalColumn(props, fields.scale);
  const color = optionalColumn(props, fields.color);
  const near = optionalColumn(props, fields.fadeMinimum);
  const far = optionalColumn(props, fields.fadeMaximum);
  return (i) => {
    const place: PropPlace = {
      origin: threeAt(origins, i),
      angles: threeAt(angles, i),
      scale: scales.get(i) ?? (scale === undefined ? [1, 1, 1] : threeAt(scale, i)),
      tint: color === undefined ? [255, 255, 255, 255] : fourAt(color, i),
      fade:
        near === undefined || far === undefined
          ? [0, 0]
          : [finite(numberAt(near, i)), finite(numberAt(far, i))],
      record: i,
    };
    const isSomewhere = [...place.origin, ...place.angles, ...place.scale].every(Number.isFinite);
    return isSomewhere ? place : undefined;
  };
}

/** A distance; what is none never comes. */
function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

/** Three values of a record, or its one value three times. */
function threeAt({ array, offset, stride, width }: NumberColumn, i: number): [number, number, number] {
  const at = offset + i * stride;
  const step = width < 3 ? 0 : 1;
  return [array[at] as number, array[at + step] as number, array[at + 2 * step] as number];
}

function fourAt({ array, offset, stride }: NumberColumn, i: number): [number, number, number, number] {
  const at = offset + i * stride;
  return [array[at] as number, array[at + 1] as number, array[at + 2] as number, array[at + 3] as number];
}

/** A field of a list, where its records have it. */
function optionalColumn(list: AnyRecords, field: string | undefined): NumberColumn | undefined {
  return field !== undefined && list.record.layout.byName.has(field) ? columnOf(list, field) : undefined;
}

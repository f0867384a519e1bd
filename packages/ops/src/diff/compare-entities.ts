import type { Entity, Identity } from '@brushwork/formats';
import { align } from './align.js';
import { AlignedPart } from './aligned-part.js';
import type { ContentPair } from './content/content-diff.js';
import type { FieldChange } from './diff-change.js';
import { Hashes, Mixer } from './hashes.js';
import { onlyTellsUnique } from './identities.js';

/** What the brush models of either file are, by their numbers. */
export interface BrushModels {
  /** In the left file. */
  readonly left: Hashes;
  /** In the right file. */
  readonly right: Hashes;
}

/** What entities are compared with. */
export interface EntityContext {
  /** Path of the part. */
  readonly path: string;
  /** What the brush models are that entities name by their numbers. */
  readonly brushModels?: BrushModels | undefined;
  /** Keys that identify an entity when their values are the same, the surest first. */
  readonly identities: readonly Identity[];
  /** Most entities that are put side by side one by one. */
  readonly maxThings: number;
  /** The text of both files, where it differs. */
  readonly text?: ContentPair | undefined;
}

/** A pair of an entity. */
interface Pair {
  readonly key: string;
  readonly value: string;
  /** What is compared of the value: for the number of a brush model what that model is. */
  readonly meaning: string;
}

/**
 * Compares entities: equal ones, then those whose identifying keys have the same values, then those of one class between them
 * of which at least half the pairs are the same. The order of pairs in an entity doesn't matter, nor does the number of a brush
 * model that is the same in both files.
 */
export function compareEntities(
  left: readonly Entity[],
  right: readonly Entity[],
  { path, brushModels, identities, maxThings, text }: EntityContext,
): AlignedPart {
  const [one, other] = [new Side(left, brushModels?.left), new Side(right, brushModels?.right)];
  const [lefts, rights] = [one.hashAll(), other.hashAll()];
  const tiers = identities.map((identity) => ({
    left: one.hashKeys(identity.by),
    right: other.hashKeys(identity.by),
    isUnique: onlyTellsUnique(identity),
  }));
  const classes = {
    left: one.hashKeys(['classname'], placeKeys),
    right: other.hashKeys(['classname'], placeKeys),
    isUnique: true,
  };
  const similarity = (l: number, r: number): number => {
    const [a, b] = [left[l], right[r]];
    if (a?.classname?.toLowerCase() !== b?.classname?.toLowerCase()) return 0;
    const [x, y] = [one.pairsOf(l), other.pairsOf(r)];
    const differing = fieldsOf(x, y).filter(({ isSame }) => isSame !== true).length;
    return 1 - differing / Math.max(1, x.length, y.length);
  };
  const options = { identities: [...tiers, classes], similarity, areMovedFound: true, maxThings };
  return new AlignedPart({
    path,
    kind: 'entities',
    alignment: align(lefts, rights, options),
    isChanged: (l, r) => !lefts.isSame(l, rights, r),
    labelOf: (l, r) => labelOf(left[l] ?? right[r]),
    fieldsOf: (l, r) => fieldsOf(one.pairsOf(l), other.pairsOf(r)),
    text,
  });
}

/** Keys of entities that are somewhere or have a name: such ones aren't told by their class. */
const placeKeys = ['origin', 'targetname', 'model'];

/** What an entity is called: its class, and its name or its place. */
function labelOf(entity: Entity | undefined): string {
  const name = entity?.get('targetname');
  const origin = name === undefined || name === '' ? entity?.get('origin') : undefined;
  const more = origin === undefined ? name : `at ${origin}`;
  return [entity?.classname ?? '(no class)', more ?? ''].filter((text) => text !== '').join(' ');
}

/** The entities of one file. */
class Side {
  private readonly entities: readonly Entity[];
  private readonly models: Hashes | undefined;

  constructor(entities: readonly Entity[], models: Hashes | undefined) {
    this.entities = entities;
    this.models = models;
  }

  /** The pairs of an entity in the order of the file; none for -1. */
  pairsOf(i: number): readonly Pair[] {
    const pairs = this.entities[i]?.pairs ?? [];
    return pairs.map((pair) => {
      const { key, value } = pair;
      return { key, value, meaning: this.meaningOf(key, value) };
    });
  }

  /** Hash of the pairs of each entity. */
  hashAll(): Hashes {
    const hashes = new Hashes(this.entities.length);
    const mixer = new Mixer();
    const one = new Hashes(1);
    for (let i = 0; i < hashes.length; i++) {
      let low = 1;
      let high = 1;
      for (const { key, meaning } of this.pairsOf(i)) {
        mixer.start();
        mixer.addText(key);
        mixer.addText(meaning);
        mixer.finish(one, 0);
        low = (low + (one.low[0] as number)) | 0;
        high = (high + (one.high[0] as number)) | 0;
      }
      mixer.start();
      mixer.add(low);
      mixer.add(high);
      mixer.finish(hashes, i);
    }
    return hashes;
  }

  /** Hashes of the values of some keys; none for an entity that lacks one of them, or has one that it isn't to have. */
  hashKeys(keys: readonly string[], without: readonly string[] = []): Hashes {
    const hashes = new Hashes(this.entities.length);
    const mixer = new Mixer();
    this.entities.forEach((entity, i) => {
      const values = keys.map((key) => this.meaningOf(key, entity.get(key) ?? ''));
      if (values.includes('') || without.some((key) => entity.has(key))) return;
      mixer.start();
      for (const value of values) mixer.addText(value.toLowerCase());
      mixer.finish(hashes, i);
    });
    return hashes;
  }

  private meaningOf(key: string, value: string): string {
    const { models } = this;
    if (models === undefined || key !== 'model' || !/^\*\d{1,9}$/.test(value)) return value;
    const model = Number(value.slice(1));
    return model < models.length ? `* ${models.low[model]} ${models.high[model]}` : value;
  }
}

/** The pairs of two entities in the order of the first, then those that only the second has. Of several of one key equal ones belong together. */
function fieldsOf(left: readonly Pair[], right: readonly Pair[]): FieldChange[] {
  const others = new Map<string, Pair[]>();
  for (const pair of right) {
    const known = others.get(pair.key);
    if (known === undefined) others.set(pair.key, [pair]);
    else known.push(pair);
  }
  // Equal ones first find each other, whatever stands between them.
  const equal = left.map(({ key, meaning }) => {
    const known = others.get(key) ?? [];
    const at = known.findIndex((pair) => pair.meaning === meaning);
    return at < 0 ? undefined : known.splice(at, 1)[0];
  });
  const fields = left.map(({ key, value }, i): FieldChange => {
    const same = equal[i];
    if (same !== undefined) return { field: key, left: value, right: same.value, isSame: true };
    return { field: key, left: value, right: others.get(key)?.shift()?.value };
  });
  for (const [key, pairs] of others)
    for (const { value } of pairs) fields.push({ field: key, left: undefined, right: value });
  return fields;
}

import type { AnyStruct, Content, Doubt, RecordList } from '@brushwork/record';

/** What models of every layout of the family begin and end with. */
interface ModelFields {
  readonly mins: Readonly<Record<'x' | 'y' | 'z', number>>;
  readonly maxs: Readonly<Record<'x' | 'y' | 'z', number>>;
  readonly headNode: number;
  readonly firstFace: number;
  readonly faceCount: number;
}

/** As many models as are looked at. */
const LOOKED_AT = 1024;

/** Whether a number is none that an integer gives when it is read as a float. */
function isCoordinate(value: number): boolean {
  return Number.isFinite(value) && (value === 0 || Math.abs(value) > 1e-6) && Math.abs(value) < 1e9;
}

function isSensible({ mins, maxs, headNode, firstFace, faceCount }: ModelFields): boolean {
  const isBox = (['x', 'y', 'z'] as const).every(
    (axis) => isCoordinate(mins[axis]) && isCoordinate(maxs[axis]) && mins[axis] <= maxs[axis] + 1,
  );
  return isBox && headNode >= 0 && firstFace >= 0 && faceCount >= 0;
}

/**
 * Models of which a box, a root or a span of faces makes no sense: those of one game that are read as another's. A
 * model without anything in it has its corners the other way round, which some compilers write, so one alone says little.
 */
export function sensibleModels(content: Content): readonly Doubt[] {
  const models = content as unknown as RecordList<AnyStruct>;
  const looked = Math.min(models.length, LOOKED_AT);
  let odd = 0;
  for (let i = 0; i < looked; i++) if (!isSensible(models.at(i) as unknown as ModelFields)) odd++;
  return odd === 0 ? [] : [{ message: 'models make no sense', share: odd / looked, isGrave: true }];
}

/** Planes whose normal isn't of length 1, or whose type is none: those of no planes at all. */
export function sensiblePlanes(content: Content): readonly Doubt[] {
  const planes = content as unknown as RecordList<AnyStruct>;
  const looked = Math.min(planes.length, LOOKED_AT);
  let odd = 0;
  for (let i = 0; i < looked; i++) {
    const { normal, type } = planes.at(i) as unknown as {
      readonly normal: Readonly<Record<'x' | 'y' | 'z', number>>;
      readonly type: number;
    };
    const length = Math.hypot(normal.x, normal.y, normal.z);
    if (!(length > 0.9 && length < 1.1) || type < 0 || type > 5) odd++;
  }
  return odd === 0 ? [] : [{ message: 'planes make no sense', share: odd / looked, isGrave: true }];
}

const BRACE = 0x7b;
const SLASH = 0x2f;

/** Text of entities that doesn't begin with a brace or a remark: bytes of something else. */
export function sensibleEntities({ bytes }: Content): readonly Doubt[] {
  const first = bytes.find((byte) => byte > 0x20);
  const isText = bytes.length === 0 || first === BRACE || first === SLASH;
  return isText ? [] : [{ message: 'the text begins with no entity', share: 1, isGrave: true }];
}

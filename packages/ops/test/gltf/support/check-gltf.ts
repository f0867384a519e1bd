import { createRequire } from 'node:module';

/** What the validator says of a document. */
interface Report {
  readonly issues: {
    readonly numErrors: number;
    readonly numWarnings: number;
    readonly messages: readonly {
      readonly code: string;
      readonly severity: number;
      readonly pointer: string;
    }[];
  };
}

interface Validator {
  validateBytes(
    bytes: Uint8Array,
    options?: {
      readonly maxIssues?: number;
      readonly externalResourceFunction?: (uri: string) => Promise<Uint8Array>;
    },
  ): Promise<Report>;
}

const validator = createRequire(import.meta.url)('gltf-validator') as Validator;

/** What the Khronos validator finds in a document: errors and warnings. */
export async function checkGltf(
  bytes: Uint8Array,
  files: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<readonly string[]> {
  const { issues } = await validator.validateBytes(bytes, {
    maxIssues: 0,
    externalResourceFunction: async (uri) => {
      const file = files.get(uri);
      if (file === undefined) throw new Error(`there is no ${uri}`);
      return file;
    },
  });
  const bad = issues.messages.filter(({ severity }) => severity < 2);
  return bad.map(({ code, pointer }) => `${code} ${pointer}`);
}

/** Number of triangles in the meshes of a binary file, without the boxes that stand for models of other files. */
export function trianglesOfGlb(bytes: Uint8Array): number {
  const { accessors = [], meshes = [] } = jsonOfGlb(bytes);
  return meshes
    .flatMap(({ primitives }) => primitives)
    .filter(({ extras }) => extras?.['lump'] !== undefined)
    .reduce((sum, { indices }) => sum + (accessors[indices]?.count ?? 0) / 3, 0);
}

/** The JSON of a binary file, read by hand. */
export function jsonOfGlb(bytes: Uint8Array): Json {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const length = view.getUint32(12, true);
  return JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length))) as Json;
}

/** Plain data, as far as tests look into it. */
export interface Json {
  readonly nodes?: readonly {
    readonly name: string;
    readonly mesh?: number;
    readonly translation?: readonly number[];
    readonly rotation?: readonly number[];
    readonly children?: readonly number[];
    readonly extras?: Readonly<Record<string, unknown>>;
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
  readonly scenes: readonly { readonly nodes?: readonly number[] }[];
  readonly meshes?: readonly {
    readonly primitives: readonly {
      readonly attributes: Readonly<Record<string, number>>;
      readonly indices: number;
      readonly material: number;
      readonly extras?: Readonly<Record<string, unknown>>;
    }[];
  }[];
  readonly materials?: readonly {
    readonly name: string;
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
  readonly accessors?: readonly {
    readonly bufferView: number;
    readonly byteOffset: number;
    readonly count: number;
    readonly componentType: number;
    readonly min?: readonly number[];
    readonly max?: readonly number[];
  }[];
  readonly bufferViews?: readonly { readonly byteOffset: number; readonly byteStride?: number }[];
  readonly images?: readonly { readonly uri?: string; readonly bufferView?: number }[];
}

/** The numbers of an accessor of floats of a binary file, read by hand: `width` of each element. */
export function floatsOfGlb(bytes: Uint8Array, accessor: number, width: number): number[][] {
  const json = jsonOfGlb(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const { bufferView, byteOffset, count } = (json.accessors ?? [])[accessor] as NonNullable<
    Json['accessors']
  >[number];
  const range = (json.bufferViews ?? [])[bufferView] as NonNullable<Json['bufferViews']>[number];
  const binary = 20 + view.getUint32(12, true) + 8;
  const stride = range.byteStride ?? width * 4;
  return Array.from({ length: count }, (_, i) =>
    Array.from({ length: width }, (__, c) =>
      view.getFloat32(binary + range.byteOffset + byteOffset + i * stride + c * 4, true),
    ),
  );
}

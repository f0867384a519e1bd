import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { EditorService, repository } from './support/language-service.js';

const SAMPLE = 'packages/formats/test/hover-sample.ts';
const WRONG = 'packages/formats/test/hover-wrong.ts';

const HEAD = `
import { defineBranch, deriveBranch, lump, open, openAs, isBranch } from '@brushwork/formats';
import { branch } from '@brushwork/formats/branch/infinity-ward/call-of-duty';
import { array, f32, i32, list, ref, span, struct, u8, u16, u32, vector, versions } from '@brushwork/record';
`;

const sample = `${HEAD}
/** One polygon of the world. */
export class /*Face*/Face extends struct(28, {
  /** Plane that the face lies on. */
  plane: ref(u16, 'PLANES'),
  /** Centre of the face. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** First of \`edgeCount\` edges. */
  firstEdge: span(i32, 'SURFEDGES', 'edgeCount'),
  /** Number of edges. */
  edgeCount: u16,
  /** Light styles; 255 = unused slot. */
  styles: array(u8, 4),
}) {}

/** The same with a wide plane. */
export class /*FaceVindictus*/FaceVindictus extends Face.with(32, {
  /** 32 bits here. */
  plane: ref(u32, 'PLANES'),
}) {}

export class Short extends FaceVindictus.omit(28, 'styles') {}
export class Long extends Short.insertAfter(32, 'plane', {
  /** Inserted. */
  smoothing: u32,
}) {}

const face = Face.from({ /*from.plane*/plane: 1 });
face./*face.origin*/origin./*face.origin.x*/x;
face./*face.styles*/styles;
face./*face.set*/set({ /*set.edgeCount*/edgeCount: 3 });
const long = Long.from({});
long./*long.plane*/plane;
long./*long.origin*/origin;
long./*long.smoothing*/smoothing;

const map = openAs(branch, new Uint8Array(0));
map.lumps./*CELLS*/CELLS./*CELLS.at*/at(3)./*portalCount*/portalCount;
const plain = map.lumps.CELLS./*CELLS.object*/object(3);
/*plain*/plain./*plain.portalCount*/portalCount;
const normals = map.lumps.PLANES./*PLANES.column*/column('normal');
map.lumps.BRUSH_SIDES.at(0)./*plane*/plane./*plane.distance*/distance;
map.lumps.VISIBILITY.parts./*clusterCount*/clusterCount;
const { shape } = map.lumps.COLLISION_PATCHES.at(0);
if (shape.$case === 'curve') shape./*shape.width*/width;
map.lumps.PORTAL_VERTICES./*PORTAL_VERTICES.at*/at(0);

const leaves = versions({ 0: Face, 1: Long });
const leaf = leaves.open({ name: 'LEAVES', bytes: new Uint8Array(0), offset: 0, byteOrder: 'little' });
if (leaf.layout === '1') leaf./*leaf.at*/at(0);

export async function detected(): Promise<void> {
  const any = await open(new Uint8Array(0));
  if (isBranch(any, branch)) any.lumps.CELLS.at(3)./*any.portalCount*/portalCount;
}
export { normals };
`;

const wrong = `${HEAD}
class Face extends struct(8, { plane: ref(u16, 'PLANES'), first: span(u16, 'EDGES', 'count'), count: u16, side: u16 }) {}
class Plane extends struct(4, { distance: f32 }) {}
const { container, byteOrders, capabilities } = branch;
const frame = { id: 'x/y', title: 'X', container, byteOrders, capabilities };
// A lump that isn't there:
openAs(branch, new Uint8Array(0)).lumps.CELS;
openAs(branch, new Uint8Array(0)).lumps.CELLS.at(0).portalCounts;
// References to lumps that the branch lacks:
defineBranch({ ...frame, lumps: { FACES: lump(0, Face), PLANES: lump(1, Plane) } });
defineBranch({ ...frame, lumps: { EDGES: lump(0, list(ref(u16, 'VERTICES'))) } });
deriveBranch(branch, { id: 'x/z', title: 'Z', lumps: { PLANES: lump(2, list(ref(u16, 'NOWHERE'))) } });
// A count that is no field:
class Counted extends struct(4, { first: span(u16, 'EDGES', 'width * height'), width: u16 }) {}
// A field that another counts by, and one that isn't there:
Face.omit(4, 'sides');
`;

const branchFolder = 'packages/formats/src/branch';
const branchFiles = readdirSync(join(repository, branchFolder), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .sort();

// One for all: reading the packages takes by far the most time.
const service = new EditorService({
  [SAMPLE]: sample,
  [WRONG]: wrong,
  ...Object.fromEntries(
    branchFiles.map((name) => [`${branchFolder}/${name}`, textOf(`${branchFolder}/${name}`)]),
  ),
});

function textOf(path: string): string {
  return readFileSync(join(repository, path), 'utf8');
}

describe('an editor', () => {
  it('accepts the sample', () => {
    expect(service.errors(SAMPLE)).toEqual([]);
  }, 180_000);

  it('shows short types and the comments of fields', () => {
    const marks = [...sample.matchAll(/\/\*([A-Za-z.]+)\*\//g)].map(([mark]) => mark);
    expect(marks.length).toBeGreaterThan(20);
    const shown = marks.map((mark) => `${mark}\n${service.hover(SAMPLE, mark)}`);
    expect(shown.join('\n\n')).toMatchSnapshot();
  }, 180_000);

  it('refuses lumps, references and counts that are not there', () => {
    expect(service.errors(WRONG).join('\n\n')).toMatchSnapshot();
  }, 180_000);
});

describe('what the packages offer', () => {
  it.each(['record', 'formats'])(
    '%s has these names and no others',
    (name) => {
      const names = service.exportsOf(`packages/${name}/src/index.ts`);
      expect(names.length).toBeGreaterThan(50);
      expect(names.join('\n')).toMatchSnapshot();
    },
    180_000,
  );
});

/** Comments of the fields, arms and parts of a source file, without those of the branch table. */
function fieldComments(path: string): string[] {
  const text = textOf(path);
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const comments: string[] = [];
  const visit = (node: ts.Node): void => {
    // Lumps of a branch have other documents, and forms are described for the reference alone.
    if (
      ts.isCallExpression(node) &&
      /^((define|derive)Branch|contentForm)$/.test(node.expression.getText(source))
    )
      return;
    if (ts.isPropertyAssignment(node)) {
      for (const range of ts.getLeadingCommentRanges(text, node.pos) ?? []) {
        const comment = text.slice(range.pos, range.end);
        if (comment.startsWith('/**')) comments.push(squeezed(comment));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return comments;
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+(\* )?/g, ' ');
}

describe('the declarations of a built branch', () => {
  it.each(branchFiles)(
    '%s are short and keep every comment of a field',
    (name) => {
      const path = `${branchFolder}/${name}`;
      const text = service.declarations(path);
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThan(64 * 1024);
      const kept = squeezed(text);
      expect(fieldComments(path).filter((comment) => !kept.includes(comment))).toEqual([]);
    },
    180_000,
  );
});

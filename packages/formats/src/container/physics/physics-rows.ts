import type { AnyStruct, ContentRows } from '@brushwork/record';
import { joinedRows, type RowGroup } from '../joined-rows.js';
import { Ledge, LedgeTriangle } from './ledge-records.js';
import type { PhysicsModel } from './physics-content.js';
import type { PhysicsSolid } from './physics-solid.js';
import type { PhysicsSurface } from './physics-surface.js';
import { recordColumns } from './record-columns.js';
import { CompactSurface, LedgePoint, LedgeTreeNode } from './surface-records.js';

/** A solid whose surface was read. */
interface OwnedSurface {
  readonly model: number;
  readonly solid: number;
  readonly surface: PhysicsSurface;
}

/** A row for each model. */
export function modelRows(length: number, at: (i: number) => PhysicsModel): ContentRows {
  return {
    columns: ['model', 'offset', 'solidCount', 'solidSize', 'keyData'].map((name) => ({ name })),
    length,
    row(i) {
      const { model, offset, solids, keyData } = at(i);
      const solidSize = solids.reduce((sum, { bytes }) => sum + bytes.length, 0);
      return { model, offset, solidCount: solids.length, solidSize, keyData };
    },
  };
}

/** A row for each solid of all models. */
export function solidRows(models: readonly PhysicsModel[]): ContentRows {
  const { massCenter, upperLimitRadius: radius } = CompactSurface.schema;
  const names = ['model', 'solid', 'kind', 'offset', 'size', 'ledges', 'nodes', 'triangles'];
  const surface = [
    { name: 'massCenter', field: massCenter },
    { name: 'radius', field: radius },
  ];
  return joinedRows(
    [...names.map((name) => ({ name })), ...surface],
    models.map(({ model, solids }) => ({
      length: solids.length,
      row: (k) => ({ model, solid: k, ...solidRow(solids[k] as PhysicsSolid) }),
    })),
  );
}

function solidRow(solid: PhysicsSolid): Record<string, unknown> {
  const { kind, offset, bytes } = solid;
  const known = { kind, offset, size: bytes.length };
  const surface = solid.readSurface();
  if (surface === undefined) return known;
  const { head, ledges, nodes } = surface;
  const { massCenter, upperLimitRadius } = head.toObject();
  return {
    ...known,
    ledges: ledges.length,
    nodes: nodes.length,
    triangles: ledges.reduce((sum, { triangleCount }) => sum + triangleCount, 0),
    massCenter,
    radius: upperLimitRadius,
  };
}

function surfacesOf(models: readonly PhysicsModel[]): OwnedSurface[] {
  return models.flatMap(({ model, solids }) =>
    solids.flatMap((one, solid) => {
      const surface = one.readSurface();
      return surface === undefined ? [] : [{ model, solid, surface }];
    }),
  );
}

function columnsOf(
  owners: readonly string[],
  surfaces: readonly OwnedSurface[],
  record: { readonly usual: AnyStruct; readonly of: (surface: PhysicsSurface) => AnyStruct },
): ContentRows['columns'] {
  const seen = new Set(surfaces.map(({ surface }) => record.of(surface)));
  return recordColumns(owners, seen.size === 0 ? [record.usual] : seen);
}

/** A row for each ledge, a convex solid, of all solids. */
export function ledgeRows(models: readonly PhysicsModel[]): ContentRows {
  const surfaces = surfacesOf(models);
  const columns = columnsOf(['model', 'solid', 'ledge'], surfaces, {
    usual: Ledge,
    of: ({ records }) => records.ledge,
  });
  return joinedRows(
    columns,
    surfaces.map(({ model, solid, surface }) => ({
      length: surface.ledges.length,
      row: (ledge) => ({ model, solid, ledge, ...surface.ledge(ledge).toObject() }),
    })),
  );
}

/** A row for each triangle of all ledges. */
export function triangleRows(models: readonly PhysicsModel[]): ContentRows {
  const surfaces = surfacesOf(models);
  const columns = columnsOf(['model', 'solid', 'ledge', 'triangle'], surfaces, {
    usual: LedgeTriangle,
    of: ({ records }) => records.triangle,
  });
  return joinedRows(
    columns,
    surfaces.flatMap(({ model, solid, surface }) =>
      surface.ledges.map(
        ({ triangleCount }, ledge): RowGroup => ({
          length: triangleCount,
          row: (triangle) => {
            const record = surface.triangles(ledge).at(triangle) as LedgeTriangle;
            return { model, solid, ledge, triangle, ...record.toObject() };
          },
        }),
      ),
    ),
  );
}

/** A row for each node of the trees of ledges; the root of each is node 0. */
export function nodeRows(models: readonly PhysicsModel[]): ContentRows {
  const owners = ['model', 'solid', 'node', 'left', 'right', 'ledge'];
  return joinedRows(
    recordColumns(owners, [LedgeTreeNode]),
    surfacesOf(models).map(({ model, solid, surface }) => ({
      length: surface.nodes.length,
      row(node) {
        const place = surface.nodes[node];
        const linked = { left: place?.left, right: place?.right, ledge: place?.ledge };
        return { model, solid, node, ...linked, ...surface.node(node).toObject() };
      },
    })),
  );
}

/** A row for each point that ledges have for corners, each once however many ledges share it. */
export function pointRows(models: readonly PhysicsModel[]): ContentRows {
  return joinedRows(
    recordColumns(['model', 'solid', 'offset'], [LedgePoint]),
    surfacesOf(models).flatMap(({ model, solid, surface }) =>
      surface.pointLists().map(
        (points): RowGroup => ({
          length: points.length,
          row: (k) => ({ model, solid, offset: points.offsetOf(k), ...points.object(k) }),
        }),
      ),
    ),
  );
}

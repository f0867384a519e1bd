import { char, contentForm, i32, many, placed, u8 } from '@brushwork/record';
import {
  Ledge,
  LedgeBigEndian,
  LedgeTriangle,
  LedgeTriangleBigEndian,
  WideLedge,
  WideTriangle,
} from './ledge-records.js';
import { MoppSolidHead, PhysicsModelHead, PolygonSolidHead, SolidHead } from './solid-records.js';
import {
  CompactSurface,
  CompactSurfaceBigEndian,
  LedgePoint,
  LedgeTreeNode,
  WideSurface,
} from './surface-records.js';

/** A convex solid in a surface. */
const ledgeForm = contentForm('physics-ledge', {
  /** Head of the ledge. */
  head: Ledge,
  /** Its head in big-endian files. */
  headBigEndian: placed(LedgeBigEndian, { where: 'In place of `head` in big-endian files.' }),
  /** Its head in wide surfaces. */
  headWide: placed(WideLedge, { where: 'In place of `head` where the solid has version 0x101.' }),
  /** Its triangles. */
  triangles: many(LedgeTriangle, 'head.triangleCount'),
  /** Its triangles in big-endian files. */
  trianglesBigEndian: placed(LedgeTriangleBigEndian, {
    where: 'In place of `triangles` in big-endian files.',
  }),
  /** Its triangles in wide surfaces. */
  trianglesWide: placed(WideTriangle, {
    where: 'In place of `triangles` where the solid has version 0x101.',
  }),
});

/** What a solid of ledges consists of. */
const surfaceForm = contentForm('physics-surface', {
  /** Head of the surface: its size, and where the tree is. */
  head: CompactSurface,
  /** Its head in big-endian files. */
  headBigEndian: placed(CompactSurfaceBigEndian, { where: 'In place of `head` in big-endian files.' }),
  /** Its head where sizes have 32 bits. */
  headWide: placed(WideSurface, { where: 'In place of `head` where the solid has version 0x101.' }),
  /** The convex solids. */
  ledges: placed(ledgeForm, { where: 'Where the nodes of the tree say, one behind the other as a rule.' }),
  /** The corners of ledges. */
  points: placed(LedgePoint, { where: 'Where the ledges say, which share them.' }),
  /** The tree over the ledges. */
  nodes: placed(LedgeTreeNode, {
    where:
      'The root is at `head.rootOffset`; a left child follows its node, a right one is where the node says.',
  }),
});

/** What a lump of physics is made of. */
export const physicsForm = contentForm('physics', {
  /** A brush model's collision. */
  models: placed(
    contentForm('physics-model', {
      /** Which brush model it is, and how much follows. */
      head: PhysicsModelHead,
      /** The solids. */
      solids: placed(
        contentForm('physics-solid', {
          /** Bytes of the solid, this number left out. */
          size: i32,
          /** The solid itself. */
          body: placed(
            contentForm('physics-solid-body', {
              /** What it begins with, and how it is stored. */
              head: placed(SolidHead, { where: 'Old solids, whose first word is not `VPHY`, have none.' }),
              /** Head of a solid of ledges. */
              polygonHead: placed(PolygonSolidHead, {
                where: 'In place of `head` when its type is polygon.',
              }),
              /** Head of a solid of another physics library. */
              moppHead: placed(MoppSolidHead, { where: 'In place of `head` when its type is mopp.' }),
              /** The solid's shape; that of another library is not described. */
              surface: placed(surfaceForm, { size: 'polygonHead.surfaceSize' }),
              /** Axis map; no real map has one. */
              axisMap: placed(u8, { size: 'polygonHead.axisMapSize', count: 'polygonHead.axisMapSize' }),
            }),
            { size: 'size' },
          ),
        }),
        { count: 'head.solidCount', size: 'head.dataSize' },
      ),
      /** Text of keys and values: mass, material and joints of the solids. */
      keyData: placed(char, { count: 'head.keyDataSize', size: 'head.keyDataSize' }),
    }),
    {
      until: 'head.model == -1',
      where: 'One behind the other, until a head with model -1 ends the lump.',
    },
  ),
});

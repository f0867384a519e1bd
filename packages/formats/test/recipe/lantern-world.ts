import type { LumpContents } from '../../../../tools/fixtures/build-file.js';

/** Content of every lump of a small map, of two rooms with a door between them. `isTower`: of the second game. */
export function lanternWorld({ isTower }: { readonly isTower: boolean }): LumpContents {
  const normal = { x: 1, y: 0, z: 0 };
  const wall = (plane: number, kind: number, room: number): object => ({
    plane,
    kind,
    unknown0x03: '00',
    room,
  });
  const room = (name: string, x: number, firstWall: number): object => ({
    name,
    mins: { x, y: 0, z: 0 },
    maxs: { x: x + 100, y: 100, z: 100 },
    firstWall,
    wallCount: 2,
    heard: [0, 1, -1, -1],
  });
  return {
    ENTITIES: '{\n"classname" "worldspawn"\n}\n',
    PLANES: [0, 100, 200].map((distance) => ({ normal, distance })),
    WALLS: [wall(0, 0, -1), wall(1, 2, 1), wall(1, 2, 0), wall(2, 1, -1)],
    ROOMS: [room('hall', 0, 0), room('cellar', 100, 2)],
    LAMPS: [
      {
        origin: { x: 50, y: 50, z: 90 },
        room: 0,
        flags: 3,
        color: { red: 255, green: 200, blue: 150, unused: 0 },
        ...(isTower && { reach: 400 }),
      },
    ],
  };
}

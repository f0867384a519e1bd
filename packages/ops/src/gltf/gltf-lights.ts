import type { SceneLight } from '../scene/scene.js';
import type { MeshMaker } from './gltf-meshes.js';
import { pointYUp } from './y-up.js';

/** Candela of a light that makes a white surface white at the distance of a metre. */
const CANDELA = Math.PI;

/** Half the widest and half the narrowest cone that glTF has, in radians. */
const WIDEST = Math.PI / 2;
const NARROWEST = 1e-3;

/** Adds a node for each light. */
export function addLights({ document, frame: { scale } }: MeshMaker, lights: readonly SceneLight[]): void {
  lights.forEach((light, i) => {
    const { direction, kind, origin, source } = light;
    const extras = { lump: source.lump, record: source.index };
    const translation = pointYUp([...origin], scale);
    const index = document.addLight(punctual(light, `${kind} ${i}`, scale));
    document.addNode({
      name: `${kind} light ${i}`,
      ...(translation.every(Number.isFinite) && { translation }),
      rotation: turnTo(pointYUp([...direction], 1)),
      extras,
      extensions: { KHR_lights_punctual: { light: index } },
    });
  });
}

function punctual({ color, cone, kind, range }: SceneLight, name: string, scale: number): object {
  const finite = color.map((value) => (value > 0 && Number.isFinite(value) ? value : 0));
  const most = Math.max(...finite, 1e-9);
  const outer = Math.min(Math.max(cone?.[1] ?? WIDEST / 2, NARROWEST), WIDEST);
  const inner = Math.min(Math.max(cone?.[0] ?? 0, 0), outer - NARROWEST / 10);
  const isNear = range !== undefined && range > 0 && Number.isFinite(range) && kind !== 'sun';
  return {
    name,
    type: kind === 'sun' ? 'directional' : kind,
    color: finite.map((value) => value / most),
    intensity: most * (kind === 'sun' ? CANDELA : CANDELA * scale * scale),
    ...(isNear && { range: range * scale }),
    ...(kind === 'spot' && { spot: { innerConeAngle: inner, outerConeAngle: outer } }),
  };
}

/** The turn that brings what points down the negative z axis, as lights of glTF do, to a direction. */
function turnTo([x, y, z]: readonly [number, number, number]): [number, number, number, number] {
  const length = Math.hypot(x, y, z);
  if (!(length > 0) || !Number.isFinite(length)) return [0, 0, 0, 1];
  const [dx, dy, dz] = [x / length, y / length, z / length];
  // The half-way quaternion between (0, 0, -1) and the direction.
  const w = 1 - dz;
  if (w < 1e-9) return [0, 1, 0, 0];
  const norm = Math.hypot(dy, dx, w);
  return [dy / norm, -dx / norm, 0, w / norm];
}

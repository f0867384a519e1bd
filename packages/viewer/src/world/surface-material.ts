import {
  DoubleSide,
  FrontSide,
  type IUniform,
  NormalBlending,
  ShaderMaterial,
  type Texture,
  Vector3,
} from 'three';
import type { Triple } from '../protocol/scene-world.js';
import type { PageLight } from './page-light.js';
import { surfaceFragmentShader, surfaceVertexShader } from './surface-shader.js';

/** What all surfaces have in common: how bright light is, and how they are coloured. */
export interface SharedUniforms {
  /** What light is multiplied with. */
  readonly exposure: IUniform<number>;
  /** Number of the way in which they are coloured. */
  readonly mode: IUniform<number>;
}

/** How a surface looks. */
export interface SurfaceLook {
  /** Its colour without an image, linear. */
  readonly color: Triple;
  /** Its image. */
  readonly image?: Texture | undefined;
  /** The image that is blended over it. */
  readonly second?: Texture | undefined;
  /** Its page of light. */
  readonly light?: PageLight | undefined;
  /** What its vertices have beside places, normals and texture coordinates. */
  readonly has: {
    readonly light: boolean;
    readonly tint: boolean;
    readonly blend: boolean;
    /** A colour for the number of a group, which may come later. */
    readonly paint?: boolean;
  };
  /** How holes of its image are seen. */
  readonly holes: 'none' | 'mask' | 'blend';
  /** How much of what is behind it is covered. */
  readonly opacity: number;
  /** Whether it lies on another surface. */
  readonly isDecal: boolean;
  /** Whether both sides are drawn. */
  readonly isTwoSided: boolean;
}

/** Makes the material of a surface. */
export function surfaceMaterial(look: SurfaceLook, shared: SharedUniforms): ShaderMaterial {
  const { color, has, holes, image, isDecal, isTwoSided, light, opacity, second } = look;
  const isThrough = opacity < 1 || (image !== undefined && holes === 'blend');
  return new ShaderMaterial({
    vertexShader: surfaceVertexShader,
    fragmentShader: surfaceFragmentShader,
    defines: {
      ...(image !== undefined && { HAS_IMAGE: '' }),
      ...(second !== undefined && { HAS_SECOND: '' }),
      ...(has.light && light !== undefined && { HAS_LIGHT: '' }),
      ...(has.tint && { HAS_TINT: '' }),
      ...(has.blend && { HAS_BLEND: '' }),
      ...(has.paint === true && { HAS_PAINT: '' }),
      ...(image !== undefined && holes === 'mask' && { MASKED: '' }),
      ...(image !== undefined && holes === 'blend' && { BLENDED: '' }),
    },
    uniforms: {
      ...shared,
      baseColor: { value: new Vector3(...color) },
      opacity: { value: opacity },
      ...(image !== undefined && { image: { value: image } }),
      ...(second !== undefined && { second: { value: second } }),
      ...(light !== undefined && { light: light.texture, lightUnit: light.unit }),
    },
    side: isTwoSided ? DoubleSide : FrontSide,
    transparent: isThrough || isDecal,
    depthWrite: !isThrough && !isDecal,
    blending: NormalBlending,
    polygonOffset: isDecal,
    polygonOffsetFactor: isDecal ? -2 : 0,
    polygonOffsetUnits: isDecal ? -2 : 0,
  });
}

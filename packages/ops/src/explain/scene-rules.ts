import type { RuleText } from '@brushwork/formats';

const common = {
  severity: 'error',
  source: "Brushwork's own way of making a scene",
  confidence: 'certain',
} as const;

/** Rules about what can be shown of a map. */
export const sceneRules: readonly RuleText[] = [
  {
    ...common,
    id: 'scene-prop',
    code: 'bad-reference',
    title: 'a model that the map places is in its list of models, and the place is somewhere',
    cause: 'The file is damaged, or the list has a layout that is not known.',
    effect: 'The prop is left out; all others are placed.',
    remedy: 'validate says which number is wrong; compile the map again.',
  },
  {
    ...common,
    id: 'scene-solid',
    code: 'bad-value',
    title: 'what players collide with, and what divides space, can be shown',
    cause:
      'The sides of a brush leave it open or enclose nothing, a number leads outside, a tree leads back to itself, or a lump has a layout that is not known.',
    effect: 'It is left out of the layer that it belongs to; everything else is made.',
    remedy: 'validate says which number is wrong; compile the map again.',
  },
  {
    ...common,
    id: 'scene-surface',
    code: 'bad-reference',
    title: 'a drawn surface has all its corners, and they are somewhere',
    cause: 'The file is damaged, or a tool wrote numbers that lead nowhere.',
    effect: 'The surface is left out; everything else is made.',
    remedy: 'validate says which number is wrong; compile the map again.',
  },
  {
    ...common,
    id: 'scene-empty',
    code: 'bad-count',
    title: 'something is to be seen of a map',
    cause: 'The lump of surfaces is empty, cut off or overwritten by zeros, or what surfaces are made of is.',
    effect:
      'The scene has no surfaces, or surfaces without area; lights, models and layers are made all the same.',
    remedy: 'Take the map from where it came from once more, or compile it again.',
  },
  {
    ...common,
    id: 'scene-light-lost',
    code: 'out-of-bounds',
    title: 'baked light that a map stores can be read',
    cause: 'The file ends before its light, or its light is in a file beside it that was not found.',
    effect: 'The map is shown as one without light; everything else is made.',
    remedy: 'Take the map from where it came from once more, with the files beside it.',
  },
  {
    ...common,
    id: 'scene-layer-lost',
    code: 'out-of-bounds',
    title: 'what a layer is made of can be read where a map stores it',
    cause:
      'The file ends before one of the lumps that the layer is made of, or the lump is in a file beside it.',
    effect: 'The layer is empty, or has only what other lumps tell; everything else is made.',
    remedy: 'Take the map from where it came from once more, with the files beside it.',
  },
  {
    ...common,
    id: 'scene-no-light',
    code: 'not-found',
    title: 'a map whose baked light is asked for has some',
    cause:
      'The map was compiled without light, all of its surfaces are drawn without, or its light is damaged.',
    effect: 'Nothing is written.',
    remedy: "Compile the map with its game's compiler of light; `brushwork lightmaps` says what there is.",
  },
  {
    ...common,
    id: 'scene-model',
    code: 'bad-reference',
    title: "a model's surfaces are all there",
    cause: 'The file is damaged, or its lumps are of different builds.',
    effect: 'The model has those of its surfaces that are there.',
    remedy: 'validate says which number is wrong; compile the map again.',
  },
  {
    ...common,
    id: 'scene-material',
    code: 'bad-reference',
    title: 'the name of a material can be read',
    cause: 'The file is damaged, or its lumps are of different builds.',
    effect: 'Surfaces of that material are shown without a name.',
    remedy: 'validate says which number is wrong.',
  },
  {
    ...common,
    id: 'scene-entity',
    code: 'bad-value',
    title: 'an entity with a model is at a point, and the model is there',
    cause: 'The entity was written by hand, or the map was changed after it was compiled.',
    effect: 'The model is placed at the origin, or not at all.',
    remedy: 'Mend the entity: `brushwork entities` edits them.',
  },
  {
    ...common,
    id: 'scene-budget',
    code: 'limit',
    title: 'what is made of a map takes no more room than is given',
    cause: 'The map is very large, or made to ask for more than there is memory.',
    effect: 'What has no room is left out.',
    remedy: 'Give more room, if the map is to be trusted.',
  },
  {
    ...common,
    id: 'scene-displacement',
    code: 'bad-value',
    title: 'a displacement begins at a corner of its face, and can be read',
    cause:
      'Faces or displacements were moved without the others, or the lump has a layout that is not known.',
    effect:
      'The grid begins at the nearest corner, so that it may be turned; what can not be read is left out.',
    remedy: 'Compile the map again.',
  },
  {
    ...common,
    id: 'scene-decal',
    code: 'bad-value',
    title: 'a decal is a convex quadrangle somewhere, on faces that are there',
    cause:
      'The file is damaged, its lumps are of different builds, or the corners were dragged across each other.',
    effect: 'The decal is left out, or lies on those of its faces that are there.',
    remedy: 'Mend the corners of the overlay in the editor and compile the map again.',
  },
  {
    ...common,
    id: 'scene-light',
    code: 'bad-reference',
    title: 'the light of a face is all there and no larger than a page, and a light is somewhere and shines',
    cause: 'The file is damaged, or faces and light are of different builds.',
    effect: 'The face is shown without baked light, or the light is left out; everything else is made.',
    remedy: 'validate says which number is wrong; compile the light again.',
  },
];

export * from './ascii/index.js';
export * from './bounds.js';
export * from './connection-records.js';
export * from './describe-model.js';
export {
  BoundingBox,
  BoundingSphere,
  LodDistance,
  lengthUnits,
  modelFileTypes,
} from './detail-records.js';
export * from './face-list.js';
export * from './geogroup.js';
export * from './level-of-detail.js';
export * from './material-library.js';
export * from './material-reference.js';
export * from './mesh.js';
export * from './model.js';
export * from './model-description.js';
export { modelForm } from './model-form.js';
export * from './model-magic.js';
export * from './model-object.js';
export * from './model-schema.js';
export * from './model-summary.js';
export { PartSettings } from './part-settings.js';
export * from './special-text.js';
export * from './tag-header.js';
export * from './vertex-block.js';
export * from './vertex-layouts.js';
export * from './write-model.js';

import type { FileOverview } from '../protocol/overview.js';
import { mapOverview } from './map-overview.js';
import { modelOverview } from './model-overview.js';
import { OpenDocument } from './open-document.js';
import type { OpenModelDocument } from './open-model-document.js';

/** What is known of a file whose directory was read. */
export function fileOverview(opened: OpenDocument | OpenModelDocument): FileOverview {
  const { name } = opened.files.file;
  if (opened instanceof OpenDocument) return mapOverview(opened.map, name);
  const { bytes, magic, model } = opened;
  return modelOverview(model, { name, magic, size: bytes.length });
}

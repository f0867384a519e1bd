import type { Model } from '@brushwork/formats';
import type { ModelOverview } from '../protocol/overview.js';

/** What is known of a model or a library of materials. */
export function modelOverview(model: Model, { name, magic, size }: ModelFile): ModelOverview {
  const hasGeometry = model.objects.length > 0;
  return {
    kind: 'model',
    name,
    size,
    title: `${hasGeometry ? 'Model' : 'Library of materials'} (${magic})`,
    magic,
    byteOrder: 'big',
    issues: model.issues,
    hasGeometry,
  };
}

/** The file of a model. */
export interface ModelFile {
  /** File name. */
  readonly name: string;
  /** First eight bytes. */
  readonly magic: string;
  /** Size in bytes. */
  readonly size: number;
}

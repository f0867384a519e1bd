import type { ContentModel } from '@brushwork/ops';
import type { Content } from '@brushwork/record';
import { type KaitaiComparison, property } from './kaitai-comparison.js';

type Form = ContentModel & { readonly kind: 'form' };

/** Compares what Kaitai can place of content with a form of its own; `false` where nothing is compared. */
export function compareForm(
  { name: kind, parts }: Form,
  { name, ours, theirs }: { readonly name: string; readonly ours: Content; readonly theirs: unknown },
  comparison: KaitaiComparison,
): boolean {
  if (theirs instanceof Uint8Array) {
    comparison.same(ours.bytes.length, theirs.length, `${name}.length`);
    return false;
  }
  if (kind === 'physics') {
    const [models] = parts;
    const head = models?.of.kind === 'parts' ? models.of.parts[0]?.of : undefined;
    if (head?.kind !== 'value') return false;
    const list = ours.namedParts?.().get('models')?.open();
    const heads = (list?.block(0, Math.max(1, list.length)) ?? []) as readonly unknown[];
    const found = property(theirs, 'models') as readonly unknown[];
    // The head that ends the lump is one more.
    comparison.same(heads.length + 1, found.length, `${name}.models.length`);
    for (let i = 0; i < heads.length; i++) {
      comparison.value(head.type, heads[i], property(found[i], 'head'), `${name}.models[${i}].head`);
      const { keyData } = (ours as unknown as { at(i: number): { readonly keyData: string } }).at(i);
      const text = String(property(found[i], 'keyData')).replace(/\0+$/, '');
      comparison.same(keyData, text, `${name}.models[${i}].keyData`);
    }
    return true;
  }
  if (kind === 'visibility') {
    const plain = ours.block(0, 0x7fffffff) as {
      readonly clusterCount: number;
      readonly offsets?: readonly (readonly [number, number])[];
    };
    comparison.same(plain.clusterCount, property(theirs, 'clusterCount'), `${name}.clusterCount`);
    const offsets = property(theirs, 'offsets') as readonly unknown[];
    (plain.offsets ?? []).forEach(([pvs, pas], i) => {
      comparison.same(pvs, property(offsets[i], 'pvs'), `${name}.offsets[${i}].pvs`);
      comparison.same(pas, property(offsets[i], 'pas'), `${name}.offsets[${i}].pas`);
    });
    return true;
  }
  return false;
}

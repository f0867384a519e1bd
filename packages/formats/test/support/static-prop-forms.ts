import type { ByteOrder } from '@brushwork/record';
import { gameLumpBytes } from '../../../../tools/fixtures/valve/lumps/game-lump.js';
import {
  type StaticPropForm,
  staticPropForms,
} from '../../../../tools/fixtures/valve/lumps/static-prop-forms.js';
import { tinyCompilation } from '../../../../tools/fixtures/valve/tiny-source.js';
import { staticProps } from '../../src/branch/valve/records/static-props-layouts.js';

/** Name of a layout that was written by hand from tables. */
export type FormName = keyof typeof staticPropForms;

/** Every layout that was written by hand, by name: that of the library's layout, too. */
export const formNames = Object.keys(staticPropForms) as readonly FormName[];

const props = tinyCompilation().description.props;

/** Number of props of the tiny map. */
export const propCount = props.length;

/** Where the first of them stands, and the height that the others count from. */
export const origins = props.map(({ origin: [x, y, z] }) => ({ x, y, z }));

/** The static props of the tiny map in a layout, as a lump of their own. */
export function lumpOfForm(form: StaticPropForm, byteOrder: ByteOrder = 'little'): Uint8Array {
  const options = { byteOrder, staticProps: form, entry: 'source', hasHdr: false } as const;
  const bytes = gameLumpBytes(tinyCompilation(), options);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const word = (at: number): number => view.getInt32(at, byteOrder === 'little');
  return bytes.slice(word(12), word(12) + word(16));
}

/** Opens such a lump as a lump of a version, which is that of the form unless given. */
export function openedForm(
  name: FormName,
  how: { byteOrder?: ByteOrder; version?: number; of?: typeof staticProps; bytes?: Uint8Array } = {},
) {
  const form = staticPropForms[name];
  const { byteOrder = 'little', version = form.version, of = staticProps } = how;
  const bytes = how.bytes ?? lumpOfForm(form, byteOrder);
  return of.open({ name: 'sprp', bytes, offset: 0, byteOrder, version });
}

export { staticPropForms };

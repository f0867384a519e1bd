import type { ByteOrder } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { staticProps } from '../../src/branch/valve/records/static-props-layouts.js';
import { formNames, lumpOfForm, openedForm, origins, staticPropForms } from '../support/static-prop-forms.js';
import { rebuilt } from '../support/static-props-lumps.js';

/** Size of a static prop in bytes, typed by hand from the table of layouts. */
const sizes = {
  v4: 56,
  v5: 60,
  'v5-the-ship': 188,
  v6: 64,
  'v6-bloody-good-time': 192,
  'v6-dark-messiah': 136,
  'v6-vindictus': 60,
  v7: 68,
  'v7-zeno-clash': 68,
  'v7-vindictus': 64,
  v8: 68,
  'v8-vindictus': 72,
  v9: 72,
  'v9-dear-esther': 76,
  v10: 72,
  'v10-global-offensive': 76,
  'v11-global-offensive': 80,
  'v11-black-mesa-lite': 76,
  'v11-black-mesa': 80,
  'v11-merubasu': 76,
  'v12-strata': 80,
  'v13-strata': 88,
} as const;

const forms = formNames.flatMap((name) =>
  (['little', 'big'] as const).map((byteOrder): { name: typeof name; byteOrder: ByteOrder } => ({
    name,
    byteOrder,
  })),
);

it('every layout of static props is written by hand, and has a size in the table', () => {
  expect([...formNames].sort()).toEqual(Object.keys(staticProps.layouts).sort());
  expect([...formNames].sort()).toEqual(Object.keys(sizes).sort());
  for (const name of formNames) expect([name, staticPropForms[name].size]).toEqual([name, sizes[name]]);
});

/** What is preferred where nothing in big-endian bytes tells a float from a colour; no such file is known. */
function preferred(name: string, byteOrder: ByteOrder): typeof staticProps {
  return name === 'v11-merubasu' && byteOrder === 'big' ? staticProps.prefer(name) : staticProps;
}

describe.each(forms)('static props written by hand as $name, $byteOrder-endian', ({ name, byteOrder }) => {
  const bytes = lumpOfForm(staticPropForms[name], byteOrder);

  it('are read as that layout, each where it stands and as long as the table says', () => {
    const content = openedForm(name, { byteOrder, bytes, of: preferred(name, byteOrder) });
    expect([content.layout, content.status, content.issues]).toEqual([name, 'ok', []]);
    if (content.layout === 'opaque') throw new Error('not read');
    const { props } = content.parts;
    expect([props.length, props.record.size]).toEqual([origins.length, sizes[name]]);
    expect(props.offsetOf(1) - props.offsetOf(0)).toBe(sizes[name]);
    expect(origins.map((_, i) => props.object(i).origin)).toEqual(origins);
    expect(bytes.length).toBe(props.offsetOf(0) + props.length * sizes[name]);
  });

  it('come back from plain data', () => {
    expect(rebuilt(openedForm(name, { byteOrder, bytes }), byteOrder)).toEqual(bytes);
  });
});

it('static props that could as well be of another layout say so, and name it', () => {
  const content = openedForm('v11-merubasu', { byteOrder: 'big' });
  expect(content.issues).toMatchObject([{ rule: 'lump-version', severity: 'warning' }]);
  expect(content.issues[0]?.message).toContain('could as well be v11-merubasu');
});

import { describe, expect, it } from 'vitest';
import { staticPropStride } from '../src/branch/valve/records/static-props-stride.js';
import { lumpOf, opened, rebuilt } from './support/static-props-lumps.js';

describe('static props of an unknown version', () => {
  /** What Military Conflict: Vietnam has: records of 84 bytes under a known version. */
  const unknown = (stride: number): Uint8Array => {
    const known = lumpOf('v4', 3);
    const start = known.length - 3 * 56;
    const bytes = new Uint8Array(start + 3 * stride);
    bytes.set(known.subarray(0, start));
    for (let i = 0; i < 3; i++) {
      bytes.set(known.subarray(start + i * 56, start + (i + 1) * 56), start + i * stride);
      bytes.fill(0xe0 + i, start + i * stride + 56, start + (i + 1) * stride);
    }
    return bytes;
  };

  it.each([
    [12, 84],
    [99, 84],
    [6, 100],
  ])('are read as far as all have it in common: version %d of %d bytes', (version, stride) => {
    const bytes = unknown(stride);
    const content = opened(bytes, version);
    expect([content.layout, content.status]).toEqual([`prefix-${stride}`, 'ok']);
    expect(content.issues).toMatchObject([{ rule: 'lump-version', severity: 'warning' }]);
    if (content.layout === 'opaque') throw new Error('not read');
    expect(content.parts.props.at(2).origin.x).toBe(200);
    expect(content.parts.props.object(1)).toMatchObject({ model: 1, unknown0x38: 'e1'.repeat(stride - 56) });
    content.parts.props.at(0).model = 1;
    expect(rebuilt(content)).toEqual(bytes);
  });

  it('are found with wide leaves too', () => {
    const known = lumpOf('v13-strata', 3);
    const start = known.length - 3 * 88;
    const bytes = new Uint8Array(start + 3 * 92);
    bytes.set(known.subarray(0, start));
    for (let i = 0; i < 3; i++)
      bytes.set(known.subarray(start + i * 88, start + (i + 1) * 88), start + i * 92);
    const content = opened(bytes, 14);
    expect(content.layout).toBe('prefix-wide-92');
    expect(rebuilt(content)).toEqual(bytes);
  });

  it('stay bytes when nothing in them makes sense', () => {
    const noise = Uint8Array.from({ length: 500 }, (_, i) => (i * 37 + 11) & 0xff);
    const content = opened(noise, 47);
    expect([content.layout, content.kind, content.issues.length]).toEqual(['opaque', 'opaque', 1]);
    expect(content.issues[0]?.message).toContain('kept as bytes');
    expect(rebuilt(content)).toEqual(noise);
  });
});

describe('static props that were cut', () => {
  it('are read by their version, as many as are whole', () => {
    const whole = lumpOf('v6', 5);
    const content = opened(whole.subarray(0, whole.length - 70), 6);
    expect([content.layout, content.status]).toEqual(['v6', 'truncated']);
    if (content.layout === 'opaque') throw new Error('not read');
    expect(content.parts.props).toHaveLength(3);
    expect(content.issues).toMatchObject([
      { rule: 'sequence-count', path: ['sprp', 'props'], expected: '0 to 3', found: 5 },
    ]);
    expect(rebuilt(content)).toEqual(whole.subarray(0, whole.length - 70));
  });

  it.each([0, 1, 4, 5, 20, 130, 262, 264, 268])('can be cut anywhere: %d bytes', (length) => {
    const bytes = lumpOf('v9', 2).subarray(0, length);
    expect(rebuilt(opened(bytes, 9))).toEqual(bytes);
  });

  it.each([
    ['-991425704', 0],
    ['2147483647', 0],
    ['-1', 260],
    ['2147483647', 260],
    ['16777216', 272],
  ])('have counts that are checked before they are multiplied: %s at %d', (count, at) => {
    const bytes = new Uint8Array(lumpOf('v9', 2));
    new DataView(bytes.buffer).setInt32(at, Number(count), true);
    const content = opened(bytes, 9);
    expect(rebuilt(content)).toEqual(bytes);
    expect(staticPropStride({ name: '', bytes, offset: 0, byteOrder: 'little' }, 2)).toBeUndefined();
  });
});

describe('an edit of static props', () => {
  it('adds one', () => {
    const content = opened(lumpOf('v10', 2), 10);
    if (content.layout !== 'v10') throw new Error('not read');
    content.parts.props.append({ origin: { x: 1, y: 2, z: 3 }, flags: 0x100, lightmapWidth: 16 });
    content.parts.propCount = 3;
    const now = opened(content.bytes, 10);
    expect([now.layout, now.issues]).toEqual(['v10', []]);
    if (now.layout === 'v10') expect(now.parts.props.at(2).lightmapWidth).toBe(16);
  });
});

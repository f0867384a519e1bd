const table = makeTable();

function makeTable(): Int32Array {
  const made = new Int32Array(256);
  for (let index = 0; index < 256; index += 1) {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    made[index] = value;
  }
  return made;
}

/**
 * CRC-32 as in zip, gzip and PNG (reflected, polynomial 0x04C11DB7), as an unsigned number. For data in parts, the
 * result for the parts so far is given as `previous`.
 */
export function crc32(bytes: Uint8Array, previous = 0): number {
  let crc = ~previous;
  for (let index = 0; index < bytes.length; index += 1) {
    crc = (crc >>> 8) ^ (table[(crc ^ (bytes[index] ?? 0)) & 0xff] ?? 0);
  }
  return ~crc >>> 0;
}

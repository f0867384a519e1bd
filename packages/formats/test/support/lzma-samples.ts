import { encodeLzma } from '../../src/container/lzma/lzma-encoder.js';
import { type LzmaProperties, readLzmaProperties } from '../../src/container/lzma/lzma-properties.js';
import { seededRandom } from './seeded-random.js';
import { bytesOf, concat } from './zip-builder.js';

/** An `.lzma` file taken apart: properties, the size unless it is unknown, the stream. */
export interface LzmaFile {
  readonly properties: LzmaProperties;
  readonly size: number | undefined;
  readonly stream: Uint8Array;
}

/** Takes an `.lzma` file apart. */
export function takeApart(file: Uint8Array): LzmaFile {
  const size = new DataView(file.buffer, file.byteOffset).getBigUint64(5, true);
  return {
    properties: readLzmaProperties(file),
    size: size === 0xffffffffffffffffn ? undefined : Number(size),
    stream: file.slice(13),
  };
}

/** Packs as it is done here, without an end marker. */
export async function pack(bytes: Uint8Array): Promise<LzmaFile & { readonly size: number }> {
  return { ...(await encodeLzma(bytes)), size: bytes.length };
}

/** What the references hold. */
export const referenceContent: Uint8Array = concat(
  bytesOf(`${'Brushwork '.repeat(3)}${'a'.repeat(600)}`),
  Uint8Array.from({ length: 256 }, (_, index) => index),
);

/** Packed by xz 5.4 with lc, lp and pb of 3 0 2, 0 0 0, 4 0 4, 0 4 0 and 1 3 1, all with an end marker. */
export const references: readonly LzmaFile[] = [
  'XQAQAAD//////////wAhHIqnWJYPDnNp1FVRvR5UmUTW3/mZLVk8s0SF1Bse0varGfuzaSKfTuPQEdV4Pth+KNsZ6hIRqZPSwbqeKssxjfdnO2QhRq3TxdpOHPwLrkwZjuVfWAWbnNeOiINgI82zr/4+3nrfVpgqXowqVyZnmIA4rFABMZzIaBSu/HjIBj0sh/01yBXL3jascJFOdneSR0AYN+C9WKr6pMb9HeK7otyPoKtzgDl7vQWw/W1n1a2F2aors9twr4bARuiV4SQ5Lu2XCrR5xiPKGwXlCxo1Dd8W/kiYuL7md9WTAKcr8dEjxmCgOldec5F3MZHR3Bap7RCOVSmoq+7uumv//o6gAA==',
  'AAAQAAD//////////wAhHl14R4SiJbrMY/H3myXMszXQGfVfubLBw0PIuRnEHZ+xL8ID7ea/mAFbjTwQPYz7ZstPdq/eUg69MUr3eX+6DpC8HIxIw69OkDUmmdt7awyjs4sZxcsvvx5QtB3hO8PuMSkG3vVIf0z1AfvjJ1UWLrWnyXmbfOlopBHSyT/nG0zEW+Lu7sF43Ir0N3+IcuyWZUBBEv4B6WOhFyCEknWT/musNos6pLdHhwPS8xTdAWN3e+axaVlaEYDZr3Y6mve8VwmCgG0r2rertmf7xJH6iB8oSIcOJWQabX5ia+0n4ASwLkK6gzeb38DqGeD2/LCQxb3+nv9pmyz//+yEAAA=',
  'uAAQAAD//////////wAhHIqnWHebmLvwzrxlDRtPx2hAKSMydA204abRbR5SzogvhDxBkwF4Rlikju7Ff3QpgCoOpCrvEsCXJ0tBvwIL3pVi8Xe+q86Fe32GhjJagR4o0xoBZGbtaDmjit6w6QfjiRb7WEv/3eWU3r835V7LeBZxYkJqMxwozWlFyn+82uMHIEnr0tN0jZcZUcf5aM43HNT7JvPzumm4nUlRgXsaKncXCLZjN0zDl70CQTguFKjmNFeKxUYEcO1bydwg+mKqiGPYwWN68iBaMU5i7R+NILaW/V/cgiTUSMI4HdjoGvtQk8/fuRdOrw+02UE9P2WacxgeBbFZUhMuG3lrfSaerASiU6ylXq3Kyu603WS8UPqv//evgAA=',
  'JAAQAAD//////////wAhHXALIZOwz/4ATy/E033Ek5qhXMUJayMBr/3LVC+r3iqcNe0dWSyxPYWrQYxwieiaNUIh/kJfsRxbJXSHQzWNGlVzuBroHuaXD74DYS/8OD6SpWPZJE1Ku+Ql6EE86izJ7Ku3FD8m2FTwqA14AsNvhvw1eeeoyu4k7eK8JXPxNGAuJoiBbBCK+LFUea/8EhcEciB4ANWcBizcLoRjGM2hzA4ptzDgaJeUC04xUBCYID4N7fM3fpMyV9fP+ZNyH6GyGoBzG0hehx5AKZKQukvTF+YAmj4zkqtQ2AL/CNs4b2o586INxRyr3nzhCVp+PycNLsYRFzJoEq7wywieAEBNXjJEI9+BmsvupmlLCjdtsvMNkXZWwhnsGPsT5Az//+8GAAA=',
  'SQAQAAD//////////wAhHIscqHl3irSVrjtDEpkEo26+bHeFSEX3qJ1+a0kmKu6OrXZRnru+c+Sp0Vx8R5bK2ZBy7ioiDtNfILZKuai0McJQsC69Sf2DUyM1poneebDURp7wyJkndhs907WvldwSWEkxhOIXtXyezzh0lZhKnx9L/OU0KdPKSTaA3YxgecrMUIaS6HQd3Q0TGj/DMPS0V0xd6w4Crh6his3AZGdzSWUJbpZX1+MsbCXvWwqpr2bemz8SIRAbm60UfmcNYNE+zoUNia1XJmtEs1Ot+KHllZEU53JXbSLjtknCsnpk4EN7f3u7bASLnU6WFXdwP8jdugGAe2NeZz6UGIqfQxEwnSvkl3iYyMMKVbz4a48XcLy+D8Kg+G3///2oYAA=',
].map((text) => takeApart(new Uint8Array(Buffer.from(text, 'base64'))));

/** Bytes as maps have them: texts, floats near to each other, records that repeat, and noise. */
export function mapLikeBytes(seed: number, size: number): Uint8Array {
  const random = seededRandom(seed);
  const parts: Uint8Array[] = [];
  let length = 0;
  while (length < size) {
    const kind = random(4);
    let part = Uint8Array.from({ length: 1 + random(40) }, () => random(256));
    if (kind === 0) part = bytesOf(`"origin" "${random(4096)} ${random(4096)} 0"\n`).slice();
    if (kind === 1) part = new Uint8Array(Float32Array.from({ length: 12 }, () => random(64) * 8).buffer);
    const before = parts[parts.length - 1 - random(8)];
    if (kind === 2 && before !== undefined) part = before.slice();
    parts.push(part);
    length += part.length;
  }
  return concat(...parts).slice(0, size);
}

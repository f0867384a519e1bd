import type { SceneMesh } from '../scene/scene.js';

/** Digits behind the point: a thousandth of a millimetre, a millionth of a texture. */
const PLACES = 1e6;

/** Characters that are put together before they become bytes. */
const PIECE = 1 << 20;

/** A name as it can stand in a line: what separates words or lines is replaced. */
export function objName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: names from files may hold any character.
  const plain = name.replace(/[\u0000-\u0020\u007f-\u00a0#\\]+/g, '_');
  return plain === '' ? '_' : plain;
}

/** A number of a line; what isn't finite becomes 0. */
function numberText(value: number): string {
  const rounded = Math.round(value * PLACES) / PLACES;
  return Number.isFinite(rounded) ? `${rounded}` : '0';
}

/** Text that grows, kept as bytes. */
export class ObjText {
  private readonly pieces: Uint8Array[] = [];
  private readonly encoder = new TextEncoder();
  private text = '';
  /** Vertices that were written. */
  private vertices = 0;

  /** Adds a line. */
  line(text: string): void {
    this.text += `${text}\n`;
    if (this.text.length > PIECE) this.flush();
  }

  /** Adds the triangles of a mesh whose positions and normals are turned and scaled already. */
  mesh(
    { indices, textureCoordinates, vertexCount }: SceneMesh,
    { normals, positions }: { readonly positions: Float32Array; readonly normals: Float32Array },
  ): void {
    const three = (word: string, numbers: Float32Array, i: number): string =>
      `${word} ${numberText(numbers[i] as number)} ${numberText(numbers[i + 1] as number)} ${numberText(numbers[i + 2] as number)}`;
    for (let i = 0; i < vertexCount; i++) this.line(three('v', positions, i * 3));
    for (let i = 0; i < vertexCount; i++)
      // Texture coordinates of this format begin at the lower left corner.
      this.line(
        `vt ${numberText(textureCoordinates[i * 2] as number)} ${numberText(1 - (textureCoordinates[i * 2 + 1] as number))}`,
      );
    for (let i = 0; i < vertexCount; i++) this.line(three('vn', normals, i * 3));
    const corner = (i: number): string => {
      const number = this.vertices + (indices[i] as number) + 1;
      return `${number}/${number}/${number}`;
    };
    for (let i = 0; i < indices.length; i += 3) this.line(`f ${corner(i)} ${corner(i + 1)} ${corner(i + 2)}`);
    this.vertices += vertexCount;
  }

  /** All that was added. */
  bytes(): Uint8Array {
    this.flush();
    const all = new Uint8Array(this.pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of this.pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    return all;
  }

  private flush(): void {
    this.pieces.push(this.encoder.encode(this.text));
    this.text = '';
  }
}

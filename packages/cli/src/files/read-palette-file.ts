import { readFile, stat } from 'node:fs/promises';
import { readPalette } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { escapeText } from '../text/escape-text.js';
import { ioError } from './io-error.js';

/** Most bytes of a file with a palette: a PCX image of a screen has less. */
const largest = 1024 * 1024;

/**
 * Reads the colours that the textures of a game have in common: `palette.lmp`, or a PCX image that ends with them. Throws
 * `FormatError` 'io', 'limit', and 'bad-length' for what is neither.
 */
export async function readPaletteFile(file: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(file);
    if (size > largest) {
      throw new FormatError('limit', `${escapeText(file)} has more than the ${largest} bytes of a palette`, {
        expected: largest,
        found: size,
      });
    }
    return readPalette(new Uint8Array(await readFile(file)), file);
  } catch (error) {
    throw ioError(error, 'read', file);
  }
}

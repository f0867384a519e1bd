import type { ResolvedMaterials } from '@brushwork/ops';
import type { CommandContext } from '../../program/context.js';
import { formatTable } from '../../text/table.js';
import { tableOptions } from './report-parts.js';

/** What a reference to a material leads to in the folder that was named. */
export interface InspectedMaterialFile {
  /** `library:material`, as the model names it. */
  readonly reference: string;
  /** File of the library; `null` when it isn't there. */
  readonly file: string | null;
  /** Whether the library has the material; `null` while the tags of materials aren't known. */
  readonly inLibrary: boolean | null;
  /** The images that it names. */
  readonly textures: readonly InspectedTexture[];
}

/** An image that a material names. */
export interface InspectedTexture {
  /** Its name, as the material has it. */
  readonly name: string;
  /** The file; `null` when it isn't there. */
  readonly file: string | null;
  /** `sgi` or `tga`; `null` when it can't be shown. */
  readonly format: string | null;
  /** Pixels in a row. */
  readonly width: number | null;
  /** Rows. */
  readonly height: number | null;
  /** What is wrong with it, in a few words; `null` when nothing is. */
  readonly problem: string | null;
}

/** What the materials of a model lead to, as `inspect` shows it. */
export function materialFilesOf({ materials }: ResolvedMaterials): InspectedMaterialFile[] {
  return materials.map(({ file, isInLibrary, reference, textures }) => ({
    reference,
    file: file ?? null,
    inLibrary: isInLibrary ?? null,
    textures: textures.map(({ file: own, image, name }) => ({
      name,
      file: own ?? null,
      format: image?.shown?.format ?? null,
      width: image?.shown?.width ?? null,
      height: image?.shown?.height ?? null,
      problem: image?.problem?.reason ?? image?.issues[0]?.message ?? null,
    })),
  }));
}

/** A table of what the materials lead to; empty without any. */
export function materialFilesText(
  found: readonly InspectedMaterialFile[] | null,
  context: CommandContext,
): string {
  if (found === null || found.length === 0) return '';
  const rows = found.flatMap(({ file, inLibrary, reference, textures }) => {
    const library = file === null ? 'missing' : inLibrary === false ? `${file}, not in it` : file;
    if (textures.length === 0) return [[reference, library, '']];
    return textures.map((texture, i) => [
      i === 0 ? reference : '',
      i === 0 ? library : '',
      textureText(texture),
    ]);
  });
  return formatTable(
    [{ title: 'material' }, { title: 'library' }, { title: 'texture' }],
    rows,
    tableOptions(context),
  );
}

function textureText({ file, format, height, name, problem, width }: InspectedTexture): string {
  if (file === null) return `${name}: missing`;
  const size = format === null ? '' : `, ${format.toUpperCase()} ${width} x ${height}`;
  return `${file}${size}${problem === null ? '' : `: ${problem}`}`;
}

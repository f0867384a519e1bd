import type { MaterialText, Opacity } from './material-look.js';

/** Most bytes of one script that are read; the games have some hundred thousand in all. */
const largestScript = 8 * 1024 * 1024;
/** Most materials of one script. */
const mostMaterials = 50_000;

const token = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\n|[{}]|"([^"\n]*)"?|[^\s{}"]+/g;

/** A material of a script while it is read. */
interface OpenMaterial {
  readonly name: string;
  image: string | undefined;
  editorImage: string | undefined;
  opacity: Opacity;
  isTool: boolean;
  surface: string | undefined;
}

/** A stage of a material while it is read. */
interface OpenStage {
  image: string | undefined;
  opacity: Opacity;
}

/**
 * Reads the materials of a script: names with a block of lines, stages in blocks inside. The first stage that shows an image
 * of a file counts; without one it is the picture for the editor. Names are in lower case; of materials with the same name
 * the first counts. Unfinished texts are read as far as they go; time is linear in the length.
 */
export function readShaderScript(text: string): ReadonlyMap<string, MaterialText> {
  const materials = new Map<string, MaterialText>();
  let depth = 0;
  let pending: string | undefined;
  let material: OpenMaterial | undefined;
  let stage: OpenStage | undefined;
  let line: string[] = [];
  const finishLine = (): void => {
    if (line.length > 0 && material !== undefined) {
      if (depth === 1) readDirective(material, line);
      else if (stage !== undefined) readStageLine(stage, line);
    }
    line = [];
  };
  for (const match of text.slice(0, largestScript).matchAll(token)) {
    const [whole, quoted] = match;
    if (whole === '\n') finishLine();
    else if (whole.startsWith('//') || whole.startsWith('/*')) continue;
    else if (whole === '{') {
      finishLine();
      depth++;
      if (depth === 1) material = openMaterial(pending ?? '');
      else if (depth === 2) stage = { image: undefined, opacity: 'opaque' };
      pending = undefined;
    } else if (whole === '}') {
      finishLine();
      if (depth === 2) closeStage(material, stage);
      else if (depth === 1 && material !== undefined) {
        if (material.name !== '' && !materials.has(material.name))
          materials.set(material.name, closed(material));
        material = undefined;
        if (materials.size >= mostMaterials) break;
      }
      if (depth <= 2) stage = undefined;
      depth = Math.max(0, depth - 1);
    } else if (depth === 0) pending = quoted ?? whole;
    else if (line.length < 32) line.push(quoted ?? whole);
  }
  finishLine();
  closeStage(material, stage);
  if (material !== undefined && material.name !== '' && !materials.has(material.name))
    materials.set(material.name, closed(material));
  return materials;
}

function openMaterial(name: string): OpenMaterial {
  return {
    name: name.toLowerCase().replaceAll('\\', '/'),
    image: undefined,
    editorImage: undefined,
    opacity: 'opaque',
    isTool: false,
    surface: undefined,
  };
}

function closed({ editorImage, image, isTool, opacity, surface }: OpenMaterial): MaterialText {
  return {
    image: image ?? editorImage,
    opacity,
    isTool,
    ...(surface !== undefined && { surface }),
  };
}

function readDirective(material: OpenMaterial, [first = '', second]: readonly string[]): void {
  const key = first.toLowerCase();
  if (key === 'qer_editorimage') material.editorImage ??= second;
  if (key !== 'surfaceparm' || second === undefined) return;
  const parameter = second.toLowerCase();
  if (parameter === 'nodraw') material.isTool = true;
  else if (
    /^(?:metal|wood|glass|dirt|grass|gravel|sand|snow|water|concrete|brick|plaster|cloth|flesh|mud|rock|ice|foliage|carpet|asphalt|bark|paper)/.test(
      parameter,
    )
  )
    material.surface ??= parameter;
}

/** Images that the engine makes itself. */
const madeByEngine = /^[$*]/;

function readStageLine(stage: OpenStage, [first = '', ...rest]: readonly string[]): void {
  const key = first.toLowerCase();
  const [second = '', third = ''] = rest;
  if (key === 'map' || key === 'clampmap' || key === 'clampmapx' || key === 'clampmapy') {
    // An animated image may have its number of pictures, and other words, in front.
    if (!madeByEngine.test(second) && second !== '') stage.image ??= second;
  } else if (/^(?:clamp)?animmap/.test(key)) {
    const named = rest.find((word) => Number.isNaN(Number(word)));
    if (named !== undefined && !madeByEngine.test(named)) stage.image ??= named;
  } else if (key === 'alphafunc') stage.opacity = 'mask';
  else if (key === 'blendfunc' || key === 'blend') {
    const from = second.toLowerCase();
    const isFilter =
      from === 'filter' || from === 'gl_dst_color' || (from === 'gl_zero' && /src_color/i.test(third));
    const isPlain = from === 'gl_one' && third.toLowerCase() === 'gl_zero';
    if (!isFilter && !isPlain && stage.opacity === 'opaque') stage.opacity = 'blend';
  }
}

function closeStage(material: OpenMaterial | undefined, stage: OpenStage | undefined): void {
  if (material === undefined || stage?.image === undefined || material.image !== undefined) return;
  material.image = stage.image;
  material.opacity = stage.opacity;
}

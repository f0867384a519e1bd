import type { InspectOptions } from '../commands/inspect/inspect-options.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions, addMaterialOption, addTagOption } from './common-options.js';
import { teach } from './teach.js';

/** Declares `inspect`. */
export function addInspect({ program, run }: VerbRegistration): void {
  const verb = addTagOption(
    addCommonOptions(
      program
        .command('inspect')
        .argument('<files...>', 'maps, models and images, or archives with maps or textures in them'),
    ),
  )
    .option(
      '--summary',
      'count what is in all models of folders together, beside what the specification counted',
    )
    .option('--limits', 'show how much of each limit of its game a map uses, the fullest first')
    .summary('what a file is, what is in it, and what is wrong with it')
    .description(
      'Tells what a file is: format, game (with what speaks for each candidate), lumps, what is remarkable in them, ' +
        'and what is wrong. Of a model: objects, levels of detail, parts and what they do, materials, bounds, chunks. ' +
        'Of an image: format, size, kind of pixels, sizes, frames; of an archive of textures (WAD) what is in it. ' +
        'Reads no more of a large map than that takes; validate checks all of it. ' +
        'Ends with 1 when an error was found, and with --limits when a limit is exceeded that the game itself holds to.',
    )
    .action((files: string[], _options: unknown, command: { optsWithGlobals(): InspectOptions }) =>
      run('inspect', async (context) => {
        const { inspect } = await import('../commands/inspect/inspect.js');
        return inspect(context, files, command.optsWithGlobals());
      }),
    );
  addMaterialOption(verb);
  teach(verb, {
    examples: [
      ['brushwork inspect map.bsp'],
      ['brushwork inspect pak0.pk3', 'lists the maps in an archive'],
      ["brushwork inspect 'pak0.pk3!**/*.bsp'", 'looks at the maps in it'],
      ['brushwork inspect --limits map.bsp', 'how near it is to what its game takes'],
      ['brushwork inspect --json map.bsp | jq .candidates'],
      ['brushwork inspect --summary content', 'what is in all models of a folder together'],
      ['brushwork inspect walker.bgf', 'a model, a library of materials, in binary form or as text'],
      [
        'brushwork inspect wall.vtf',
        'an image: SGI, TGA, VTF, DDS, JPEG, PNG, WAL, MIP, or a WAD archive of them',
      ],
      ["brushwork inspect --json walker.bgf | jq '.specials[]'"],
    ],
    json:
      '{ file, format, branch, candidates: [{ branch, title, score, evidence: [{ text, weight }] }], games: [{ id, title, score, evidence }], version, byteOrder, ' +
      'size, lumps: [{ index, name, offset, length, unpackedSize, recordSize, origin, externalFile, count, status }], documents: [{ name, file, count }], ' +
      'content: { entities, counts, bounds }, ' +
      'gameLumps: [{ id, version, flags, offset, length, storedLength, compressed, layout, recordSize, count, lists: [{ name, ' +
      'count, recordSize }] }], pakfile: null or { lump, entryCount, size, packedSize, methods: [{ method, name, count }], ' +
      'problem }, ' +
      'digests: [{ id, algorithm, order, without, value, problem, usedBy, source, confidence }], lumpPatches: as lmp list has them, ' +
      'limits: [{ id, title, used, most, percent, over, by, elsewhere: [{ engine, most }], path }], ' +
      'issues: [{ rule, severity, code, message, path, offset, unpackedOffset, expected, found }] }; for an archive { file, format, size, ' +
      'entryCount, maps: [{ name, size, compressedSize }], issues }; for a lump patch { file, format, byteOrder, size, lump, ' +
      'version, lumpSize, revision, entityCount, issues }; for a model { file, format, size, chunks, widths: { 1, 2, 4 }, ' +
      'tags: { name: count }, objects, lods, patches, vertices, triangles, specials: [texts], materials: [names], issues, ' +
      'content, header: { name, fileType, unit, scale, version, date, time }, meshes, mixedMeshes, vertexBlocks: { layout: ' +
      'count }, levels: [{ path, object, implicit, in, out, patches, meshes, vertices, triangles, spheres }], specialWords: ' +
      '[{ text, parts, behaviours: [{ name, argument }], others }], parts: [{ name, patches: [paths] }], bounds: { stored: { ' +
      'box, sphere }, measured }, library: null or [{ name, textures }], materialFiles: null or [{ reference, file, inLibrary, textures: [{ name, file, ' +
      'format, width, height, problem }] }] }; for an image { file, format, size, image: { width, height, channels, bitsPerChannel, compression, ' +
      'pixelFormat, mips, frames, faces }, textures: null, issues }, for an archive of textures image is null and textures a list of ' +
      '{ name, image: null or { width, height, mips } }; with --summary one line { inputs, materials, knowsMaterials, files, texts, ' +
      'unreadable, figures, specification }. A file that cannot be read is { file, error: { code, ' +
      'message, path, offset } }, here and for every other verb.',
  });
}

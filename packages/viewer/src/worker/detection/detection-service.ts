import { guessGames, hasSignature, type LumpEntry, type Lumps, registry } from '@brushwork/formats';
import { FormatError, readBytes } from '@brushwork/record';
import type { BranchChoice, DetectionApi, DetectionReport } from '../../protocol/detection-api.js';
import { OpenDocument } from '../open-document.js';
import type { OpenFile } from '../open-file.js';

/** Bytes that hold magic and version of any format. */
const HEAD_SIZE = 64;

/** Says what a map is taken for, and why. */
export class DetectionService implements DetectionApi {
  private readonly file: OpenFile;

  constructor(file: OpenFile) {
    this.file = file;
  }

  async report(): Promise<DetectionReport> {
    const opened = this.file.map;
    const map = await loadWhatTells(opened);
    const { source, files } = opened;
    // Whoever chose by hand still wants to see what the evidence says.
    const weighed = files.branch === undefined ? map : await weighedAnew(opened);
    const head = new Uint8Array(await readBytes(source, 0, Math.min(HEAD_SIZE, source.byteLength)));
    return {
      candidates: (weighed?.candidates ?? []).map(({ branch, title, score, evidence }) => ({
        branch,
        title,
        score,
        evidence: evidence.map(({ text, weight }) => ({ text, weight })),
      })),
      games: guessGames(map, { fileName: files.file.name }).map(({ title, score, evidence }) => ({
        title,
        score,
        evidence: evidence.map(({ text, weight }) => ({ text, weight })),
      })),
      choices: registry.map((entry): BranchChoice => {
        const versions = entry.versions.map(String).join(', ');
        const header = entry.magic === '' ? `version ${versions}` : `${entry.magic} ${versions}`;
        return { id: entry.id, title: entry.title, header, fits: fits(() => hasSignature(entry, head)) };
      }),
    };
  }
}

/** The file as detection alone would open it; `undefined` when it can't. */
async function weighedAnew({ files }: OpenDocument) {
  try {
    return await loadWhatTells(await OpenDocument.open({ ...files, branch: undefined }));
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}

/** The lumps that say which game a map is of. What can't be read says nothing. */
async function loadWhatTells(opened: OpenDocument) {
  for (const name of opened.map.lumpNames) {
    const { kind } = ((opened.map.branch.lumps as Lumps)[name] as LumpEntry).type;
    if (kind !== 'entity-text' && kind !== 'game-lump' && kind !== 'text' && kind !== 'pakfile') continue;
    try {
      await opened.load([name]);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
    }
  }
  return opened.map;
}

function fits(test: () => boolean): boolean {
  try {
    return test();
  } catch (error) {
    if (error instanceof FormatError) return false;
    throw error;
  }
}

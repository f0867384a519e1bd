import type { Failure } from '../../protocol/failure.js';

/** What somebody can do about a failure: what it says itself, or by its code; `undefined` where nothing helps. */
export function adviceFor({
  advice,
  code,
  isByHand = false,
}: Pick<Failure, 'advice' | 'code' | 'isByHand'>): string | undefined {
  if (advice !== undefined) return advice;
  if (isByHand && (code === 'bad-magic' || code === 'bad-version'))
    return 'The format that was chosen refuses the file. What was open stays open: choose another format in the view Detection, or let the evidence decide.';
  switch (code) {
    case 'bad-magic':
      return 'The first bytes are of no format known here. Maps (.bsp) and models (.bgf, .bmf) can be opened, and archives that hold them (.pk3, .iwd, .zip, .pak, .vpk) by their name.';
    case 'bad-version':
      return 'The format is known, this version is not. Other branches can be tried by hand in the view Detection of a similar map.';
    case 'truncated':
      return 'The file ends too early: it may have been copied or downloaded only in part. Fetch it anew if you can.';
    case 'ambiguous':
      return 'Several games fit equally well: choose one by hand.';
    case 'limit':
      return 'A limit that protects your browser was reached. The command line has options that raise it.';
    case 'io':
      return 'It can’t be read any more: if it was changed or moved, open it again; if it is served, see whether the server still runs.';
    case 'unexpected':
      return 'This is a fault of Brushwork, not of the file. Please report it with the file if you may share it.';
    default:
      return undefined;
  }
}

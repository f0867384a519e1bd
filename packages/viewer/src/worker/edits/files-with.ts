import type { SavedFile } from '../../protocol/edit-api.js';
import type { FileInput, FilesToOpen } from '../../protocol/file-input.js';

/** Files to open with others in the place of those that would be written: the file itself, and by name what lies beside it. */
export function filesWith(
  files: FilesToOpen,
  file: FileInput,
  beside: readonly SavedFile[] = [],
): FilesToOpen {
  const written = new Map(beside.map(({ blob, name }) => [name.toLowerCase(), blob]));
  return {
    ...files,
    file,
    companions: files.companions.map((companion) => {
      const blob = written.get((companion.path.split('/').at(-1) ?? companion.path).toLowerCase());
      if (blob === undefined) return companion;
      return { ...companion, input: { kind: 'blob', name: companion.input.name, blob } };
    }),
  };
}

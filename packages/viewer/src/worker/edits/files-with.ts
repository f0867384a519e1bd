import type { SavedFile } from '../../protocol/edit-api.js';
import type { FilesToOpen } from '../../protocol/file-input.js';

/** Files to open with others in the place of those that were written: the first for the file itself, the rest by name. */
export function filesWith(files: FilesToOpen, [whole, ...others]: readonly SavedFile[]): FilesToOpen {
  if (whole === undefined) return files;
  const written = new Map(others.map(({ blob, name }) => [name.toLowerCase(), blob]));
  return {
    ...files,
    file: { kind: 'blob', name: files.file.name, blob: whole.blob },
    companions: files.companions.map((companion) => {
      const blob = written.get((companion.path.split('/').at(-1) ?? companion.path).toLowerCase());
      if (blob === undefined) return companion;
      return { ...companion, input: { kind: 'blob', name: companion.input.name, blob } };
    }),
  };
}

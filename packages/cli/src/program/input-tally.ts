import { counted, grouped } from '../commands/shared/number-text.js';
import { ExitCode } from './exit-code.js';

/** What became of the files of a run, in numbers. */
export class InputTally {
  private files = 0;
  private issues = 0;
  private unreadable = 0;
  private links = 0;
  private folders = 0;

  /** Counts a file by how the program would end for it alone. */
  add(end: ExitCode): void {
    this.files++;
    if (end === ExitCode.issues) this.issues++;
    else if (end !== ExitCode.fine) this.unreadable++;
  }

  /** Notes a folder that stood for files, and the links in it that were left alone. */
  addFolder(links: number): void {
    this.folders++;
    this.links += links;
  }

  /** Whether a folder was among what was named: then people want to know how many files that came to. */
  get hasFolders(): boolean {
    return this.folders > 0;
  }

  /** One line: `12 files: 9 fine, 2 with issues, 1 unreadable; 3 links left alone`. */
  text(): string {
    const { files, issues, links, unreadable } = this;
    const parts = [`${grouped(files - issues - unreadable)} fine`];
    if (issues > 0) parts.push(`${grouped(issues)} with issues`);
    if (unreadable > 0) parts.push(`${grouped(unreadable)} unreadable`);
    const left = links === 0 ? '' : `; ${counted(links, 'link')} left alone`;
    return `${counted(files, 'file')}: ${parts.join(', ')}${left}`;
  }
}

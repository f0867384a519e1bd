import { FormatError } from '@brushwork/record';

/** A step into a value: the name of a field or component, or the number of an element. */
export type FieldStep = string | number;

const STEP = /([A-Za-z_$][\w$]*)|\[(\d{1,9})\]|(\d{1,9})/y;

/** The steps of a path such as `origin.x`, `children[1]` or `children.1`; `not-found` for what is no path. */
export function fieldSteps(path: string): readonly FieldStep[] {
  const steps: FieldStep[] = [];
  for (let at = 0; at < path.length; ) {
    if (steps.length > 0 && path[at] === '.') at++;
    STEP.lastIndex = at;
    const found = STEP.exec(path);
    if (found === null) throw new FormatError('not-found', `'${path}' is no path of a field`);
    steps.push(found[1] ?? Number(found[2] ?? found[3]));
    at = STEP.lastIndex;
  }
  return steps;
}

import type { CompactModel } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import referenceUrl from '../../../../../reference/records.json?url';

/** Fetches the reference of all formats, which lies beside the page. Rejects with `FormatError` 'io'. */
export async function loadReference(): Promise<CompactModel> {
  const response = await fetch(new URL(referenceUrl, import.meta.url));
  if (!response.ok)
    throw new FormatError('io', `the reference beside the page can't be read (status ${response.status})`);
  return (await response.json()) as CompactModel;
}

import type { RemoteApi } from '../../client/remote-api.js';
import type { ByteScope, BytesApi } from '../../protocol/byte-api.js';
import type { Selection } from '../../protocol/selection.js';
import type { ByteRange } from './hex-line.js';

/** Where what is selected is among bytes. */
export interface TargetBytes {
  /** The record; `undefined` where a whole is selected, and where it has no bytes here. */
  readonly record: ByteRange | undefined;
  /** The field. */
  readonly field: ByteRange | undefined;
  /** The byte to go to; `undefined` where nothing of it is here. */
  readonly start: number | undefined;
}

/** Finds where a record, and the field of it that is meant, are in a scope. */
export async function targetBytes(
  bytes: Pick<RemoteApi<BytesApi>, 'find'>,
  scope: ByteScope,
  target: Selection,
): Promise<TargetBytes> {
  const { field, index, path } = target;
  const find = (at: Selection): Promise<ByteRange | undefined> =>
    bytes.find(scope, at).catch(() => undefined);
  const record = await find({ path, ...(index !== undefined && { index }) });
  const part = index === undefined || field === undefined ? undefined : await find(target);
  // Rows without bytes of their own are in those of the whole.
  const start = (part ?? record ?? (await find({ path })))?.start;
  return { record: index === undefined ? undefined : record, field: part, start };
}

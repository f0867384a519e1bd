import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompactModel } from '@brushwork/ops';
import type { TableInfo, TableRow } from '../../src/protocol/table-types.js';
import { ByteService } from '../../src/worker/bytes/byte-service.js';
import { TableService } from '../../src/worker/tables/table-service.js';
import { openedFile } from '../support/opened-file.js';

const reference = path.resolve(import.meta.dirname, '../../../../reference/records.json');

/** The reference as the page fetches it. */
export async function loadReference(): Promise<CompactModel> {
  return JSON.parse(await readFile(reference, 'utf8')) as CompactModel;
}

/** The tables and bytes of a file that was opened from memory. */
export async function servicesOf(
  bytes: Uint8Array,
  name = 'tiny.bsp',
): Promise<{ readonly tables: TableService; readonly bytes: ByteService }> {
  const file = await openedFile(name, bytes);
  return { tables: new TableService(file, loadReference), bytes: new ByteService(file) };
}

/** The texts of one column in some rows. */
export function column(info: TableInfo, rows: readonly TableRow[], title: string): string[] {
  const at = info.columns.findIndex((one) => one.title === title);
  return rows.map(({ cells }) => cells[at]?.text ?? '');
}

import { type AnyStruct, type Content, ListBase, type RecordList, type ValueList } from '@brushwork/record';
import type { Elements } from '../validate/schema/elements.js';

/** The elements of content that is a list and leads nowhere; `undefined` for other content. */
export function contentElements(content: Content, path: string): Elements | undefined {
  if (!(content instanceof ListBase)) return undefined;
  const root =
    content.kind === 'values'
      ? (content as ValueList<unknown>).element
      : (content as RecordList<AnyStruct>).record.layout;
  return {
    lump: path,
    path: [path],
    isList: true,
    d: content.$d,
    littleEndian: content.byteOrder === 'little',
    length: content.length,
    size: content.elementSize,
    offset: content.offset,
    block: undefined,
    root,
    places: [],
  };
}

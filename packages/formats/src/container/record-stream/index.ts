export {
  type PlainStream,
  RecordStream,
  type RecordStreamOptions,
  type RecordStreamType,
  recordStream,
} from './record-stream.js';
export { type StreamProblem, StreamReader } from './stream-reader.js';
export { type Stretch, StretchList } from './stretch-list.js';

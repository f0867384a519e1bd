export {
  connectionsOf,
  type EntityConnection,
  type EntityConnectionOptions,
  entityConnections,
  type TargetKind,
} from './entity-connections.js';
export { matchesName } from './entity-names.js';
export { type ParsedOutput, parseOutput } from './parse-output.js';

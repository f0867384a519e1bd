export { type Entries, entries } from './entries.js';
export type { FieldPath } from './field-path.js';
export { follow } from './follow.js';
export type { ElementOf, ElementsIn, Followed, FollowedIn, TargetsOf } from './followed.js';

export { type ObjOptions, writeModelObj, writeObj } from './write-obj.js';

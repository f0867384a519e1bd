/** Archives of Quake and Quake II: files one after the other, and a directory of them. */

export * from './pack-directory.js';

import { writeCHeader } from './c/c-header.js';
import { writeHexpat } from './hexpat/hexpat-file.js';
import { writeJsonSchema } from './json-schema/json-schema-file.js';
import { writeKaitai } from './kaitai/kaitai-file.js';
import { writeMarkdown } from './markdown/markdown-page.js';
import type { SchemaRenderer } from './schema-renderer.js';

/** Every format that a branch can be written as. One that is added here is offered by the command and by the generator. */
export const renderers: readonly SchemaRenderer[] = [
  {
    format: 'md',
    title: 'page of Markdown: lumps, records, references, where it is known from and how surely',
    extension: '.md',
    render: writeMarkdown,
  },
  {
    format: 'c',
    title: 'C and C++ header with static assertions on every size and offset',
    extension: '.h',
    render: writeCHeader,
  },
  {
    format: 'ksy',
    title: 'format description for Kaitai Struct, from which readers in a dozen languages are compiled',
    extension: '.ksy',
    render: writeKaitai,
  },
  {
    format: 'hexpat',
    title: 'pattern for the hex editor ImHex',
    extension: '.hexpat',
    render: writeHexpat,
  },
  {
    format: 'json',
    title: 'JSON Schema (2020-12) of what `dump --json` writes',
    extension: '.schema.json',
    render: writeJsonSchema,
  },
];

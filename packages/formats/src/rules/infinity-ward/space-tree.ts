import { numberRange } from '../number-range.js';
import { ruleSources } from '../sources.js';

/** Children of nodes are kept in 16 bits. */
export const nodeChildLimit = numberRange(
  {
    id: 'node-child-limit',
    severity: 'error',
    code: 'limit',
    title: "a node's children fit 16 bits",
    cause: 'The map has more than 32,768 nodes or leaves.',
    effect: 'The game refuses to load the map: "CMod_LoadNodes: children exceeded".',
    remedy: 'Simplify the world: turn small brushes into detail, so that they split nothing.',
    source: ruleSources.loader,
    confidence: 'certain',
    messages: ['CMod_LoadNodes: children exceeded'],
  },
  {
    fields: [
      ['NODES', 'children', 0],
      ['NODES', 'children', 1],
    ],
    low: -0x8000,
    high: 0x7fff,
  },
);

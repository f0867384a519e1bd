import { readFileSync } from 'node:fs';
import { execSync } from 'node:child_process';
import { open, save } from '@brushwork/formats';
import { toJsonText, concatenate } from '@brushwork/record';
import { validate } from '@brushwork/ops';
const files = execSync('find ../shared/corpus/source -name "*.bsp"').toString().trim().split('\n');
let ok = 0, stockOk = 0;
for (const f of files) {
  const bytes = new Uint8Array(readFileSync(f));
  const before = bytes.slice();
  const short = f.split('/').pop();
  try {
    const map = await open(bytes);
    const saved = Buffer.compare(save(map).bytes, before) === 0;
    let stock = false; try { stock = Buffer.compare(save(map, { layout: 'stock' }).bytes, before) === 0; } catch {}
    let deep = '';
    if (process.argv[2] === 'deep') for (const name of map.lumpNames) {
      const lump = map.lump(name);
      const type = (map.branch.lumps as any)[name].type;
      const chunks: Uint8Array[] = [];
      for (let i = 0; i < lump.blockCount(4096); i++) chunks.push(type.rebuild(JSON.parse(toJsonText(lump.block(i, 4096))), { name, byteOrder: map.byteOrder, layout: (lump as any).layout, version: map.entryOf(name).version }, i * 4096));
      if (Buffer.compare(concatenate(chunks), lump.bytes) !== 0) deep += ' ' + name;
    }
    ok += saved ? 1 : 0; stockOk += stock ? 1 : 0;
    const v = process.argv[3] ? validate(map).issues : map.issues;
    console.log(short, map.version, map.candidates.map((c) => `${c.branch}:${c.score}`).join(' '), saved ? '' : 'DIFFERS', stock ? 'stock' : '', deep && `deep differs:${deep}`, v.length);
    for (const i of v.slice(0, 6)) console.log('    ', i.severity, i.rule, i.path.join('.'), i.message);
  } catch (e) { console.log(short, 'ERR', (e as Error).message); }
}
console.log(ok, stockOk, files.length);

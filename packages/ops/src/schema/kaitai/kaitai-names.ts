/** Words that a type or field can't be called in Kaitai's files or in the code that is made of them. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'and any array bigint bool boolean bytes date enum error false float function int io map math not null number object ' +
    'or parse promise regexp set str string strz struct symbol true'
  ).split(' '),
);

const BUILT_IN = /^([us][1248]|f[48]|b\d+)(le|be)?$/;

/** A name as an identifier of Kaitai: `firstEdge` and `FIRST_EDGE` as `first_edge`, `unknown0x2C` as `unknown0x2c`. */
export function kaitaiIdentifier(name: string): string {
  const plain = name
    .replace(/0x[0-9A-Fa-f]+/g, (digits) => digits.toLowerCase())
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase();
  const safe = /^[a-z]/.test(plain) ? plain : `n${plain}`;
  return RESERVED.has(safe) || BUILT_IN.test(safe) ? `${safe}_` : safe;
}

/** Identifiers of one scope, each given once. */
export class KaitaiScope {
  private readonly taken = new Set<string>();

  /** An identifier for a name: with a number behind it where another name has it. */
  take(name: string): string {
    const wanted = kaitaiIdentifier(name);
    let id = wanted;
    for (let i = 2; this.taken.has(id); i++) id = `${wanted}_${i}`;
    this.taken.add(id);
    return id;
  }
}

import type { BranchModel } from '../reference-model.js';

/** Words that C or C++ keep for themselves. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class compl ' +
    'concept const const_cast consteval constexpr constinit continue co_await co_return co_yield decltype default delete ' +
    'do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable ' +
    'namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast ' +
    'requires restrict return short signed sizeof static static_assert static_cast struct switch template this ' +
    'thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq'
  ).split(' '),
);

/** A name as an identifier of C and C++. */
export function cIdentifier(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9_]/g, '_');
  return KEYWORDS.has(plain) || /^\d/.test(plain) ? `${plain}_` : plain;
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
}

/** `call-of-duty`, `lightType` and `LIGHT_TYPE` as `CallOfDuty` and `LightType`. */
export function pascalCase(name: string): string {
  return wordsOf(name)
    .map((word) => {
      const rest = word.slice(1);
      return word.charAt(0).toUpperCase() + (word === word.toUpperCase() ? rest.toLowerCase() : rest);
    })
    .join('');
}

/** `lightType` as `LIGHT_TYPE`. */
export function upperCase(name: string): string {
  return wordsOf(name).join('_').toUpperCase();
}

/** The prefix of a branch's structs: its game in one word. */
export function cPrefix(branch: Pick<BranchModel, 'id'>): string {
  return pascalCase(branch.id.slice(branch.id.lastIndexOf('/') + 1));
}

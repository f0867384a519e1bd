import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import {
  decodeText,
  EntityDocument,
  encodeText,
  isUtf8,
  latin1Bytes,
  latin1Text,
} from '../src/container/entity-text/index.js';

const everyByte = Uint8Array.from({ length: 256 }, (_, i) => i);

describe('text for people', () => {
  it('is UTF-8 when the bytes are valid UTF-8, else windows-1252', () => {
    expect(decodeText(latin1Bytes('plain'))).toEqual({ text: 'plain', encoding: 'utf-8' });
    expect(decodeText(latin1Bytes('\xef\xbb\xbfcaf\xc3\xa9'))).toEqual({
      text: '\ufeffcafé',
      encoding: 'utf-8',
    });
    expect(decodeText(latin1Bytes('caf\xe9 \x80 \x93x\x94'))).toEqual({
      text: 'café € “x”',
      encoding: 'windows-1252',
    });
    expect(isUtf8(latin1Bytes('\xe9'))).toBe(false);
  });

  it('has a character for each of the 256 bytes in windows-1252, and gives each byte back', () => {
    for (const label of ['windows-1252', 'latin1', 'cp1252']) {
      const { text, encoding } = decodeText(everyByte, label);
      expect(encoding).toBe('windows-1252');
      expect(new Set(text).size).toBe(256);
      expect(text.slice(0x80, 0x84)).toBe('€\u0081‚ƒ');
      expect(text[0x9d]).toBe('\u009d');
      expect(encodeText(text, label)).toEqual(everyByte);
    }
  });

  it('can be read and written in other encodings of one byte a character', () => {
    expect(decodeText(latin1Bytes('\xcf\xf0\xe8\xe2\xe5\xf2'), 'windows-1251').text).toBe('Привет');
    expect(latin1Text(encodeText('Привет', 'cp1251'))).toBe('\xcf\xf0\xe8\xe2\xe5\xf2');
    for (const label of ['windows-1251', 'koi8-r', 'ibm866', 'windows-1250', 'macintosh']) {
      expect(encodeText(decodeText(everyByte, label).text, label)).toEqual(everyByte);
    }
    expect(latin1Text(encodeText('é😀', 'utf-8'))).toBe('\xc3\xa9\xf0\x9f\x98\x80');
    expect(decodeText(latin1Bytes('\xc4\xe3\xba\xc3'), 'gbk').text).toBe('你好');
  });

  it('names the character that an encoding lacks', () => {
    expect(() => encodeText('ab“', 'windows-1251')).not.toThrow();
    expect(() => encodeText('ab好', 'windows-1251')).toThrow(
      '"好" (U+597D) can\'t be written in windows-1251',
    );
    expect(() => encodeText('😀', 'windows-1252')).toThrow('U+1F600');
    expect(() => encodeText('\ud800', 'utf-8')).toThrow('U+D800');
    expect(() => encodeText('\ufffd', 'windows-1253')).toThrow(FormatError);
  });

  it('refuses unknown encodings and, for writing, those of several bytes', () => {
    expect(() => decodeText(everyByte, 'no-such-thing')).toThrow(FormatError);
    for (const label of ['gbk', 'shift_jis', 'utf-16le', '__proto__', '']) {
      expect(() => encodeText('a', label)).toThrow(FormatError);
    }
  });

  it('has one encoding for a whole document', () => {
    const mixed = EntityDocument.parse(latin1Bytes('{"a" "caf\xc3\xa9"}{"b" "caf\xe9"}\0'));
    expect(mixed.encoding).toBe('windows-1252');
    expect(mixed.entities[0]?.getText('a')).toBe('cafÃ©');
    const afterNul = EntityDocument.parse(latin1Bytes('{"a" "caf\xc3\xa9"}\0\xff'));
    expect(afterNul.encoding).toBe('utf-8');
    expect(afterNul.toText()).toBe('{"a" "café"}');
    expect(() => EntityDocument.parse(latin1Bytes('{}\0'), { encoding: 'nope' }).encoding).toThrow(
      FormatError,
    );
  });

  it('goes through text and back without loss', () => {
    const bytes = Uint8Array.from(everyByte.subarray(1));
    for (const encoding of ['windows-1252', 'windows-1251']) {
      const document = EntityDocument.parse(bytes, { encoding });
      const again = EntityDocument.fromText(document.toText(), { encoding });
      expect(latin1Text(again.toBytes())).toBe(`${latin1Text(bytes)}\0`);
    }
  });

  it('keeps latin1 text apart from windows-1252', () => {
    expect(latin1Text(everyByte)).toBe(String.fromCharCode(...everyByte));
    expect(latin1Bytes(latin1Text(everyByte))).toEqual(everyByte);
    expect(latin1Text(new Uint8Array(10_000).fill(0x80))).toBe('\x80'.repeat(10_000));
    expect(() => latin1Bytes('€')).toThrow('U+20AC');
  });
});

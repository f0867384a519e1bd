import { FormatError as RecordFormatError } from '@brushwork/record';
import { FormatError } from 'brushwork';
import { describe, expect, it } from 'vitest';
import { FormatError as SourceFormatError } from '../../record/src/errors.js';

describe('the library entry', () => {
  it('hands out the classes of the packages themselves, so that instanceof holds', () => {
    expect(FormatError).toBe(RecordFormatError);
  });

  it('is read from the sources in tests', () => {
    expect(RecordFormatError).toBe(SourceFormatError);
  });
});

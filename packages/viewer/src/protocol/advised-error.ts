import { FormatError, type FormatErrorCode } from '@brushwork/record';

/** An error whose code alone doesn't say what can be done about it, with the sentences that do. */
export class AdvisedError extends FormatError {
  /** What somebody can do about it. */
  readonly advice: string;

  constructor(code: FormatErrorCode, message: string, advice: string) {
    super(code, message);
    this.advice = advice;
  }
}

/** What was asked for can't mean anything. The program ends with `ExitCode.usage` and one line. */
export class UsageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UsageError';
  }
}

/** The line cannot be carried out as it was typed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

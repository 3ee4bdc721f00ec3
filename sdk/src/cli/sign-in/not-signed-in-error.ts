/** There is no key to ask with. */
export class NotSignedInError extends Error {
  override readonly name = 'NotSignedInError';
}

/** The process cannot start, and the message says why and what to do, in words for a person: no stack is shown. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/** The process cannot start; the message tells the operator why and what to do, so no stack is shown. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

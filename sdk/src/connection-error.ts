/** No answer came, or it broke off; `cause` says why. Whether the request was carried out is not known. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** Whether the reader has what stands there already, by its `If-None-Match`. */
export const isHeld = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((one) => [etag, `W/${etag}`, '*'].includes(one.trim()));

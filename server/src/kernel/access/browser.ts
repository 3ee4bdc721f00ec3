/** Headers as received; each may be absent. */
export interface Browser {
  cookie: string | undefined;
  origin: string | undefined;
  host: string | undefined;
  /** `Basic …`, for endpoints whose clients support nothing else. */
  basic?: string | undefined;
  /** `HEAD` checks access and reads no content. */
  method?: string;
}

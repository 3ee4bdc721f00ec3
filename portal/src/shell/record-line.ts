/** A record that the palette has found. */
export interface RecordLine {
  /** Path below the portal. */
  path: string;
  label: string;
  about: string;
}

export interface RecordOption {
  id: string;
  label: string;
  /** A second line: an article, an INN. */
  about?: string | undefined;
}

/** The one record that typed words name; nothing where they name none, or several. */
export function optionNamed(words: string, options: readonly RecordOption[]): RecordOption | undefined {
  const named = options.filter(({ label }) => label.toLowerCase() === words.toLowerCase());
  return named.length === 1 ? named[0] : undefined;
}

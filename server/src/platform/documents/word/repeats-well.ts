/** A piece of a parsed file: a tag of its XML, a text, or a placeholder with what stands inside it. */
export interface Part {
  type: string;
  value: string;
  tag?: string;
  position?: string;
  module?: string;
  subparsed?: Part[];
}

/**
 * Whether what stands between the ends of a loop may be left out or stand there many times. Ends in two paragraphs are well: what
 * they close is what they open. One end in a table and the other outside it would break the file.
 */
export function repeatsWell(parts: readonly Part[]): boolean {
  const closed: string[] = [];
  const opened: string[] = [];
  for (const { type, tag = '', position } of parts) {
    if (type !== 'tag') continue;
    if (position === 'start') opened.push(tag);
    else if (position === 'end' && opened.length === 0) closed.push(tag);
    else if (position === 'end' && opened.pop() !== tag) return false;
  }
  return closed.join() === opened.toReversed().join();
}

import type { DocumentContent } from '../document-content.ts';
import { fillText } from './fill-text.ts';

/** Those of the lines that have something to say: a line whose placeholders are all empty is left out. */
export const linesOf = (lines: readonly string[], content: DocumentContent): string[] =>
  lines.flatMap((line) => {
    const { text, isEmpty } = fillText(line, content);
    return isEmpty || text === '' ? [] : [text];
  });

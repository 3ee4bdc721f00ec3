/**
 * The beginning of somebody else's text, so many characters at most, as PostgreSQL can hold it: it takes neither NUL nor half a surrogate
 * pair, whether those came so or the cut has left one. No text is null.
 */
export function cutText(text: string, most: number): string;
export function cutText(text: string | null | undefined, most: number): string | null;
export function cutText(text: string | null | undefined, most: number): string | null {
  return text?.slice(0, most).replaceAll('\u0000', '\ufffd').toWellFormed() ?? null;
}

/** A text as PostgreSQL can hold it, which takes neither NUL nor half of a surrogate pair: U+FFFD stands in their place. */
export const storableText = (text: string): string => text.replaceAll('\u0000', '\ufffd').toWellFormed();

/** JSON of somebody else; its texts are storable. */
export const parseStorable = (json: string): unknown =>
  JSON.parse(json, (_, value) => (typeof value === 'string' ? storableText(value) : value));

/** The beginning of a text, so many characters at most and storable; no surrogate pair is cut in two. No text is null. */
export function cutText(text: string, most: number): string;
export function cutText(text: string | null | undefined, most: number): string | null;
export function cutText(text: string | null | undefined, most: number): string | null {
  if (text === null || text === undefined) return null;
  const cut = text.slice(0, most);
  return storableText(text.length > most ? cut.replace(/[\ud800-\udbff]$/, '') : cut);
}

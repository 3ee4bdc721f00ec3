// Control characters (C0, DEL, C1), marks that reorder the text around them, and invisible ones that make two
// different names look alike. The joiners U+200C and U+200D stay: some scripts and emoji are written with them.
const FORBIDDEN =
  /[\p{Cc}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\uffff]/u;

/** A text as it is stored: in Unicode NFC, without surrounding blanks. */
export function cleanText(value: string): string {
  return value.normalize('NFC').trim();
}

/** Whether a name or code holds control, direction-changing or invisible characters, or half a surrogate pair. */
export function hasForbiddenCharacters(value: string): boolean {
  return FORBIDDEN.test(value) || !value.isWellFormed();
}

/** The same for long texts, where line breaks and tabs are allowed. */
export function hasForbiddenCharactersInLines(value: string): boolean {
  return hasForbiddenCharacters(value.replace(/[\t\n\r]/g, ' '));
}

/** The beginning of a text that is longer, ended by `…`; half a surrogate pair, which no database stores, is never its last letter. */
export const clipText = (value: string, longest: number): string =>
  value.length <= longest
    ? value
    : `${value
        .slice(0, longest - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;

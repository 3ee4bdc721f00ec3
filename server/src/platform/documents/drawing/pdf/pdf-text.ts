/** Points. */
export const points = (mm: number) => (mm * 72) / 25.4;

const longest = 80;

/**
 * A text as PT Sans can write it: spaces that it does not have become the one it has, marks that are never seen are left out. A
 * word without an end is broken, for the library measures what is left of it again for each line.
 */
export const inFont = (text: string) =>
  text
    .replace(/[\u2000-\u200a\u202f\u205f\u3000]/g, '\u00a0')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\t', '    ')
    .replace(endless, '$&\n');

const endless = new RegExp(`[^\\s\\u00a0-]{${longest}}(?=[^\\s])`, 'gu');

/** Whether a text is so long in a column of this many millimetres that no page should be kept whole for it. */
export function isTall(text: string, width: number, fontSize: number, pageHeight: number): boolean {
  const letters = Math.max(width / (fontSize * 0.19), 1);
  const lines = text.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / letters), 0);
  return lines * fontSize * 1.3 > points(pageHeight) / 2;
}

/** Whether texts are so short that they may be kept on one page. */
export const areShort = (texts: readonly string[]) => texts.join('').length < 1_500;

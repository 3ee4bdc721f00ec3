/** Points. */
export const points = (mm: number) => (mm * 72) / 25.4;

/** Spaces that PT Sans does not have become the one it has; marks that are never seen are left out. */
export const inFont = (text: string) =>
  text
    .replace(/[\u2000-\u200a\u202f\u205f\u3000]/g, '\u00a0')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\t', '    ');

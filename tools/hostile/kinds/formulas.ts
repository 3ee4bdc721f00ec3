/** Twelve spellings of the beginning of a formula, as some spreadsheet or other takes them. */
export const formulas = [
  '=',
  '+',
  '-',
  '@',
  '\t=',
  '\r=',
  '＝',
  '=cmd|',
  '=HYPERLINK(',
  '=WEBSERVICE(',
  "'=",
  ' =',
] as const;

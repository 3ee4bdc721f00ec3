/** Texts that make a pattern backtrack, a parser dive or a comparison long. */
export const hostileTexts: readonly string[] = [
  '('.repeat(500),
  `${'a'.repeat(1_500)}!`,
  '(a+)+$'.repeat(100),
  `${'%_'.repeat(500)}%`,
  '\\'.repeat(1_500),
  `${' '.repeat(1_500)}x`,
  `${'0'.repeat(1_500)}.`,
  '-'.repeat(1_500),
  `${'а'.repeat(300)}ё`,
  `a@${'a.'.repeat(700)}`,
  `${'1,'.repeat(700)}`,
  `2026-01-01T${'0'.repeat(1_000)}Z`,
  `[${'['.repeat(1_000)}`,
  `eq:${"'".repeat(1_000)}`,
];

/** Files that a page names, as they stand in its text: scripts, styles, its icon. */
export const filesOfPage = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g)].map(([, path]) => path as string)),
];

/** Fonts and the like that a style sheet names, from the folder it lies in. */
export const filesOfStyles = (css: string, at: string): string[] => [
  ...new Set(
    [...css.matchAll(/url\(\s*['"]?(?!data:)([^'")]+)/g)].map(([, path]) => new URL(path as string, at).pathname),
  ),
];

const most = 255;

/** Control, direction, invisible and unassigned characters. */
const forbidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cn}]/gu;

/**
 * A file name made safe to show and save: no folders, no control or direction characters, nothing that
 * is hidden or reserved, at most 255 characters with the extension kept.
 */
export function cleanFileName(given: string): string {
  const last = given.toWellFormed().normalize('NFC').replace(forbidden, '').split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .trim();
  if (name === '') return 'file';
  const extension = extensionOf(name);
  if ([...name].length <= most) return name;
  const tail = extension === '' ? '' : `.${extension}`;
  return `${[...name].slice(0, most - tail.length).join('')}${tail}`;
}

/** The extension after the last dot, in lower case; empty if there is none. */
export const extensionOf = (name: string) => /[^.]\.([A-Za-z0-9]{1,16})$/.exec(name)?.[1]?.toLowerCase() ?? '';

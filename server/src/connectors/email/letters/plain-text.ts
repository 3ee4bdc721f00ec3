const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['laquo', '«'],
  ['raquo', '»'],
  ['mdash', '—'],
  ['ndash', '–'],
  ['hellip', '…'],
]);

/**
 * What a letter in HTML says to a reader: its text, a line to a block, the cells of a table parted. Nothing of it is ever shown as HTML.
 * Every pattern ends at the next thing like it, for a letter may be megabytes of tags that never close.
 */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style|title)\b[^]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<(br|\/p|\/div|\/tr|\/h[1-6]|\/li|\/table|\/blockquote)\b[^<>]*>/gi, '\n')
    .replace(/<\/t[dh]\b[^<>]*>/gi, '\t')
    .replace(/<[a-z/!?][^<>]*>/gi, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => characterOf(name) ?? whole)
    .replace(/(?<![ \u00a0])[ \u00a0]*\n[ \u00a0]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return named.get(name.toLowerCase());
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

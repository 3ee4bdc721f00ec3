/**
 * What a person typed or pasted as a number, as the decimal string the server takes: spaces of every kind are dropped, a comma is a
 * point. `null` for an empty text, `undefined` for what is no number.
 */
export function readDecimal(typed: string): string | null | undefined {
  const text = typed.replace(/[\s\u00a0\u2007\u2009\u202f'’]/g, '').replace(/(₽|руб\.?|RUB)$/i, '');
  if (text === '') return null;
  const plain = onlySeparator(text);
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? tidy(plain) : undefined;
}

/** `1.234,50` and `1,234.50`: the last separator is the decimal one; `1,5` is one and a half. */
function onlySeparator(text: string): string {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma === -1) return text;
  if (point === -1) return text.indexOf(',') === comma ? text.replace(',', '.') : text.replaceAll(',', '');
  return comma > point ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
}

function tidy(plain: string): string {
  const [whole = '', fraction = ''] = plain.replace('-', '').split('.');
  const sign = plain.startsWith('-') ? '-' : '';
  const left = whole.replace(/^0+(?=\d)/, '') || '0';
  const right = fraction.replace(/0+$/, '');
  return `${sign}${left}${right && `.${right}`}`;
}

/** Cells copied from a table: rows by lines, columns by tabs; the empty line that Excel adds is not a row. */
export function readPastedCells(text: string): string[][] {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(/\n$/, '');
  return lines.split('\n').map((line) => line.split('\t').map((cell) => cell.trim()));
}

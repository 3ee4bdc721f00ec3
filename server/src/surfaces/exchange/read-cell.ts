import { type Cell, type Choices, type ExchangeColumn, plainWords } from '../../kernel/exchange/exchange.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import { toDecimalString } from '../../kernel/values/decimal.ts';
import { isDate } from '../../kernel/values/instant.ts';

type ReadCell = { value: unknown } | { code: string; message: Words };

/** The value of a cell in its column; undefined for a blank one. The value is checked later like any other input. */
export function readCell(column: ExchangeColumn, cell: Cell, separator: ',' | '.' | undefined): ReadCell | undefined {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return undefined;
  if (
    typeof cell === 'string' &&
    /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|Н\/Д|ССЫЛКА!|ЗНАЧ!|ДЕЛ\/0!|ИМЯ\?)$/.test(cell)
  )
    return wrong('formula_error', `the formula ended in ${cell}`, `формула вычислена с ошибкой ${cell}`);
  if (column.choices && column.kind === 'list') return allChosen(column.choices, cell);
  if (column.choices) return chosen(column.choices, cell);
  return readers[column.kind](cell, separator);
}

const readers: Record<ExchangeColumn['kind'], (cell: string | number | boolean, separator?: ',' | '.') => ReadCell> = {
  text: (cell) => ({ value: textOf(cell) }),
  decimal: (cell, separator) => decimal(cell, separator),
  integer(cell, separator) {
    const read = decimal(cell, separator);
    if (!('value' in read)) return read;
    const number = Number(read.value);
    return Number.isSafeInteger(number)
      ? { value: number }
      : wrong('type', 'must be a whole number', 'должно быть целым числом');
  },
  date(cell) {
    const text = textOf(cell);
    const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
    const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text.slice(0, 10);
    return isDate(iso) ? { value: iso } : wrong('format', 'must be a date, DD.MM.YYYY', 'должно быть датой ДД.ММ.ГГГГ');
  },
  boolean(cell) {
    if (typeof cell === 'boolean') return { value: cell };
    const value = yesAndNo[plainWords(textOf(cell)) || textOf(cell)];
    return value === undefined ? wrong('type', 'must be yes or no', 'должно быть «да» или «нет»') : { value };
  },
  list: (cell) => ({ value: partsOf(cell) }),
};

const yesAndNo: Record<string, boolean | undefined> = {
  да: true,
  yes: true,
  true: true,
  истина: true,
  '1': true,
  '+': true,
  нет: false,
  no: false,
  false: false,
  ложь: false,
  '0': false,
  '-': false,
};

/** A number in a text column, such as an article or a barcode, keeps its digits. */
const textOf = (cell: string | number | boolean): string =>
  typeof cell === 'number' && Number.isInteger(cell) ? BigInt(cell).toString() : String(cell);

function decimal(cell: string | number | boolean, separator?: ',' | '.'): ReadCell {
  if (typeof cell === 'boolean') return noNumber;
  const text = typeof cell === 'number' ? cell : digits(cell, separator);
  const value = toDecimalString(typeof text === 'string' ? text.replace(/^\+/, '') : text);
  if (value !== null) return { value };
  return Number.isFinite(Number(text)) && text !== '' ? tooLong : noNumber;
}

/** `1 234,50 ₽` as `1234.50`. If both a point and a comma occur, the last one is the decimal mark unless a person chose otherwise. */
function digits(text: string, separator?: ',' | '.'): string {
  const bare = text.replace(/[\s\u00a0\u202f'’]|₽|руб\.?|р\.$/gi, '');
  const last = separator ?? (bare.lastIndexOf(',') > bare.lastIndexOf('.') ? ',' : '.');
  const [whole = '', ...fraction] = bare.split(last);
  const grouped = whole.replaceAll(last === ',' ? '.' : ',', '');
  const plain = fraction.length === 0 ? grouped : `${grouped}.${fraction.join('.')}`;
  return plain.replace(/^(-?)0+(?=\d)/, '$1');
}

function chosen({ meanings, expected }: Choices, cell: string | number | boolean): ReadCell {
  const told = plainWords(String(cell));
  const value = Object.hasOwn(meanings, told) ? meanings[told] : undefined;
  return value === undefined ? wrong('enum', `must be ${expected.en}`, `нужно: ${expected.ru}`) : { value };
}

/** The meaning of each part of a list, or an error for the first part without one. */
function allChosen(choices: Choices, cell: string | number | boolean): ReadCell {
  const read = partsOf(cell).map((part) => chosen(choices, part));
  return read.find((one) => 'code' in one) ?? { value: read.map((one) => ('value' in one ? one.value : null)) };
}

const partsOf = (cell: string | number | boolean): string[] =>
  textOf(cell)
    .split(/[;,]/)
    .map((one) => one.trim())
    .filter(Boolean);

const wrong = (code: string, en: string, ru: string): ReadCell => ({ code, message: words(en, ru) });

const noNumber = wrong('type', 'must be a number', 'должно быть числом');

const tooLong = wrong(
  'format',
  'must have at most 13 digits before the point and 6 after it',
  'не более 13 знаков до запятой и 6 после неё',
);

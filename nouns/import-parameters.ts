import { choice, currency, flag, id, integer, text } from './kit/fields.ts';
import { givenStructure } from './kit/structures.ts';
import { words } from './kit/words.ts';

const named = (name: string) => words(name, name);

/** Encodings of text files: those of Russian systems, then the Western and the Central European ones. */
export const textEncodings = {
  'utf-8': named('UTF-8'),
  'windows-1251': named('Windows-1251'),
  cp866: named('CP866'),
  'koi8-r': named('KOI8-R'),
  'windows-1252': named('Windows-1252'),
  'iso-8859-1': named('ISO 8859-1'),
  'iso-8859-15': named('ISO 8859-15'),
  'windows-1250': named('Windows-1250'),
  'iso-8859-2': named('ISO 8859-2'),
  'utf-16le': named('UTF-16 LE'),
  'utf-16be': named('UTF-16 BE'),
};

export const delimiters = {
  ';': words('Semicolon', 'Точка с запятой'),
  ',': words('Comma', 'Запятая'),
  '\t': words('Tab', 'Табуляция'),
};

const separators = { ',': words('Comma', 'Запятая'), '.': words('Point', 'Точка') };

/** How a file is to be read; what is left out is found by looking. */
export const importParameters = givenStructure(
  {
    headerRow: integer('Row of the headings, from 1', 'Строка заголовков, считая с 1', { minimum: 1, maximum: 1_000 }),
    sheet: text(100, 'Sheet of a book', 'Лист книги'),
    encoding: choice(textEncodings, 'Encoding of a text file', 'Кодировка текстового файла'),
    delimiter: choice(delimiters, 'Delimiter of a text file', 'Разделитель текстового файла'),
    decimalSeparator: choice(
      separators,
      'What parts the fraction of a number written as text',
      'Чем отделена дробная часть числа, записанного текстом',
    ),
    currency: currency('Currency of prices that name none', 'Валюта цен, у которых она не названа'),
    supplierId: id('Supplier whose prices the rows tell', 'Поставщик, чьи цены в строках'),
    createCategories: flag(
      'Categories that are not there are created when the import is applied; errors otherwise',
      'Недостающие категории создаются при применении импорта; иначе это ошибки',
    ),
  },
  'Parameters',
  'Параметры',
);

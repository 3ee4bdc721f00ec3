import { choice, flag, integer, longText, text } from './kit/fields.ts';
import { words } from './kit/words.ts';

/** Pictures of the seller that a document may show. */
export const documentImages = {
  logo: words('Logo', 'Логотип'),
  stamp: words('Stamp', 'Печать'),
  signature: words('Signature', 'Подпись'),
};

/** How a value of a row is written. */
export const columnFormats = {
  text: words('Text', 'Текст'),
  money: words('Amount', 'Сумма'),
  quantity: words('Quantity', 'Количество'),
  percent: words('Percent', 'Процент'),
  unit: words('Unit of measure', 'Единица измерения'),
  vatRate: words('VAT rate', 'Ставка НДС'),
  date: words('Date', 'Дата'),
};

export const aligned = {
  left: words('Left', 'Слева'),
  center: words('Centre', 'По центру'),
  right: words('Right', 'Справа'),
};

export const parties = { seller: words('Seller', 'Продавец'), customer: words('Customer', 'Покупатель') };

export const align = () => choice(aligned, 'Alignment', 'Выравнивание').writable();
export const title = () => text(300, 'Title', 'Заголовок').writable();
export const written = (max: number) => longText(max, 'Text with placeholders', 'Текст с подстановками').required();
export const picture = () => choice(documentImages, 'Picture', 'Изображение');
export const millimetres = (minimum: number, maximum: number, en = 'Width, mm', ru = 'Ширина, мм') =>
  integer(en, ru, { minimum, maximum });

export const column = {
  title: text(100, 'Heading of the column', 'Заголовок столбца').required(),
  leaf: text(100, 'Value of the row, such as unitPrice', 'Значение строки, например unitPrice').required(),
  width: millimetres(8, 200).writable().describe('Columns without one share what is left.'),
  align: align(),
  format: choice(columnFormats, 'Format', 'Формат').writable().describe('By the value unless given.'),
  isHiddenIfEmpty: flag('Left out where no row has a value', 'Скрывать, если ни у одной строки нет значения')
    .writable()
    .describe('Zero counts as none. A table without any column left is left out itself.'),
};

export const totalLines = {
  subtotal: words('Sum of the rows', 'Итого по строкам'),
  commission: words('Commission of an agent', 'Вознаграждение агента'),
  net: words('Without VAT', 'Без НДС'),
  vat: words('VAT by each rate', 'НДС по ставкам'),
  total: words('Total', 'Всего'),
  count: words('How many rows, and for what sum', 'Сколько наименований и на какую сумму'),
  words: words('Total in words', 'Сумма прописью'),
};

import { choice, flag, integer, longText, text, texts } from './kit/fields.ts';
import type { Fields } from './kit/noun.ts';
import { givenStructures } from './kit/structures.ts';
import { type Words, words } from './kit/words.ts';
import { gridFields } from './layout-grid.ts';
import { align, aligned, column, millimetres, parties, picture, title, totalLines, written } from './layout-parts.ts';

const block = <F extends Fields>(said: Words, fields: F) => ({ words: said, fields });

/** What a document is laid out of. */
export const layoutBlocks = {
  heading: block(words('Heading', 'Заголовок'), {
    text: written(500),
    level: integer('Level, 1 the largest', 'Уровень, 1 — крупнейший', { minimum: 1, maximum: 3 }).writable(),
    align: align(),
  }),
  paragraph: block(words('Paragraph', 'Абзац'), {
    text: written(10_000),
    align: choice({ ...aligned, justify: words('Justified', 'По ширине') }, 'Alignment', 'Выравнивание').writable(),
    size: choice(
      { small: words('Small', 'Мелкий'), normal: words('Normal', 'Обычный'), large: words('Large', 'Крупный') },
      'Size',
      'Размер',
    ).writable(),
    isBold: flag('Bold', 'Полужирный').writable(),
    isItalic: flag('Italic', 'Курсив').writable(),
  }),
  requisites: block(words('Requisites', 'Реквизиты'), {
    title: title(),
    labelWidth: millimetres(10, 120, 'Width of the labels, mm', 'Ширина подписей, мм').writable(),
    rows: givenStructures(
      {
        label: text(200, 'Label', 'Подпись').required(),
        value: written(1_000),
        isBold: flag('Bold', 'Полужирный').writable(),
      },
      'Rows',
      'Строки',
      { minItems: 1, maxItems: 40 },
    )
      .required()
      .describe('A row whose placeholders are all empty is left out.'),
  }),
  bank: block(words('Bank details for payment', 'Банковские реквизиты для оплаты'), {
    party: choice(parties, 'Who is paid', 'Кто получает').writable(),
  }),
  columns: block(words('Columns side by side', 'Столбцы рядом'), {
    columns: givenStructures(
      {
        title: title(),
        lines: texts(1_000, 'Lines with placeholders', 'Строки с подстановками', { maxItems: 40 })
          .writable()
          .describe('A line whose placeholders are all empty is left out.'),
        image: picture().writable(),
        imageWidth: millimetres(5, 190, 'Width of the picture, mm', 'Ширина изображения, мм').writable(),
        width: millimetres(10, 200).writable().describe('Columns without one share what is left.'),
        align: align(),
      },
      'Columns',
      'Столбцы',
      { minItems: 1, maxItems: 4 },
    ).required(),
  }),
  table: block(words('Table of the rows', 'Таблица строк'), {
    columns: givenStructures(column, 'Columns', 'Столбцы', { minItems: 1, maxItems: 20 }).required(),
    isNumbered: flag('Rows are numbered', 'Нумеровать строки').writable(),
    isGrouped: flag('Under headings of groups', 'С заголовками групп').writable(),
    hasSubtotals: flag('Sums of each group', 'Итоги по группам').writable(),
    isSmall: flag('Small print', 'Мелкий шрифт').writable(),
  }),
  totals: block(words('Totals', 'Итоги'), {
    lines: givenStructures(
      {
        line: choice(totalLines, 'What is shown', 'Что показать').required(),
        label: text(200, 'Label', 'Подпись').writable().describe('The usual words unless given.'),
      },
      'Lines',
      'Строки',
      { minItems: 1, maxItems: 10 },
    ).required(),
  }),
  qr: block(words('QR code', 'QR-код'), {
    holds: choice(
      { payment: words('Payment (GOST R 56042-2014)', 'Оплата (ГОСТ Р 56042-2014)'), text: words('Text', 'Текст') },
      'What it holds',
      'Что в нём',
    ).required(),
    text: longText(1_000, 'Text with placeholders', 'Текст с подстановками')
      .writable()
      .describe('The purpose of a payment, or the text itself.'),
    caption: longText(500, 'Words beside it', 'Подпись рядом').writable(),
    size: millimetres(15, 80, 'Size, mm', 'Размер, мм').writable(),
    align: align(),
  }),
  signatures: block(words('Signatures', 'Подписи'), {
    lines: givenStructures(
      {
        title: title(),
        position: text(300, 'Position', 'Должность').writable(),
        name: text(300, 'Name', 'Имя').writable(),
        signature: flag('With the picture of the signature', 'С изображением подписи').writable(),
        stamp: flag('With the picture of the stamp', 'С изображением печати').writable(),
      },
      'Who signs',
      'Кто подписывает',
      { minItems: 1, maxItems: 6 },
    ).required(),
    isSideBySide: flag('Side by side', 'Рядом').writable(),
  }),
  image: block(words('Picture', 'Изображение'), {
    image: picture().required(),
    width: millimetres(5, 190).required(),
    align: align(),
  }),
  spacer: block(words('Space', 'Отступ'), {
    height: millimetres(1, 100, 'Height, mm', 'Высота, мм').required(),
  }),
  pageBreak: block(words('New page', 'Новая страница'), {}),
  grid: block(words('Grid of cells', 'Сетка ячеек'), gridFields),
};

export type LayoutBlockType = keyof typeof layoutBlocks;

import { choice, flag, integer, longText, text } from './kit/fields.ts';
import { givenStructures } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { align, millimetres } from './layout-parts.ts';

/** Columns and rows that a grid may have, and cells of a row. */
export const mostOfGrid = { columns: 60, rows: 80 };

/** How often a row of a grid is printed. */
export const gridRowKinds = {
  plain: words('Once', 'Один раз'),
  heading: words('At the head of each page', 'Вверху каждой страницы'),
  item: words('For each row of the document', 'Для каждой строки документа'),
  pageTotal: words('Below the rows of each page', 'Под строками каждой страницы'),
};

const upright = {
  top: words('Top', 'Сверху'),
  middle: words('Middle', 'Посередине'),
  bottom: words('Bottom', 'Снизу'),
};

const points = (en: string, ru: string) => integer(en, ru, { minimum: 4, maximum: 40 }).writable();

/** Any letter of a side once at most: l, t, r, b; a capital one is a thick line; `-` is no line. */
const border = () =>
  text(
    4,
    'Lines around: l, t, r, b; capitals are thick, - is none',
    'Линии: l, t, r, b; заглавные — толстые, - — без линий',
  )
    .writable()
    .describe('Sides that have a line: left, top, right, bottom. `ltrb` is a box, `LTRB` a thick one, `-` no line.');

const span = (maximum: number, en: string, ru: string) => integer(en, ru, { minimum: 1, maximum }).writable();

const cell = {
  text: longText(2_000, 'Text with placeholders', 'Текст с подстановками').writable(),
  columns: span(mostOfGrid.columns, 'Columns it covers', 'Занимает столбцов'),
  rows: span(mostOfGrid.rows, 'Rows it covers', 'Занимает строк'),
  border: border(),
  align: align(),
  valign: choice(upright, 'Vertical alignment', 'Выравнивание по высоте').writable(),
  size: points('Size of the letters, points', 'Размер шрифта, пункты'),
  isBold: flag('Bold', 'Полужирный').writable(),
  isItalic: flag('Italic', 'Курсив').writable(),
};

const row = {
  kind: choice(gridRowKinds, 'How often', 'Как часто').writable().describe('Once unless given.'),
  height: millimetres(1, 100, 'Least height, mm', 'Высота не меньше, мм').writable(),
  cells: givenStructures(cell, 'Cells', 'Ячейки', { minItems: 1, maxItems: mostOfGrid.columns })
    .required()
    .describe(
      'From left to right, past the cells that reach down from rows above. What is left of the row stays blank.',
    ),
};

/** A form as the law draws it: cells over columns of given shares, with lines where each cell asks for them. */
export const gridFields = {
  widths: text(300, 'Widths of the columns, in shares', 'Ширина столбцов, в долях')
    .required()
    .describe('Whole numbers with spaces between, such as `20 60 20`; together they are the width of the page.'),
  size: points('Size of the letters, points', 'Размер шрифта, пункты'),
  border: border().describe('Lines of cells that do not say their own.'),
  isKeptTogether: flag('On one page', 'На одной странице').writable(),
  rows: givenStructures(row, 'Rows', 'Строки', { minItems: 1, maxItems: mostOfGrid.rows })
    .required()
    .describe(
      'In a row `item` placeholders of rows name one row; in `pageTotal` the filter `sum` adds up the rows of that page, elsewhere those of the document.',
    ),
};

import { type AnyField, field, type Schema } from './kit/field.ts';
import { choice, flag, integer, longText, text } from './kit/fields.ts';
import type { Fields } from './kit/noun.ts';
import { type Given, givenStructure, objectSchema, requiredOf } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { type LayoutBlockType, layoutBlocks } from './layout-blocks.ts';

/** When a block is shown: a value that is empty, zero or false counts as none. */
const conditions = {
  showIf: text(200, 'Shown where this path has a value', 'Показывать, если у этого пути есть значение').writable(),
  hideIf: text(200, 'Hidden where this path has a value', 'Скрывать, если у этого пути есть значение').writable(),
};

type Blocks = typeof layoutBlocks;

/** A block of each kind by its type. */
type BlockOf<T extends LayoutBlockType> = { type: T } & Given<Blocks[T]['fields'] & typeof conditions>;

export type LayoutBlock<T extends LayoutBlockType = LayoutBlockType> = { [K in T]: BlockOf<K> }[T];

const margin = (en: string, ru: string) => integer(en, ru, { minimum: 5, maximum: 50 }).writable();

export const layoutPage = {
  orientation: choice(
    { portrait: words('Portrait', 'Книжная'), landscape: words('Landscape', 'Альбомная') },
    'Orientation',
    'Ориентация',
  ).writable(),
  marginTop: margin('Margin above, mm', 'Поле сверху, мм'),
  marginRight: margin('Margin on the right, mm', 'Поле справа, мм'),
  marginBottom: margin('Margin below, mm', 'Поле снизу, мм'),
  marginLeft: margin('Margin on the left, mm', 'Поле слева, мм'),
  fontSize: integer('Size of the letters, points', 'Размер шрифта, пункты', { minimum: 6, maximum: 14 }).writable(),
  title: text(200, 'Title of the file, where no heading says it', 'Название файла, если нет заголовка').writable(),
  hasPageNumbers: flag('Page numbers', 'Номера страниц').writable(),
  footer: longText(500, 'Text at the foot of each page', 'Текст внизу каждой страницы').writable(),
};

const pageField = givenStructure(layoutPage, 'Page', 'Страница');

/** A document as its layout says: the page, A4, and what stands on it from top to bottom. */
export interface DocumentLayout {
  page: (typeof pageField)['value'];
  blocks: LayoutBlock[];
}

export const mostBlocks = 100;

const allBlocks: Array<[string, Fields]> = Object.entries(layoutBlocks).map(([type, { fields }]) => [
  type,
  { ...fields, ...conditions },
]);

const blockSchema = ([type, fields]: [string, Fields]): Schema => {
  const { properties, ...rest } = objectSchema(fields, ['type', ...requiredOf(fields)]);
  const kind = { type: 'string', const: type, title: 'Kind of block' };
  return { ...rest, properties: { type: kind, ...(properties as object) } };
};

const blocksSchema: Schema = {
  type: 'array',
  title: 'Blocks',
  items: { anyOf: allBlocks.map(blockSchema) },
  minItems: 1,
  maxItems: mostBlocks,
};

/** The words of everything inside, for readers in both languages. */
const inside: Record<string, AnyField> = {
  page: pageField,
  blocks: field('structure', blocksSchema, 'Blocks', 'Блоки'),
  type: text(20, 'Kind of block', 'Вид блока'),
  ...Object.fromEntries(
    allBlocks.flatMap(([type, fields]) => Object.entries(fields).map(([name, one]) => [`${type}.${name}`, one])),
  ),
};

/** The layout as a field of a noun, or as the schema of an input: `documentLayout().spec.schema`. */
export const documentLayout = (en = 'Layout', ru = 'Макет') =>
  field<DocumentLayout>(
    'structure',
    {
      type: 'object',
      properties: { page: pageField.spec.schema, blocks: blocksSchema },
      required: ['page', 'blocks'],
      additionalProperties: false,
    },
    en,
    ru,
    inside,
  );

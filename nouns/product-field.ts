import { field } from './kit/field.ts';
import { choice, flag, id, integer, status, text, texts } from './kit/fields.ts';
import { activeOrArchived } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';

const types = {
  string: words('Text', 'Строка'),
  number: words('Number', 'Число'),
  date: words('Date', 'Дата'),
  boolean: words('Yes or no', 'Да или нет'),
  select: words('Choice', 'Выбор из списка'),
};

const options = {
  items: texts(200, 'Options', 'Варианты', { maxItems: 500, uniqueItems: true }).describe(
    'An empty list accepts any text.',
  ),
};

const stages = activeOrArchived(words('Active', 'Действует'), words('Archived', 'В архиве'));

/** A field that the company keeps on the lines of requisitions and of requests for quotes; values stand in the lines, by its key. */
export const productField = noun({
  type: 'product_field',
  words: words('Product field', 'Поле позиции'),
  table: 'product_fields',
  alias: 'field',
  audience: 'business',
  displayName: 'label',
  lifecycle: stages,
  facts: ['created', 'updated', 'archived'],
  fields: {
    id: id(),
    key: field<string>('text', { type: 'string', pattern: '^[a-z][a-z0-9_]{0,62}$' }, 'Key', 'Ключ').example(
      'drawing_number',
    ),
    label: text(200, 'Label', 'Название').required().example('Номер чертежа'),
    type: choice(types, 'Type', 'Тип'),
    options: structure(options, 'Options of a choice', 'Варианты выбора').nullable().writable(),
    required: flag('A new line must have a value', 'Обязательно для новых строк').writable(),
    position: integer('Place in the form', 'Место в форме', { minimum: 0, maximum: 100_000 }).writable(),
    status: status(stages),
    ...recordFields,
  },
});

export type ProductField = RecordOf<typeof productField>;

/** Values of the product fields of a line, by their keys. */
export const productValues = () =>
  field<Record<string, unknown>>(
    'structure',
    { type: 'object', additionalProperties: true },
    'Product fields',
    'Поля товара',
  ).writable();

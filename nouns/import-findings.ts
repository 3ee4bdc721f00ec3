import { type Field, field } from './kit/field.ts';
import { choice, id, integer, ownText } from './kit/fields.ts';
import { givenStructure, structure, structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

export const count = (en: string, ru: string) => integer(en, ru, { minimum: 0 });

const counted = {
  rows: count('Rows read so far', 'Прочитано строк'),
  create: count('To create', 'Создать'),
  update: count('To change', 'Изменить'),
  skip: count('Left alone', 'Пропустить'),
  conflict: count('To be decided', 'Ждут решения'),
  errors: count(
    'With errors: left out of the numbers before, never applied',
    'С ошибками: в числа выше не входят и никогда не применяются',
  ),
  warnings: count('With warnings', 'С предупреждениями'),
  applied: count(
    'Written so far while the import is applied, and all that were written when it is done',
    'Записано к этой минуте, пока импорт применяется, и записано всего, когда он закончен',
  ),
};

export const shownTexts = (en: string, ru: string) =>
  field<string[]>('set', { type: 'array', items: { type: 'string' } }, en, ru);

const listOf = <Value>(item: Field<Value>, en: string, ru: string) =>
  field<Value[]>('structure', { type: 'array', items: item.spec.schema }, en, ru);

const tellers = {
  person: words('A person here', 'Человек здесь'),
  memory: words('A person before', 'Человек раньше'),
  heading: words('The heading', 'Заголовок'),
};

/** A column of the file, and where its values go. */
const column = givenStructure(
  {
    column: ownText('Letters of the column', 'Буквы столбца').required().example('B'),
    heading: ownText('Heading', 'Заголовок').nullable().required().example('Наименование'),
    target: ownText('Target; null is ignored', 'Поле; null — столбец пропускается')
      .nullable()
      .required()
      .example('name'),
    samples: shownTexts('First values', 'Первые значения').required(),
    toldBy: choice(
      tellers,
      'Who told its target: a person here, one before for these headings, or the heading',
      'Кто задал поле: человек здесь, человек раньше для таких же заголовков или сам заголовок',
    ).nullable(),
  },
  'Columns of the file',
  'Столбцы файла',
);

const fault = {
  code: ownText('Code', 'Код').example('column_missing'),
  field: ownText('Target', 'Поле').example('name'),
  message: ownText('What is wrong', 'Что не так'),
};

const warning = {
  code: ownText('Code', 'Код').example('encoding_unsure'),
  field: ownText('Parameter that settles it', 'Параметр, который это решает').example('encoding'),
  message: ownText('What is in doubt', 'В чём сомнение'),
  choices: structures(
    {
      value: ownText('Value of the parameter', 'Значение параметра').example('windows-1252'),
      sample: ownText('Words of the file as they would read', 'Слова файла, как они прочитались бы').example(
        "Côte d'Ivoire",
      ),
    },
    'What it may be; the first is what the preview was read with',
    'Что это может быть; первым — то, с чем прочитан предпросмотр',
  ),
};

export const result = givenStructure(
  {
    created: count('Created', 'Создано').required(),
    updated: count('Changed', 'Изменено').required(),
    failed: count('Not applied', 'Не применено').required(),
    made: structure(
      { entityType: ownText('Kind', 'Вид').example('supplier_quote'), entityId: id('Record', 'Запись') },
      'The one record that all rows made together, where they make one',
      'Запись, которую составили все строки вместе, если составили',
    ),
  },
  'Result',
  'Результат',
);

export const problem = structure(
  { code: ownText('Code', 'Код'), detail: ownText('What happened', 'Что произошло') },
  'Why it failed',
  'Почему не удалось',
);

export const counts = structure(counted, 'Counts', 'Итоги');

export const columns = listOf(column, 'Columns of the file', 'Столбцы файла');

export const faults = structures(
  fault,
  'What is wrong with the preview as a whole; a new mapping mends it',
  'Что не так с предпросмотром в целом; исправляется новым сопоставлением',
);

export const warnings = structures(
  warning,
  'What a person should look at before applying',
  'На что посмотреть до применения',
);

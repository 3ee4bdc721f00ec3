import { askedReport } from './asked-report.ts';
import { field } from './kit/field.ts';
import { choice, date, flag, id, instant, integer, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { type Given, givenStructure } from './kit/structures.ts';
import { words } from './kit/words.ts';

const schedule = {
  unit: choice(
    { week: words('Weekly', 'Раз в неделю'), month: words('Monthly', 'Раз в месяц') },
    'How often',
    'Периодичность',
  )
    .required()
    .example('week'),
  day: integer('Day', 'День', { minimum: 1, maximum: 31 })
    .required()
    .example(1)
    .describe('Of the week, from 1 for Monday to 7; of the month, where a month that is shorter has its last day.'),
  hour: integer('Hour', 'Час', { minimum: 0, maximum: 23 })
    .required()
    .example(9)
    .describe("By the clock of the portal's time zone."),
};

export type LetterSchedule = Given<typeof schedule>;

export const letterForms = {
  figures: words('The main figures in the letter', 'Главные цифры в письме'),
  xlsx: words('With the report as a file (XLSX)', 'С отчётом в файле (XLSX)'),
};

const recipients = field<string[]>(
  'set',
  { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, maxItems: 50, uniqueItems: true },
  'Who gets it',
  'Получатели',
);

const { version, createdAt, updatedAt, updatedBy } = recordFields;

/** A report that comes by letter, weekly or monthly, to people who may read it. */
export const reportLetter = noun({
  type: 'report_letter',
  words: words('Letter with a report', 'Письмо с отчётом'),
  table: 'report_letters',
  alias: 'letter',
  audience: 'internal',
  displayName: 'name',
  facts: ['created', 'updated', 'deleted', 'sent'],
  fields: {
    id: id(),
    ownerId: id('Owner', 'Владелец').filterable(),
    name: text(100, 'Name', 'Название').required().filterable().sortable().example('Расходы за неделю'),
    asked: givenStructure(askedReport, 'Report, and what it is asked by', 'Отчёт и условия')
      .required()
      .example({ report: 'spend', span: 'week', by: 'supplier' }),
    form: choice(letterForms, 'What comes with it', 'Что приходит').writable(),
    recipientIds: recipients
      .writable()
      .describe(
        'People who may read reports; the caller himself unless given. Whoever may no longer read them gets none.',
      ),
    schedule: givenStructure(schedule, 'Schedule', 'Расписание').required().example({ unit: 'week', day: 1, hour: 9 }),
    isPaused: flag('Paused', 'Приостановлено').writable().filterable(),
    nextDate: date('Next day', 'Следующая дата').filterable().sortable(),
    sentAt: instant('Sent last', 'Отправлено последний раз').nullable(),
    ...{ version, createdAt, updatedAt, updatedBy },
  },
});

export type ReportLetter = RecordOf<typeof reportLetter>;

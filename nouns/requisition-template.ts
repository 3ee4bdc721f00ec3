import { handedOn, handedOnByLine } from './handed-on.ts';
import { choice, date, flag, id, integer, text } from './kit/fields.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { type Given, givenStructure, structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

const scheduleUnits = {
  week: words('Weeks', 'Недели'),
  month: words('Months', 'Месяцы'),
};

const schedule = {
  every: integer('Every so many', 'Раз в столько', { minimum: 1, maximum: 52 }).required().example(2),
  unit: choice(scheduleUnits, 'Weeks or months', 'Недели или месяцы').required().example('week'),
  day: integer('Day', 'День', { minimum: 1, maximum: 31 })
    .required()
    .example(1)
    .describe('Of the week, from 1 for Monday to 7; of the month, where a month that is shorter has its last day.'),
  hour: integer('Hour', 'Час', { minimum: 0, maximum: 23 })
    .required()
    .example(9)
    .describe("By the clock of the portal's time zone."),
  from: date('Not before', 'Не раньше').nullable().writable().example('2030-01-01'),
};

export type TemplateSchedule = Given<typeof schedule>;

export type TemplateLine = StructureOf<typeof handedOnByLine>;

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

/** A need that comes back: what a requisition is made of, by hand or on the days of its schedule. */
export const requisitionTemplate = noun({
  type: 'requisition_template',
  words: words('Template of requisitions', 'Шаблон заявок'),
  table: 'requisition_templates',
  alias: 'tpl',
  audience: 'business',
  displayName: 'name',
  customFieldsOf: 'procurement',
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id().filterable().sortable(),
    name: text(200, 'Name', 'Название').required().filterable().sortable().searchable().example('Канцелярия на месяц'),
    isActive: flag('In use', 'Действует').writable().filterable(),
    title: text(300, 'Title of its requisitions', 'Название заявок')
      .nullable()
      .writable()
      .describe('The name of the template where it is left out.'),
    ...handedOn,
    responsibleId: id('Responsible', 'Ответственный')
      .nullable()
      .writable()
      .filterable()
      .describe(
        'Of its requisitions, and told of those that the schedule makes; whoever made the template where it is empty.',
      ),
    dueInDays: integer('Due in so many days', 'Срок поставки, дней', { minimum: 0, maximum: 3_650 })
      .nullable()
      .writable()
      .example(10)
      .describe('After the day a requisition is made; without it the due date stays empty.'),
    lines: structures(handedOnByLine, 'Lines', 'Строки'),
    schedule: givenStructure(schedule, 'Schedule', 'Расписание').nullable().writable(),
    isPaused: flag('Paused', 'Приостановлено')
      .writable()
      .filterable()
      .describe('Days that pass meanwhile are not made up for.'),
    submits: flag('Send for approval at once', 'Сразу отправлять на согласование')
      .writable()
      .describe('Needs `dueInDays`. What cannot be sent stays a draft, and the notice says why.'),
    nextDate: date('Next day', 'Следующая дата').nullable().filterable().sortable(),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type RequisitionTemplate = RecordOf<typeof requisitionTemplate>;

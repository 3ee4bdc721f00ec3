import { choice, date, flag, id, instant, integer, ownText, text } from './kit/fields.ts';
import { status } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';

const runStatuses = {
  planned: status('Being made', 'Создаётся'),
  made: status('Made', 'Создана', 'good'),
  failed: status('Not made', 'Не создана', 'bad'),
};

const problem = {
  en: ownText('In English', 'По-английски'),
  ru: ownText('In Russian', 'По-русски'),
};

/** A day of a schedule that has come, and what was made of it. */
export const requisitionTemplateRun = noun({
  type: 'requisition_template_run',
  words: words('Day of a schedule', 'Дата расписания'),
  table: 'requisition_template_runs',
  alias: 'run',
  audience: 'internal',
  displayName: 'plannedDate',
  facts: [],
  fields: {
    id: id(),
    templateId: id('Template', 'Шаблон').filterable(),
    plannedDate: date('Planned for', 'По расписанию').filterable().sortable(),
    status: choice(runStatuses, 'State', 'Состояние').filterable(),
    isLate: flag('Made on a later day', 'Создана позже'),
    missed: integer('Earlier days that it stands for', 'Пропущено дат до неё', { minimum: 0 }),
    requisitionId: id('Requisition', 'Заявка').nullable(),
    requisitionNumber: text(32, 'Number of the requisition', 'Номер заявки').nullable().computed(),
    problem: structure(problem, 'Why it was not made or not sent', 'Почему не создана или не отправлена').nullable(),
    createdAt: recordFields.createdAt,
    madeAt: instant('Made', 'Когда создана').nullable(),
  },
});

export type RequisitionTemplateRun = RecordOf<typeof requisitionTemplateRun>;

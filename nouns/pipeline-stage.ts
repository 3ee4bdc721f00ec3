import { choice, choices, flag, id, integer, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';
import { requisitionFlow } from './requisition-flow.ts';

/** Each stands out at least 3 to 1 as a dot, on a light page and on a dark one. */
export const stageColors = {
  '#64748B': words('Slate', 'Серый'),
  '#4C6EF5': words('Indigo', 'Синий'),
  '#228BE6': words('Blue', 'Голубой'),
  '#0C8599': words('Teal', 'Бирюзовый'),
  '#2B8A3E': words('Green', 'Зелёный'),
  '#5C940D': words('Olive', 'Оливковый'),
  '#B7791F': words('Amber', 'Янтарный'),
  '#D9480F': words('Orange', 'Оранжевый'),
  '#E03131': words('Red', 'Красный'),
  '#D6336C': words('Raspberry', 'Малиновый'),
  '#AE3EC9': words('Purple', 'Пурпурный'),
  '#7950F2': words('Violet', 'Фиолетовый'),
};

/** A column of the board of requisitions. It shows where the work stands; what may be done follows from the status. */
export const pipelineStage = noun({
  type: 'pipeline_stage',
  words: words('Pipeline stage', 'Этап закупки'),
  table: 'pipeline_stages',
  alias: 'stage',
  audience: 'business',
  displayName: 'name',
  facts: ['created', 'updated', 'archived'],
  fields: {
    id: id(),
    externalId: text(200, 'Identifier in your system', 'Внешний идентификатор')
      .nullable()
      .writable()
      .example('C4:TENDER'),
    name: text(100, 'Name', 'Название').required().example('Тендер'),
    shortName: text(20, 'Short name', 'Короткое название')
      .nullable()
      .writable()
      .example('Тендер')
      .describe('Used where space is short.'),
    color: choice(stageColors, 'Colour', 'Цвет').writable().example('#AE3EC9').describe('One of the palette.'),
    position: integer('Place on the board', 'Место на доске', { minimum: 1 }),
    isSystem: flag('Built in', 'Системный').describe('Can be renamed and switched off, but not archived.'),
    isActive: flag('Requisitions can enter it', 'Этап принимает заявки'),
    statuses: choices(requisitionFlow.statuses, 'Statuses', 'Статусы', {
      maxItems: Object.keys(requisitionFlow.statuses).length,
    })
      .writable()
      .example([])
      .describe('A requisition that takes one of them moves to this stage. Each status belongs to one stage.'),
    ...recordFields,
  },
});

export type PipelineStage = RecordOf<typeof pipelineStage>;

export type StageColor = PipelineStage['color'];

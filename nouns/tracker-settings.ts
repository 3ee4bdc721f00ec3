import { choice, id, instant, integer, text } from './kit/fields.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { givenStructures } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { trackerId } from './tracker-place.ts';

/** Which way a move is carried over between a stage and a column. */
export const trackerDirections = {
  both: words('Both ways', 'В обе стороны'),
  to_tracker: words('To the tracker', 'В трекер'),
  from_tracker: words('From the tracker', 'Из трекера'),
};

const stageId = () => id('Stage of the pipeline', 'Этап воронки').required();

const stageColumn = {
  columnId: trackerId('Column of the tracker', 'Колонка трекера').required(),
  stageId: stageId(),
  direction: choice(trackerDirections, 'Which way a move is carried over', 'Куда переносится перемещение').required(),
};

const stageRule = {
  stageId: stageId(),
  columnId: trackerId('Column of the new task', 'Колонка новой задачи').required(),
  assigneeId: trackerId('Who it is given to', 'Исполнитель').nullable().writable(),
};

/** What is carried over between stages of the pipeline and columns of the tracker, and when a task is made by itself. */
export const trackerSettings = noun({
  type: 'tracker_settings',
  words: words('Settings of the task tracker', 'Настройки трекера задач'),
  table: 'tracker_settings',
  alias: 'setup',
  audience: 'internal',
  displayName: 'source',
  facts: ['created', 'updated'],
  fields: {
    id: id(),
    source: text(64, 'Integration they are for', 'Интеграция').example('yougile'),
    columns: givenStructures(stageColumn, 'Columns and their stages', 'Колонки и их этапы', { maxItems: 200 })
      .writable()
      .describe(
        'A column brings requisitions to one stage. On one board a stage brings tasks to one column, while several columns may lead to it.',
      ),
    rules: givenStructures(stageRule, 'Tasks made by themselves', 'Автоматические задачи', { maxItems: 50 })
      .writable()
      .describe('A requisition that enters the stage gets a task, once in its life and only while it has none.'),
    version: integer('Version', 'Версия', { minimum: 1 }),
    createdAt: instant('Created', 'Создано'),
    updatedAt: instant('Changed', 'Изменено'),
    createdBy: id('Created by', 'Кто создал').nullable(),
    updatedBy: id('Changed by', 'Кто изменил').nullable(),
  },
});

export type TrackerSettings = RecordOf<typeof trackerSettings>;
export type StageColumn = StructureOf<typeof stageColumn>;
export type StageRule = TrackerSettings['rules'][number];

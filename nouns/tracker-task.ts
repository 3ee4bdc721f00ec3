import { flag, id, instant, integer, ownText, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { structures } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { trackerId } from './tracker-place.ts';

const assignee = {
  externalId: trackerId('Person in the tracker', 'Сотрудник в трекере'),
  name: text(300, 'Name', 'Имя').nullable().example('Анна Смирнова'),
};

const named = (en: string, ru: string, example: string) => text(300, en, ru).nullable().computed().example(example);

/** A task of the company's tracker that a requisition is linked to, as it was last read there. */
export const trackerTask = noun({
  type: 'tracker_task',
  words: words('Task in the tracker', 'Задача в трекере'),
  table: 'tracker_tasks',
  alias: 'task',
  audience: 'internal',
  displayName: 'title',
  facts: ['created', 'updated'],
  fields: {
    id: id(),
    source: text(64, 'Integration it is kept in', 'Интеграция').example('yougile'),
    taskId: trackerId('Task', 'Задача').column('external_id'),
    idTaskCommon: text(100, 'Number in the tracker', 'Номер в трекере').nullable().example('ID-484'),
    idTaskProject: text(100, 'Number in its project', 'Номер в проекте').nullable().example('PRC-84'),
    title: ownText('Title', 'Название').example('PR-2026-0001: Цемент на фундамент'),
    columnId: trackerId('Column', 'Колонка').nullable(),
    columnTitle: named('Title of the column', 'Название колонки', 'В работе'),
    boardId: trackerId('Board', 'Доска').nullable().computed(),
    boardTitle: named('Title of the board', 'Название доски', 'Заявки'),
    projectId: trackerId('Project', 'Проект').nullable().computed(),
    projectTitle: named('Title of the project', 'Название проекта', 'Закупки'),
    assignees: structures(assignee, 'Assigned to', 'Исполнители').computed(),
    deadline: instant('Deadline', 'Срок').nullable(),
    completed: flag('Completed', 'Выполнена'),
    archived: flag('Archived in the tracker', 'В архиве трекера'),
    deleted: flag('Deleted in the tracker', 'Удалена в трекере').describe(
      'Or no longer shown to the owner of the key: these two look alike.',
    ),
    url: ownText('Its page', 'Страница задачи').nullable(),
    lastSyncedAt: instant('Last read', 'Прочитана в последний раз').nullable(),
    lastEventAt: instant('Last event', 'Последнее событие').nullable().describe('Earlier events change nothing.'),
    version: integer('Version', 'Версия', { minimum: 1 }),
    createdAt: instant('Created', 'Создано'),
    updatedAt: instant('Changed', 'Изменено'),
  },
});

export type TrackerTask = RecordOf<typeof trackerTask>;

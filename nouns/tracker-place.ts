import { choice, text } from './kit/fields.ts';
import type { StructureOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

/** Identifiers are the tracker's own. */
export const trackerId = (en: string, ru: string) => text(200, en, ru).example('6f1c1b54-6f0e-4c1e-9d5a-2f4a5c1f0b11');

/** What of a tracker a requisition may be linked to. */
export const trackerTargets = {
  task: words('Task', 'Задача'),
  project: words('Project', 'Проект'),
  board: words('Board', 'Доска'),
};

export const targetType = choice(trackerTargets, 'What it is linked to', 'С чем связана');

const title = text(300, 'Title', 'Название');

export const trackerProject = {
  externalId: trackerId('Project', 'Проект'),
  title: title.example('Закупки'),
};

export const trackerBoard = {
  externalId: trackerId('Board', 'Доска'),
  projectId: trackerId('Project of the board', 'Проект доски').nullable(),
  title: title.example('Заявки'),
};

export const trackerColumn = {
  externalId: trackerId('Column', 'Колонка'),
  boardId: trackerId('Board of the column', 'Доска колонки').nullable(),
  title: title.example('В работе'),
};

export const trackerUser = {
  externalId: trackerId('Person in the tracker', 'Сотрудник в трекере'),
  title: text(300, 'Name', 'Имя').example('Анна Смирнова'),
  email: text(254, 'E-mail', 'Почта').nullable(),
};

export type TrackerProject = StructureOf<typeof trackerProject>;
export type TrackerBoard = StructureOf<typeof trackerBoard>;
export type TrackerColumn = StructureOf<typeof trackerColumn>;
export type TrackerUser = StructureOf<typeof trackerUser>;

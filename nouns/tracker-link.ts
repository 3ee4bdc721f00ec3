import { flag, id, instant, integer, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';
import { targetType, trackerId } from './tracker-place.ts';

/** Ties a requisition to a task, a board or a project of the company's tracker. */
export const trackerLink = noun({
  type: 'tracker_link',
  words: words('Link to the tracker', 'Связь с трекером'),
  table: 'tracker_links',
  alias: 'link',
  audience: 'internal',
  displayName: 'externalId',
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id(),
    procurementId: id('Requisition', 'Заявка').column('requisition_id'),
    procurementNumber: text(32, 'Number of the requisition', 'Номер заявки').computed().example('PR-2026-0001'),
    source: text(64, 'Integration it leads to', 'Интеграция').example('yougile'),
    targetType,
    externalId: trackerId('Identifier in the tracker', 'Идентификатор в трекере'),
    title: text(300, 'Title there', 'Название в трекере').nullable().computed().example('Цемент на фундамент'),
    isPrimary: flag('The main one of the requisition', 'Основная').describe(
      'One for each requisition: the first. When it is removed, the oldest of the others takes its place.',
    ),
    version: integer('Version', 'Версия', { minimum: 1 }),
    createdAt: instant('Created', 'Создано'),
    updatedAt: instant('Changed', 'Изменено'),
    createdBy: id('Created by', 'Кто создал').nullable(),
    updatedBy: id('Changed by', 'Кто изменил').nullable(),
  },
});

export type TrackerLink = RecordOf<typeof trackerLink>;

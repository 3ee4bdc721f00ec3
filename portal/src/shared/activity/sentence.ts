import { say, type Words } from '../../kit/say.ts';

/** How the fields and statuses of a kind of records are called; its own events in its own words. */
export interface ActivityWords {
  fields: Readonly<Record<string, Words>>;
  statusName(code: string): string;
  /** Words for an event that is particular to this kind. */
  describe?(event: ToldEvent): string | undefined;
}

export interface ToldEvent {
  event: string;
  operation: string;
  data: Readonly<Record<string, unknown>>;
}

/** What happened, in a sentence without its actor. */
export function sentenceOf(event: ToldEvent, { fields, statusName, describe }: ActivityWords): string {
  const own = describe?.(event);
  if (own) return own;
  const { status } = event.data as { status?: { from: string; to: string } };
  if (status) return `${statusName(status.from)} → ${statusName(status.to)}`;
  const verb = event.event.split('.').at(-1) ?? '';
  if (verb === 'updated') return changedSentence(event, fields);
  const known = verbs[verb];
  return known ? say(...known) : event.event;
}

export const reasonOf = ({ data }: ToldEvent) => (typeof data.reason === 'string' ? data.reason : undefined);

function changedSentence({ data }: ToldEvent, fields: ActivityWords['fields']): string {
  const { changedFields = [] } = data as { changedFields?: string[] };
  const names = changedFields.flatMap((field) => (fields[field] ? [say(fields[field])] : []));
  if (names.length === 0) return say('Changed', 'Изменено');
  return `${say('Changed', 'Изменено')}: ${names.join(', ')}`;
}

const verbs: Readonly<Record<string, readonly [en: string, ru: string]>> = {
  created: ['Created', 'Создано'],
  archived: ['Archived', 'Перенесено в архив'],
  deleted: ['Archived', 'Перенесено в архив'],
  restored: ['Restored', 'Возвращено из архива'],
  uploaded: ['File added', 'Добавлен файл'],
  file_uploaded: ['File added', 'Добавлен файл'],
  removed: ['File removed', 'Удалён файл'],
  file_removed: ['File removed', 'Удалён файл'],
  sent: ['Sent', 'Отправлено'],
  renewed: ['Renewed', 'Срок продлён'],
  imported: ['Imported', 'Загружено из файла'],
};

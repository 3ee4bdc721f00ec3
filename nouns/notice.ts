import { choice, id, instant, ownText } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { type Words, words } from './kit/words.ts';
import { type NoticeKind, noticeKindNames, noticeKinds } from './notice-kinds.ts';

const kindWords = Object.fromEntries(noticeKindNames.map((kind) => [kind, noticeKinds[kind].words])) as Record<
  NoticeKind,
  Words
>;

/** What one person is told of: it is read by nobody else. */
export const notice = noun({
  type: 'notice',
  words: words('Notice', 'Уведомление'),
  table: 'notices',
  alias: 'notice',
  audience: 'internal',
  displayName: 'title',
  facts: [],
  fields: {
    id: id().filterable().sortable(),
    kind: choice(kindWords, 'What has happened', 'Что произошло').filterable(),
    entityType: ownText('Kind of the record it is about', 'Вид записи, о которой оно').nullable(),
    entityId: id('The record it is about', 'Запись, о которой оно').nullable().filterable(),
    page: ownText('Page of the portal that shows it', 'Страница портала, где её видно').example(
      '/purchase-requisitions/0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11',
    ),
    title: ownText('Title', 'Заголовок').computed().example('Согласуйте заявку PR-2026-0001, Цемент'),
    text: ownText('What stands under it', 'Пояснение').computed().example('Ждёт вашего решения.'),
    createdAt: instant('Told', 'Когда сообщено').filterable(),
    readAt: instant('Read', 'Прочитано').nullable().filterable(),
  },
});

export type Notice = RecordOf<typeof notice>;

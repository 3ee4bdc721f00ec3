import { choice, id, integer, ownText } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { type ChosenKind, chosenKinds, noticeKinds } from './notice-kinds.ts';
import { noticeWays } from './notice-ways.ts';

const wayOf = (kind: ChosenKind) =>
  choice(noticeWays, noticeKinds[kind].words.en, noticeKinds[kind].words.ru).writable();

/** The way by kind; kinds that always go by letter are not chosen. */
export const ways = Object.fromEntries(chosenKinds.map((kind) => [kind, wayOf(kind)])) as Record<
  ChosenKind,
  ReturnType<typeof wayOf>
>;

const { version, createdAt, updatedAt } = recordFields;

/** How one person wants to hear of things. Its identifier is the person's. */
export const noticeSettings = noun({
  type: 'notice_settings',
  words: words('Notice settings', 'Настройки уведомлений'),
  table: 'notice_settings',
  alias: 'chosen',
  audience: 'internal',
  displayName: 'id',
  facts: ['updated'],
  fields: {
    id: id('Person', 'Сотрудник').column('user_id'),
    digestHour: integer(
      'Hour of the letter of the day, by the clock of the person',
      'Час письма дня по часам сотрудника',
      { minimum: 0, maximum: 23 },
    ).writable(),
    timeZone: ownText('Time zone of that clock', 'Часовой пояс этих часов').computed().example('Europe/Moscow'),
    ways: structure(ways, 'How the person hears, by kind', 'Как сообщать, по видам').writable(),
    ...{ version, createdAt, updatedAt },
  },
});

export type NoticeSettings = RecordOf<typeof noticeSettings>;

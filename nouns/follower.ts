import { flag, id, ownText } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const { version, createdAt, updatedAt, updatedBy } = recordFields;

/** Whether somebody wants to hear what is said beside a record. Who created the record does, unless he says otherwise. */
export const follower = noun({
  type: 'follower',
  words: words('Follower of a record', 'Подписчик записи'),
  table: 'followers',
  alias: 'follower',
  audience: 'internal',
  displayName: 'entityType',
  facts: ['followed', 'unfollowed'],
  fields: {
    id: id(),
    entityType: ownText('Kind of the record', 'Вид записи').example('procurement'),
    entityId: id('The record', 'Запись'),
    userId: id('Who follows', 'Кто следит'),
    isFollowing: flag('He follows it', 'Следит'),
    ...{ version, createdAt, updatedAt, updatedBy },
  },
});

export type Follower = RecordOf<typeof follower>;

import { id, instant, longText } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

/** What a comment said before it was edited. */
export const commentVersion = noun({
  type: 'comment_version',
  words: words('Earlier words of a comment', 'Прежний текст комментария'),
  table: 'comment_versions',
  alias: 'earlier',
  audience: 'internal',
  displayName: 'text',
  facts: [],
  fields: {
    id: id().sortable(),
    text: longText(10_000, 'Text', 'Текст').column('body').example('Поставка в среду'),
    writtenAt: instant('Written', 'Когда написан'),
  },
});

export type CommentVersion = RecordOf<typeof commentVersion>;

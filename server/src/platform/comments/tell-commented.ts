import Type from 'typebox';
import { command } from '../../kernel/operation.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import { type Reaction, reaction, type ToldFact, toldFact } from '../../kernel/reaction.ts';
import { type HostRecord, type RecordHost, readHost } from '../records/record-host.ts';
import { comment, comments } from './comment.ts';
import { type Hearers, whoHears } from './who-hears.ts';

/** What those whom a comment concerns are told: who said what, beside which record. */
export interface ToldComment extends Hearers {
  about: { entityType: string; entityId: string; name: string };
  by: string;
  text: string;
}

/** Finds whom a new comment concerns; after an edit those whom it mentions, as some may have been added. */
export const tellCommented = (hosts: readonly RecordHost[]): readonly Reaction[] => [
  telling(hosts, 'created', 'comments.tell-commented', words('Tell of a comment', 'Сообщить о комментарии')),
  telling(
    hosts,
    'updated',
    'comments.tell-edited',
    words('Tell of an edited comment', 'Сообщить об изменении комментария'),
  ),
];

const telling = (hosts: readonly RecordHost[], kind: 'created' | 'updated', name: string, summary: Words) =>
  reaction(
    [comment.event(kind)],
    command({
      name,
      summary,
      permission: 'signed-in',
      scope: null,
      input: toldFact,
      output: Type.Unknown(),

      async run(ctx, { entityId }: ToldFact): Promise<ToldComment | undefined> {
        ctx.nothingChanged();
        const said = await comments.byId(ctx.db, entityId);
        if (said.text === null) return undefined;
        const { host, record } = await readHost(ctx, hosts, said, comment.noun);
        const { mentioned, following } = await whoHears(ctx.db, host, record, said);
        return {
          mentioned,
          following: kind === 'created' ? following : [],
          about: {
            entityType: said.entityType,
            entityId: said.entityId,
            name: nameOf(host, record),
          },
          by: said.authorName,
          text: said.text,
        };
      },
    }),
  );

const nameOf = ({ entity }: RecordHost, record: HostRecord): string => {
  const name = record[entity.displayName];
  return typeof name === 'string' ? name : '';
};

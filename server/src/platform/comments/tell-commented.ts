import Type from 'typebox';
import type { Comment } from '../../../../nouns/comment.ts';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { recordPages } from '../../../../nouns/record-pages.ts';
import { command } from '../../kernel/operation.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import { type Reaction, reaction, type ToldFact, toldFact } from '../../kernel/reaction.ts';
import { tellPeople } from '../notices/tell-people.ts';
import { type HostRecord, type RecordHost, readHost } from '../records/record-host.ts';
import { comment, comments } from './comment.ts';
import { whoHears } from './who-hears.ts';

/** Tells those whom a new comment concerns; after an edit those whom it mentions, as some may have been added. */
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

      async run(ctx, { entityId }: ToldFact) {
        ctx.nothingChanged();
        const said = await comments.byId(ctx.db, entityId);
        if (said.text === null) return;
        const { host, record } = await readHost(ctx, hosts, said, comment.noun);
        const { mentioned, following } = await whoHears(ctx.db, host, record, said);
        const telling = {
          key: said.id,
          about: aboutRecord(host, said),
          causedBy: said.createdBy,
          variables: { by: said.authorName, record: nameOf(host, record), text: said.text },
        };
        await tellPeople(ctx, { kind: 'record.mentioned', people: mentioned, ...telling });
        if (kind === 'created') await tellPeople(ctx, { kind: 'record.commented', people: following, ...telling });
      },
    }),
  );

const aboutRecord = ({ entity, entityType, get }: RecordHost, { entityId }: Comment) => ({
  entityType: entity.type,
  entityId,
  page: `${recordPages[entityType]}/${entityId}#discussion`,
  reader: get.permission as Permission,
});

const nameOf = ({ entity }: RecordHost, record: HostRecord): string => {
  const name = record[entity.displayName];
  return typeof name === 'string' ? name : '';
};

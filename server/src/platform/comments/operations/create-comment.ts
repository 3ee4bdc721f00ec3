import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { archived, words } from '../../../kernel/problems/errors.ts';
import { holdHost, type RecordHost } from '../../records/record-host.ts';
import { checkMentions } from '../check-mentions.ts';
import { besideOf, mentionIds, text } from '../comment.input.ts';
import { comment, comments, toldOf } from '../comment.ts';
import { keepFollowers } from '../keep-followers.ts';

export const createComment = (hosts: readonly RecordHost[]) =>
  command({
    name: 'comments.create-comment',
    summary: words('Comment on a record', 'Написать комментарий к записи'),
    description:
      'Whoever may read the record may comment on it. The author, and those the comment mentions, follow the record from then on. ' +
      'Suppliers, customers and drivers never see comments.',
    permission: 'signed-in',
    scope: null,
    refuses: ['not_found', 'forbidden', 'resource_archived'],
    input: object({ ...besideOf(hosts), text, mentionIds: Type.Optional(mentionIds) }),
    output: comment.view,

    async run(ctx, { text, mentionIds = [], ...beside }) {
      const { host, record } = await holdHost(ctx, hosts, beside, comment.noun);
      if (record.archivedAt) throw archived(host.entity.noun);
      await checkMentions(ctx.db, host, mentionIds);
      await comments.insert(ctx, { ...beside, text }, { mention_ids: mentionIds });
      await keepFollowers(ctx.db, beside, { authorId: ctx.actor.userId as string, mentionIds });
      const made = await comments.byId(ctx.db, ctx.newId);
      ctx.record(toldOf('created', made));
      return made;
    },
  });

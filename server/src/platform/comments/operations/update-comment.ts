import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { archived, conflict, refuse, words } from '../../../kernel/problems/errors.ts';
import { type RecordHost, readHost } from '../../records/record-host.ts';
import { unchanged } from '../../records/write-records.ts';
import { checkMentions } from '../check-mentions.ts';
import { mentionIds, text } from '../comment.input.ts';
import { comment, comments, toldOf } from '../comment.ts';
import { keepFollowers } from '../keep-followers.ts';
import { keepWords } from '../keep-words.ts';

export const updateComment = (hosts: readonly RecordHost[]) =>
  command({
    name: 'comments.update-comment',
    summary: words('Edit a comment', 'Изменить комментарий'),
    description:
      'Its author alone. `editedAt` tells everybody that it was edited; what it said before is kept, and read by whoever reads it.',
    permission: 'signed-in',
    scope: null,
    refuses: ['not_found', 'forbidden', 'conflict', 'resource_archived', 'version_conflict', 'precondition_failed'],
    input: object({
      id: id(),
      text: Type.Optional(text),
      mentionIds: Type.Optional(mentionIds),
      version: Type.Optional(version()),
    }),
    output: comment.view,

    async run(ctx, { id, version: _, ...given }) {
      const before = await comments.open(ctx, id);
      const { host, record } = await readHost(ctx, hosts, before, comment.noun);
      if (before.createdBy !== ctx.actor.userId) throw notYours();
      if (before.deletedAt) throw deleted();
      if (record.archivedAt) throw archived(host.entity.noun);
      const held = before.mentions.map((person) => person.id);
      const mentioned = given.mentionIds ?? held;
      const added = mentioned.filter((one) => !held.includes(one));
      const isSame =
        (given.text ?? before.text) === before.text && new Set(mentioned).symmetricDifference(new Set(held)).size === 0;
      if (isSame) return unchanged(ctx, before);
      await checkMentions(ctx.db, host, added);
      await keepFollowers(ctx.db, before, { authorId: before.createdBy, mentionIds: added });
      if (given.text !== undefined && given.text !== before.text) await keepWords(ctx.db, before);
      const editedAt = portalNow().toISOString();
      await comments.write(ctx, before, { ...given, editedAt }, { columns: { mention_ids: mentioned } });
      const after = await comments.byId(ctx.db, id);
      ctx.record(toldOf('updated', after, before));
      return after;
    },
  });

const notYours = () =>
  refuse(
    'forbidden',
    words(
      'Somebody else wrote this comment: its author alone edits it.',
      'Комментарий написан не вами: изменить его может только автор.',
    ),
  );

const deleted = () => conflict('comment_deleted', words('This comment was deleted.', 'Этот комментарий удалён.'));

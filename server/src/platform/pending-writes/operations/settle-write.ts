import Type from 'typebox';
import type { PendingWrite } from '../../../../../nouns/pending-write.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../records/write-records.ts';
import { pendingWrite, pendingWrites } from '../pending-write.ts';

/** Writes down how an approved write ended. Of two that carried it out at once the first has said it. */
export const settleWrite = command({
  name: 'pending-writes.settle-write',
  summary: words('Write down how a pending write ended', 'Записать, чем закончилось предложение агента'),
  permission: 'internal',
  scope: null,
  input: object({ id: id(), answer: Type.Unsafe<NonNullable<PendingWrite['answer']>>({}) }),
  output: pendingWrite.view,

  async run(ctx, { id, answer }) {
    const before = await pendingWrites.lock(ctx.db, id);
    if (before.status !== 'approved') return unchanged(ctx, before);
    const isDone = answer.status < 400;
    return pendingWrites.move(
      ctx,
      before,
      isDone ? 'finish' : 'fail',
      { answer },
      { fact: isDone ? 'done' : 'failed' },
    );
  },
});

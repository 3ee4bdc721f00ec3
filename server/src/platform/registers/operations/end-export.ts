import Type from 'typebox';
import type { RegisterExport } from '../../../../../nouns/register-export.ts';
import { id, object } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import { tellPeople } from '../../notices/tell-people.ts';
import { registerExport, registerExports } from '../register-export.ts';

/** What came of the writing: a stored file, or why there is none. */
export type Ended = { storageKey: string; rowCount: number; sizeBytes: number } | { problem: Words };

/** Ends an export that is being written, and tells who asked for it. */
export const endExport = command({
  name: 'registers.end-export',
  summary: words('End an export', 'Завершить выгрузку'),
  permission: 'internal',
  scope: null,
  input: object({ exportId: id(), ended: Type.Unsafe<Ended>({}) }),
  output: Type.Unknown(),
  async run(ctx, { exportId, ended }) {
    const before = await registerExports.lock(ctx.db, exportId);
    if (before.status !== 'working') return ctx.nothingChanged();
    const after = await ('problem' in ended
      ? fail(ctx, before, ended.problem[before.language])
      : finish(ctx, before, ended));
    if (after.createdBy !== null) await tell(ctx, after, after.createdBy);
  },
});

const finish = (
  ctx: WriteContext,
  before: RegisterExport,
  { storageKey, rowCount, sizeBytes }: Extract<Ended, { storageKey: string }>,
) => {
  const status = nextStatus(registerExport, 'finish', before.status);
  const columns = { storage_key: storageKey };
  return registerExports.change(ctx, before, { status, rowCount, sizeBytes }, { fact: 'ready', columns });
};

const fail = (ctx: WriteContext, before: RegisterExport, problem: string) => {
  const status = nextStatus(registerExport, 'giveUp', before.status);
  return registerExports.change(ctx, before, { status, problem }, { fact: 'failed' });
};

const tell = (ctx: WriteContext, { id, title, status }: RegisterExport, userId: string) =>
  tellPeople(ctx, {
    kind: 'export.ended',
    key: id,
    about: { entityType: registerExport.type, entityId: id, page: '/exports' },
    people: [userId],
    causedBy: null,
    variables: { title, outcome: status === 'ready' ? 'ready' : 'failed' },
  });

/** For an export whose worker died at every attempt. */
export const interrupted = words(
  'Writing the export was interrupted several times. Ask for it again.',
  'Выгрузка несколько раз прерывалась. Запросите её ещё раз.',
);

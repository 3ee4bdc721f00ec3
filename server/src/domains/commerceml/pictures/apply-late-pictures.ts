import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command, type Steps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { enterByAddress } from '../enter.ts';
import type { ExchangeCall } from '../protocol/call.ts';
import { token } from '../protocol/session.ts';
import { applyPictures } from './apply-pictures.ts';

const workMs = 5_000;

/** Pictures whose files came after their products, taken up where the exchange ends. */
export async function applyLatePictures(steps: Steps, call: ExchangeCall): Promise<void> {
  const { token, sessionId } = call;
  const fileId = await steps.command(wakePictures, { token, sessionId });
  if (fileId === null) return;
  const until = Date.now() + workMs;
  while ((await applyPictures(steps, call, fileId, until)) > 0) if (Date.now() > until) return;
}

/** Answers the file that named them; nothing where no picture came that was not looked at. */
const wakePictures = command({
  name: 'site-exchange.wake-pictures',
  summary: words('Take up late pictures', 'Вернуться к опоздавшим картинкам'),
  permission: 'internal',
  scope: null,
  input: object({ token, sessionId: id() }),
  output: Type.Union([Type.String(), Type.Null()]),
  enter: enterByAddress,
  async run(ctx, { sessionId }): Promise<string | null> {
    ctx.nothingChanged();
    const woken = await ctx.db.many<{ file_id: string }>(sql`
      update site_exchange_records set state = 'staged', reason = null
      where tenant_id = ${ctx.db.tenant} and session_id = ${sessionId} and kind = 'picture' and state = 'waiting'
        and exists (select 1 from site_exchange_files file
          where file.tenant_id = ${ctx.db.tenant} and file.session_id = ${sessionId} and file.kind = 'picture' and file.state = 'receiving')
      returning file_id`);
    return woken.at(-1)?.file_id ?? null;
  },
});

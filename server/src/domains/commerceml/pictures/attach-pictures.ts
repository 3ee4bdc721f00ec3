import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import type { ExchangeRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { fileHost } from '../../../platform/files/host.ts';
import { attachFile } from '../../../platform/files/operations/attach-file.ts';
import { getItem } from '../../catalog/operations/get-item.ts';
import { updateItem } from '../../catalog/operations/update-item.ts';
import { noteSeen } from '../applying/exchange-objects.ts';
import { applied, type Outcome, refused, type Staged } from '../applying/outcome.ts';
import { reasonOf } from '../applying/reason-of.ts';
import { settle } from '../applying/settle.ts';
import { type Called, enterAsInstaller } from '../enter.ts';
import { isPassing } from '../is-passing.ts';
import { holdExchange, token } from '../protocol/session.ts';
import type { Judged } from './judge-picture.ts';
import type { NextPicture } from './next-pictures.ts';

export type JudgedPicture = NextPicture & Judged;

const items = fileHost({ entityType: 'catalogItem', get: getItem, update: updateItem });

const attach = attachFile([items]);

/** Attaches judged pictures to their items as files; answers what in the store is not needed. Under the rights of the installer. */
export const attachPictures = command({
  name: 'site-exchange.attach-pictures',
  summary: words('Attach pictures of an exchange', 'Прикрепить картинки обмена'),
  permission: 'internal',
  scope: null,
  input: object({ token, sessionId: id(), fileId: id(), pictures: Type.Unsafe<JudgedPicture[]>({}) }),
  output: Type.Unsafe<string[]>({}),
  enter: enterAsInstaller,

  async run(ctx, { sessionId, fileId, pictures }, { installationId }: Called): Promise<string[]> {
    ctx.nothingChanged();
    await holdExchange(ctx.db, installationId);
    const outcomes = new Map<Staged<ExchangeRecord>, Outcome>();
    const needless: string[] = [];
    for (const one of pictures) {
      const { outcome, leftOver } = await attachOne(ctx, one);
      outcomes.set(one.record, outcome);
      needless.push(...leftOver);
    }
    const seen = pictures.flatMap((one) => {
      const digest = 'kept' in one && outcomes.get(one.record)?.state === 'applied' ? one.kept.sha256 : null;
      const { externalId, path } = one.record.data;
      const object = { kind: 'picture', external_id: externalId, name: path, package_id: null };
      return one.itemId === null ? [] : [{ ...object, deleted: false, digest, details: {} }];
    });
    await noteSeen(ctx.db, installationId, sessionId, seen);
    await settle(ctx, fileId, outcomes);
    await ctx.db.execute(sql`
      update site_exchange_files set state = 'done', updated_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and id = any(${pictures.flatMap(({ file }) => file?.id ?? [])}::uuid[])`);
    return needless;
  },
});

async function attachOne(ctx: WriteContext, one: JudgedPicture): Promise<{ outcome: Outcome; leftOver: string[] }> {
  if ('outcome' in one) return { outcome: one.outcome, leftOver: [] };
  const fileId = uuidv7();
  const about = { id: fileId, entityType: items.entityType, entityId: one.itemId as string };
  try {
    const shown = await ctx.attempt(() => ctx.call(attach, { ...about, ...one.kept }));
    // The item may hold the same picture under another name.
    return { outcome: applied, leftOver: shown.id === fileId ? [] : [one.kept.storageKey] };
  } catch (error) {
    if (!(error instanceof Refusal) || isPassing(error)) throw error;
    return { outcome: refused(reasonOf(error)), leftOver: [one.kept.storageKey] };
  }
}

import Type from 'typebox';
import type { PendingWrite } from '../../../../../nouns/pending-write.ts';
import { object } from '../../../kernel/fields.ts';
import { type AnyCommand, command, inSteps, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { guardiansOf } from '../../api-keys/key-guardians.ts';
import type { Answer } from '../../door/visit.ts';
import { tellPeople } from '../../notices/tell-people.ts';
import { keepQuota } from '../../quotas/keep-quota.ts';
import { pendingWrite, pendingWrites } from '../pending-write.ts';

interface Asked {
  op: AnyCommand;
  address: string;
  input: Record<string, unknown>;
  ifMatch: number | null;
}

interface Held extends Asked {
  /** Of its answer, unless the operation says another. */
  status: number;
  preview(): Promise<Answer>;
}

interface Previewed extends Asked {
  preview: PendingWrite['preview'];
}

const mostWaiting = 500;
const waitsMs = 7 * 86_400_000;

const ours = { permission: 'internal', scope: null, output: pendingWrite.view } as const;

/** In steps, so that a repeat under the caller's key gets its first answer, whatever the dry run would tell by now. */
export const keepWrite = command({
  ...ours,
  name: 'pending-writes.keep-write',
  summary: words('Keep a write until a person decides', 'Отложить запись до решения человека'),
  input: object({ held: Type.Unsafe<Held>({}) }),
  run: inSteps,
  async steps(steps, { held: { preview, status: usual, ...asked } }) {
    const { status = usual, result = null, dryRun } = await preview();
    const { events = [], warnings = [] } = dryRun ?? {};
    const previewed = { ...asked, preview: { status, body: result, events: [...events], warnings: [...warnings] } };
    const kept = await steps.command(insertWrite, { previewed });
    steps.respond({ status: 202, headers: { 'Preference-Applied': 'approval' } });
    return kept;
  },
});

const insertWrite = command({
  ...ours,
  name: 'pending-writes.insert-write',
  summary: words('Write down a pending write', 'Сохранить предложение агента'),
  input: object({ previewed: Type.Unsafe<Previewed>({}) }),
  async run(ctx, { previewed: { op, address, input, ifMatch, preview } }) {
    const { actor, db } = ctx;
    await keepQuota(db, {
      most: mostWaiting,
      counting: sql`
        select count(*) as held from pending_writes
        where tenant_id = ${db.tenant} and status = 'waiting' and expires_at > portal_now()`,
      detail: words(
        `At most ${mostWaiting} writes wait for a decision. Somebody has to decide on some of them first.`,
        `Решения могут ждать не больше ${mostWaiting} записей. Сначала нужно решить хотя бы часть из них.`,
      ),
    });
    const expiresAt = new Date(portalNow().getTime() + waitsMs).toISOString();
    const made = (await pendingWrites.create(
      ctx,
      { apiKeyId: actor.throughId as string, address, title: op.summary, input, preview, expiresAt },
      { family_id: actor.idempotencyHolder, permission: op.permission, if_match: ifMatch },
    )) as PendingWrite;
    await tellWaiting(ctx, made);
    return made;
  },
});

async function tellWaiting(ctx: WriteContext, { id, keyName, title, createdBy, expiresAt }: PendingWrite) {
  const { people } = await guardiansOf(ctx.db, createdBy);
  await tellPeople(ctx, {
    kind: 'write.waits',
    key: id,
    about: { entityType: pendingWrite.type, entityId: id, page: `/pending-writes/${id}` },
    people,
    causedBy: null,
    variables: ({ locale }) => ({ keyName, title: title[locale], expiresAt }),
  });
}

import { randomUUID } from 'node:crypto';
import type { PendingWrite } from '../../../../../nouns/pending-write.ts';
import { authorize } from '../../../kernel/access/actor.ts';
import { demandPresence } from '../../../kernel/access/presence.ts';
import { id, object } from '../../../kernel/fields.ts';
import { type AnyCommand, command, inSteps, type Steps } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { conflict, Refusal, refuse, words } from '../../../kernel/problems/errors.ts';
import { problemBody } from '../../../kernel/problems/problem-body.ts';
import type { Route } from '../../../kernel/routes.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { actorOfKey } from '../../api-keys/actor-of-key.ts';
import { facadeScopes } from '../../permissions/scope-names.ts';
import { getWrite, pendingWrite, pendingWrites } from '../pending-write.ts';
import { settleWrite } from './settle-write.ts';

export interface WriteRoute extends Route {
  operation: AnyCommand;
}

/** Approves a write and does it: in the name of who approves, through the key that asked, with what both may do now. */
export const approveWrite = (routeAt: (address: string) => WriteRoute | undefined) =>
  command({
    name: 'pending-writes.approve-write',
    summary: words('Approve a pending write and do it', 'Одобрить предложение агента и выполнить его'),
    description:
      'It is done once, by the same operation and with the rights that the key has now; who approves it must be allowed to do it himself. ' +
      'Where it is refused by then, it ends as `failed` and `answer` says why.',
    permission: 'signed-in',
    scope: null,
    refuses: ['invalid_state_transition', 'conflict', 'presence_required', 'precondition_failed'],
    input: object({ id: id() }),
    output: pendingWrite.view,
    run: inSteps,

    async steps(steps, { id }) {
      const write = await steps.query(getWrite, { id });
      const route = routeAt(write.address);
      if (!route) throw refuse('operation_not_supported');
      authorize(steps.actor, { permission: route.operation.permission, scope: null });
      if (route.operation.provesPresence) demandPresence(steps.actor.presence);
      const { ifMatch } = await steps.command(claimWrite, { id });
      const answer = await answerTo(steps, { ...write, ifMatch }, route);
      return steps.asSystem.command(settleWrite, { id, answer });
    },
  });

/** What is cut off before it has ended may be taken up again: by the same person at once, by others after a minute. */
const cutOffMs = 60_000;

const claimWrite = command({
  name: 'pending-writes.claim-write',
  summary: words('Decide that a pending write is done', 'Решить, что предложение агента выполняется'),
  permission: 'internal',
  scope: null,
  input: object({ id: id() }),
  output: object({}),

  async run(ctx, { id }): Promise<{ ifMatch: number | null }> {
    const before = await pendingWrites.open(ctx, id);
    const { userId } = ctx.actor;
    if (before.status === 'approved' && before.decidedBy !== userId && sinceDecided(before) < cutOffMs)
      throw underWay();
    const decided = { decidedAt: portalNow().toISOString(), decidedBy: userId };
    await pendingWrites.move(ctx, before, 'approve', decided, { fact: 'approved' });
    return ctx.db.one(
      sql`select if_match as "ifMatch" from pending_writes where tenant_id = ${ctx.db.tenant} and id = ${id}`,
    );
  },
});

const sinceDecided = ({ decidedAt }: PendingWrite) => portalNow().getTime() - Date.parse(decidedAt as string);

const underWay = () =>
  conflict(
    'approved_already',
    words('Somebody else has just approved it.', 'Его только что одобрил другой сотрудник.'),
  );

interface Claimed extends PendingWrite {
  ifMatch: number | null;
}

/** What the write answers now. A refusal is an answer too; what passes by itself is left to be tried again. */
async function answerTo(
  steps: Steps,
  { id, apiKeyId, input, ifMatch }: Claimed,
  { operation, options, status }: WriteRoute,
) {
  try {
    const key = await steps.asSystem.query(actorOfKey, { id: apiKeyId });
    const { scopes = new Set<string>() } = key;
    const asked = { ...key, scopes: options.facade ? facadeScopes(scopes) : scopes };
    authorize(asked, operation);
    const { userId, permissions, presence } = steps.actor;
    const actor = {
      ...asked,
      userId,
      permissions: asked.permissions.intersection(permissions),
      ...(presence && { presence }),
    };
    const done = await steps.inNameOf(actor, operation, input, { key: id, ...(ifMatch !== null && { ifMatch }) });
    return { status: done.status ?? status, body: done.result ?? null };
  } catch (error) {
    if (!(error instanceof Refusal) || passesByItself(error)) throw error;
    return { status: error.status, body: problemBody(error, randomUUID(), steps.language) };
  }
}

const passesByItself = ({ status, code }: Refusal) => status >= 500 || code === 'idempotency_in_progress';

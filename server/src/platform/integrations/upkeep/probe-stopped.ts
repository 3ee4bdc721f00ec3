import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { type Job, job, type Schedule } from '../../../kernel/job.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { PortInspection } from '../inspected.ts';
import type { Connectors } from '../installation.row.ts';
import { checkNow } from '../operations/test-installation.ts';

const payload = object({ installationId: id() });

const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

/** Checks an installation that faults have stopped. A check that passes puts it to work again, one that fails says when the next is due. */
export function probeInstallation(connectors: Connectors, inspections: readonly PortInspection[]): Job<typeof payload> {
  const check = checkNow(connectors, inspections);
  return job({
    name: 'integrations.probe-installation',
    payload,
    command: command({
      name: 'integrations.probe-installation',
      summary: words(
        'Look whether a stopped integration works again',
        'Проверить, заработала ли остановленная интеграция',
      ),
      ...ours,
      input: payload,
      run: inSteps,
      steps: (steps, { installationId }) => check(steps, installationId, false),
    }),
  });
}

/** Has looked at what is due, portal by portal. A check that never comes back is made again hours later. */
export function probeStopped(probe: Job): Schedule {
  const startDue = command({
    name: 'integrations.start-due-probes',
    summary: words('Look at the integrations that faults have stopped', 'Проверить интеграции, остановленные сбоями'),
    ...ours,
    input: object({}),
    async run(ctx) {
      ctx.nothingChanged();
      const due = await ctx.db.many<{ id: string }>(sql`
        update integration_installations set next_probe_at = now() + interval '12 hours'
        where tenant_id = ${ctx.db.tenant} and id in (
          select id from integration_installations
          where tenant_id = ${ctx.db.tenant} and next_probe_at <= now() and status = 'sync_error' and archived_at is null
          for update skip locked)
        returning id`);
      for (const { id: installationId } of due) await ctx.enqueue(probe, { installationId });
    },
  });
  return {
    name: 'integrations.probe-stopped',
    everySeconds: 60,
    async run({ portalsWith, runIn }) {
      for (const tenantId of await portalsWith(sql`select * from tenants_with_due_probes()`))
        await runIn(tenantId, startDue, {});
    },
  };
}

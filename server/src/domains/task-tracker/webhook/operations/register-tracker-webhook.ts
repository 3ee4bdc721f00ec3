import { object } from '../../../../kernel/fields.ts';
import type { AnyConnector } from '../../../../kernel/integrations/connector.ts';
import type { TaskTrackerPort } from '../../../../kernel/integrations/ports/task-tracker.ts';
import { command, inSteps } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { askPort } from '../../../../platform/integrations/ask-port.ts';
import { webhookRegistration } from '../../../../platform/integrations/inbound/provider/register-webhook.ts';
import { connectorsOf } from '../../../../platform/integrations/installation.row.ts';
import { providerRefusals } from '../../../../platform/integrations/provider-refusal.ts';
import { readTrackerOverview, shownHook } from '../../overview/operations/read-overview.ts';
import { trackerPortName } from '../../tracker-port.ts';
import { trackerManaging } from '../../tracker-rights.ts';

export function registerTrackerWebhook(connectors: readonly AnyConnector[]) {
  const provider = askPort<TaskTrackerPort>(connectors, trackerPortName, trackerManaging);
  const register = webhookRegistration(connectorsOf(connectors), trackerManaging);
  const overview = readTrackerOverview(connectors);
  return command({
    name: 'task-tracker.register-webhook',
    summary: words('Subscribe to events of the tracker', 'Подписаться на события трекера'),
    description:
      'The tracker is told our address. A subscription of ours that is there already is taken over and switched on, doubles of it are removed; subscriptions of others stay. Repeating it changes nothing. Without it changes are read every few minutes.',
    ...trackerManaging,
    refuses: [...providerRefusals, 'conflict'],
    input: object({}),
    output: shownHook,
    run: inSteps,
    async steps(steps) {
      const { installationId } = await provider.open(steps);
      await register(steps, { installationId, takeOver: false, renew: false });
      return (await steps.asSystem.query(overview, {})).webhook;
    },
  });
}

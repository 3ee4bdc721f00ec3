import Type from 'typebox';
import type { TrackerLink } from '../../../../../../nouns/tracker-link.ts';
import { id, object } from '../../../../kernel/fields.ts';
import type { AnyConnector } from '../../../../kernel/integrations/connector.ts';
import type { TaskState, TaskTrackerPort, TrackerPlace } from '../../../../kernel/integrations/ports/task-tracker.ts';
import { command, inSteps } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { heldAlready, unknownReference, words } from '../../../../kernel/problems/errors.ts';
import { askPort } from '../../../../platform/integrations/ask-port.ts';
import { providerRefusals } from '../../../../platform/integrations/provider-refusal.ts';
import { getRequisition } from '../../../requisitions/requisition.ts';
import { keepTask } from '../../tasks/keep-task.ts';
import { trackerLink } from '../../tracker-link.ts';
import { trackerPortName } from '../../tracker-port.ts';
import { trackerLinking } from '../../tracker-rights.ts';
import { addLink } from '../add-link.ts';

const given = {
  procurementId: id('Requisition'),
  targetType: trackerLink.fields.targetType,
  externalId: trackerLink.fields.externalId,
};

export function createLink(connectors: readonly AnyConnector[]) {
  const provider = askPort<TaskTrackerPort>(connectors, trackerPortName, trackerLinking);
  return command({
    name: 'task-tracker.create-link',
    summary: words('Link a requisition to the tracker', 'Связать заявку с трекером'),
    description:
      'To a task, a board or a project, by its identifier there. The tracker is asked first: what is not there, or not shown to the owner of the key, is not linked. The first link of a requisition is the main one.',
    ...trackerLinking,
    refuses: [...providerRefusals, 'not_found', 'already_exists', 'unknown_reference'],
    input: object(given),
    output: trackerLink.view,
    run: inSteps,

    async steps(steps, input) {
      const { linkId } = (await steps.command(beginLink, { id: input.procurementId })) as { linkId: string };
      const connection = await provider.open(steps);
      const readAt = portalNow().toISOString();
      const found = await provider.ask<TaskState | TrackerPlace | null>(steps, connection, (port, call) =>
        input.targetType === 'task'
          ? port.getTask(call, input.externalId)
          : port.getPlace(call, input.targetType, input.externalId),
      );
      if (found === null || found.deleted) throw unknownReference('externalId', target);
      const state = input.targetType === 'task' ? (found as TaskState) : null;
      return steps.command(writeLink, { ...input, linkId, source: connection.slug, state, readAt });
    },
  });
}

const target = words('Record in the tracker', 'Запись в трекере');

/** Says beforehand what the link will be called: a request that is repeated finds its own work done. */
const beginLink = command({
  name: 'task-tracker.begin-link',
  summary: words('Begin to link a requisition', 'Начать связывать заявку'),
  ...trackerLinking,
  input: object({ id: id() }),
  output: Type.Unknown(),
  async run(ctx, { id }) {
    ctx.nothingChanged();
    await ctx.ask(getRequisition, { id });
    return { linkId: ctx.newId };
  },
});

const written = {
  ...given,
  source: trackerLink.fields.source,
  state: Type.Unsafe<TaskState | null>({}),
  readAt: Type.String(),
};

const insertLink = command({
  name: 'task-tracker.insert-link',
  summary: words('Write a link to the tracker', 'Записать связь с трекером'),
  ...trackerLinking,
  input: object(written),
  output: Type.Unknown(),
  async run(ctx, { procurementId, targetType, externalId, source, state, readAt }) {
    if (state) await keepTask(ctx, { source, state, readAt });
    const { link, isNew } = await addLink(ctx, procurementId, { source, targetType, externalId });
    if (!isNew) ctx.nothingChanged();
    return link;
  },
});

const writeLink = command({
  name: 'task-tracker.write-link',
  summary: words('Write a link to the tracker', 'Записать связь с трекером'),
  ...trackerLinking,
  input: object({ ...written, linkId: id('Link') }),
  output: trackerLink.view,
  async run(ctx, { linkId, ...input }) {
    const link = (await ctx.call(insertLink, input, linkId)) as TrackerLink;
    if (link.id !== linkId) throw heldAlready('/externalId', linkedAlready, existing(link));
    return link;
  },
});

const existing = ({ id: entityId }: TrackerLink) => ({ entityType: trackerLink.type, entityId });

const linkedAlready = words('The requisition is linked to it already.', 'Заявка уже связана с этой записью трекера.');

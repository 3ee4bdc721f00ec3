import Type from 'typebox';
import { object, version } from '../../../../kernel/fields.ts';
import type { AnyConnector } from '../../../../kernel/integrations/connector.ts';
import { command } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { workingTracker } from '../../find-tracker.ts';
import { trackerManaging } from '../../tracker-rights.ts';
import { allTrackerSettings, settingsOf, trackerSettings } from '../../tracker-settings.ts';
import { checkSettings } from '../check-settings.ts';
import { presentSettings, shownSettings } from '../shown-settings.ts';

export const updateTrackerSettings = (connectors: readonly AnyConnector[]) =>
  command({
    name: 'task-tracker.update-settings',
    summary: words('Change the settings of the task tracker', 'Изменить настройки трекера задач'),
    description:
      'A list that is given replaces the one before, a list left out stays. A requisition that a person moves to a stage takes its task to the column of that stage on the board where the task stands; a task that is moved to a column takes its requisition to the stage, where the lifecycle of the requisition and the rights of whoever installed the integration allow it: otherwise the journal says why. Nothing that stands already is moved by a change of the settings.',
    ...trackerManaging,
    refuses: [
      'installation_not_ready',
      'integration_disabled',
      'unknown_reference',
      'business_rule_violated',
      'conflict',
      'version_conflict',
      'precondition_failed',
    ],
    input: object({ ...trackerSettings.change, version: Type.Optional(version()) }),
    output: shownSettings,

    async run(ctx, { version: _, ...input }) {
      const { source } = await workingTracker(ctx, connectors);
      const found = await settingsOf(ctx.db, source);
      const before = found && (await allTrackerSettings.open(ctx, found.id));
      if (!before) ctx.expectVersion(0);
      const given = { columns: input.columns ?? before?.columns ?? [], rules: input.rules ?? before?.rules ?? [] };
      await checkSettings(ctx, source, given, before);
      const after = before
        ? await allTrackerSettings.change(ctx, before, given)
        : await allTrackerSettings.create(ctx, { source, ...given });
      // Somebody else has just set it up.
      if (!after) throw refuse('conflict');
      return presentSettings(source, after);
    },
  });

import type { TrackerSettings } from '../../../../../../nouns/tracker-settings.ts';
import { object } from '../../../../kernel/fields.ts';
import type { AnyConnector } from '../../../../kernel/integrations/connector.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { workingTracker } from '../../find-tracker.ts';
import { trackerReading } from '../../tracker-rights.ts';
import { settingsOf } from '../../tracker-settings.ts';
import { presentSettings, shownSettings } from '../shown-settings.ts';

export const getTrackerSettings = (connectors: readonly AnyConnector[]) =>
  query({
    name: 'task-tracker.get-settings',
    summary: words('Get the settings of the task tracker', 'Получить настройки трекера задач'),
    description:
      'Which columns stand for which stages, and when a task is made by itself. Before anything was set up both lists are empty.',
    ...trackerReading,
    refuses: ['installation_not_ready', 'integration_disabled'],
    input: object({}),
    output: shownSettings,
    async run(ctx) {
      const { source } = await workingTracker(ctx, connectors);
      const held: TrackerSettings | undefined = await settingsOf(ctx.db, source);
      return presentSettings(source, held);
    },
  });

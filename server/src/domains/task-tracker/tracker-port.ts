import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { TaskTrackerPort } from '../../kernel/integrations/ports/task-tracker.ts';
import { withPort } from '../../platform/integrations/working-installation.ts';

/** The name of the port of connectors that this domain works with. */
export const trackerPortName = 'taskTracker';

export const trackerPorts = (connectors: readonly AnyConnector[]): ReadonlyMap<string, TaskTrackerPort<never>> =>
  withPort<TaskTrackerPort<never>>(connectors, trackerPortName);

import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { Job } from '../../kernel/job.ts';
import type { Domain } from '../../platform/domain.ts';
import { takePlaces } from './places/take-places.ts';
import { followRequisition } from './sync/follow-requisition.ts';
import { followTask } from './sync/follow-task.job.ts';
import { pushTask } from './sync/push-task.job.ts';
import { readTask } from './sync/read-task.job.ts';
import { takeHints } from './sync/take-hints.ts';
import { takeTasks } from './sync/take-tasks.ts';
import { taskTrackerRoutes } from './task-tracker.routes.ts';
import { trackerVariables } from './task-tracker.variables.ts';
import { takeCreated } from './tasks/take-created.ts';
import { trackerLink } from './tracker-link.ts';
import { trackerSettings } from './tracker-settings.ts';
import { trackerTask } from './tracker-task.ts';

export function taskTrackerDomain(connectors: readonly AnyConnector[]): Domain {
  return {
    entities: [trackerLink, trackerSettings, trackerTask],
    routes: taskTrackerRoutes(connectors),
    variableNamespaces: [trackerVariables],
    jobs: [readTask(connectors) as Job, pushTask(connectors) as Job, followTask as Job],
    consumers: [takePlaces, takeTasks, takeHints],
    reactions: [followRequisition(connectors), takeCreated],
  };
}

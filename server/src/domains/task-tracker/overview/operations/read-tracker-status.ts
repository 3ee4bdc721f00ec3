import type { InstallationStatus } from '../../../../../../nouns/installation.ts';
import { flag, nullable, object } from '../../../../kernel/fields.ts';
import type { AnyConnector } from '../../../../kernel/integrations/connector.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { installation } from '../../../../platform/integrations/installation.ts';
import { findTracker } from '../../find-tracker.ts';
import { trackerReading } from '../../tracker-rights.ts';

const { status: installationStatus } = installation.fields;

/** Tasks show while the tracker works, also while a fault has stopped it: what was read of it stays to be seen. */
const shows: readonly InstallationStatus[] = ['installed', 'sync_error', 'requires_setup'];

export const readTrackerStatus = (connectors: readonly AnyConnector[]) =>
  query({
    name: 'task-tracker.read-status',
    summary: words('Whether tasks of the tracker show', 'Показывать ли задачи трекера'),
    description:
      'For the menu and the page of a requisition: whether tasks of the tracker show, and in what state the integration is.',
    ...trackerReading,
    input: object({}),
    output: object(
      { isShown: flag('Tasks show'), status: nullable(installationStatus) },
      { title: 'Task tracker in the menu' },
    ),
    async run({ db }) {
      const found = await findTracker(db, connectors);
      if (!found) return { isShown: false, status: null };
      const status = found.status as InstallationStatus;
      // What still waits for its first setup has read nothing yet.
      const wasAtWork =
        status !== 'requires_setup' ||
        (await db.first(sql`
          select 1 from tracker_places where tenant_id = ${db.tenant} and source = ${found.source} limit 1`)) !==
          undefined;
      return { isShown: shows.includes(status) && wasAtWork, status };
    },
  });

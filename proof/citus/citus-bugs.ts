import type { Planted } from '../plant.ts';
import type { Drill } from './run-citus-campaign.ts';

/** What of the campaign has to see it. */
interface CitusBug extends Planted {
  suites?: readonly string[];
  drills?: readonly Drill[];
}

const definitions = 'server/src/platform/postgres/citus/definitions.sql';

export const citusBugs: readonly CitusBug[] = [
  {
    name: 'a new key claims no address',
    file: 'server/src/platform/api-keys/store-key.ts',
    changes: [[/ {2}await claimAddress\(db, 'api key'.*\n/, '']],
    caughtBy: 'C2',
    suites: ['platform/api-keys'],
  },
  {
    name: 'who asks the nodes gives up when one is away',
    file: definitions,
    changes: [['  where ran.success;', '  where 1 / ran.success::integer = 1;']],
    caughtBy: 'C7',
    drills: ['loss'],
  },
  {
    name: 'recurring work waits for the node that is away',
    file: 'server/src/platform/jobs/keep-schedules.ts',
    changes: [['arePortalsApart() ? await directory.many(sql`select * from find_nodes_away()`) : []', '[]']],
    caughtBy: 'C15',
    drills: ['loss'],
  },
  {
    name: 'clocks of test portals lie on the shards',
    file: 'server/src/platform/postgres/citus/distribute.ts',
    changes: [["const ofTheCoordinator = ['test_portals'];", 'const ofTheCoordinator: string[] = [];']],
    caughtBy: 'C15',
    drills: ['loss'],
  },
  {
    name: 'readiness names no node',
    file: 'server/src/platform/health/create-health.ts',
    changes: [['apart ? nodesAway() : []', '[]']],
    caughtBy: 'C8',
    drills: ['loss'],
  },
  {
    name: 'idle workers look at all shards as at one server',
    file: 'server/src/start-worker.ts',
    changes: [['arePortalsApart() ? pollOfShards : {}', '{}']],
    caughtBy: 'C14',
    drills: ['idle'],
  },
  {
    name: 'what leads to a portal that moved in is claimed by nobody',
    file: 'server/src/platform/moving/move/hand-over.ts',
    changes: [[/ {2}if \(await liesApart.*\n/, '']],
    caughtBy: 'C17',
    drills: ['come and go'],
  },
];

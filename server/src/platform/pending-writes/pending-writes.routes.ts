import type { AnyEntity } from '../../kernel/entity.ts';
import { act, get, type Route, routes } from '../../kernel/routes.ts';
import type { TitleIn } from '../integrations/marketplace/settings-form.ts';
import type { RecordHost } from '../records/record-host.ts';
import { registersOf } from '../registers/register.ts';
import { approveWrite, type WriteRoute } from './operations/approve-write.ts';
import { describeWrite } from './operations/describe-write.ts';
import { rejectWrite } from './operations/reject-write.ts';
import { getWrite, listWrites } from './pending-write.ts';

const base = '/api/v1/pending-writes';

/** What waits for a person, of all that these routes write. */
export function pendingWriteRoutes(
  listed: readonly Route[],
  entities: readonly AnyEntity[],
  hosts: readonly RecordHost[],
  titleIn: TitleIn,
): readonly Route[] {
  const byAddress = new Map(listed.filter(isWrite).map((route) => [`${route.method} ${route.path}`, route]));
  const routeAt = (address: string) => byAddress.get(address);
  const described = { routeAt, hostAt: hostsAt(listed, entities, hosts), hosts, titleIn };
  return routes('Pending writes', [
    get(base, listWrites),
    get(`${base}/:id`, getWrite),
    get(`${base}/:id/description`, describeWrite(described)),
    act(`${base}/:id/approve`, approveWrite(routeAt)),
    act(`${base}/:id/reject`, rejectWrite),
  ]);
}

const isWrite = (route: Route): route is WriteRoute => route.operation.kind === 'command';

/** Records of a list stand below its address, and are made at it. */
function hostsAt(listed: readonly Route[], entities: readonly AnyEntity[], hosts: readonly RecordHost[]) {
  const byPath = new Map(
    registersOf(listed, entities).map(({ path, noun }) => [
      path,
      hosts.find(({ entity }) => entity.type === noun.type),
    ]),
  );
  return (address: string) => byPath.get(/ ([^:]*?)(\/:|$)/.exec(address)?.[1] ?? '');
}

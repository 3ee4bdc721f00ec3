import { randomBytes } from 'node:crypto';
import { openConnection } from '../../bench/measure/open-connection.ts';
import { requestText } from '../../bench/measure/request-text.ts';
import type { Installation } from '../crash/start-installation.ts';

/** What a client was told of a record it had made. */
export interface Made {
  id: string;
  /** Stands in no other record. */
  mark: string;
  /** The names it may have: the last that was acknowledged, and those asked for since. */
  names: string[];
  changes: number;
  /** A client changes it right now, or does not know whether it did. */
  isBusy: boolean;
}

export interface Portal {
  tenantId: string;
  key: string;
  /** Stands in the name of all that is written there, and nowhere else. */
  canary: string;
  made: Made[];
}

export interface World {
  portals: readonly Portal[];
  /** Whose an identifier is. */
  ownerOf: Map<string, Portal>;
}

export const isCanary = /canary-[0-9a-f]{16}/g;

/** Portals, each with a canary of its own and a webhook that tells of all. */
export async function openWorld(
  installation: Installation,
  count: number,
  receiver: (canary: string) => string,
): Promise<World> {
  const portals: Portal[] = [];
  const ownerOf = new Map<string, Portal>();
  const connection = await openConnection(installation.ports[0] as number);
  for (let number = 0; number < count; number += 1) {
    const made = await installation.newPortal();
    const portal = { ...made, canary: `canary-${randomBytes(8).toString('hex')}`, made: [] };
    portals.push(portal);
    ownerOf.set(portal.tenantId, portal);
    const hook = { name: portal.canary, url: receiver(portal.canary), events: [], payloadMode: 'full', enabled: true };
    const reply = await connection.send(requestText('POST', '/api/v1/webhook-subscriptions', portal.key, hook));
    if (reply.status !== 201) throw new Error(`The subscription was refused: ${reply.status} ${reply.body}`);
    ownerOf.set((JSON.parse(reply.body) as { id: string }).id, portal);
  }
  connection.close();
  return { portals, ownerOf };
}

const identifiers = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What a text for one portal holds of others. */
export function foreignIn(text: string, { canary }: Pick<Portal, 'canary'>, { ownerOf }: World): string[] {
  return [
    ...(text.match(isCanary) ?? []).filter((one) => one !== canary),
    ...(text.match(identifiers) ?? []).filter((id) => (ownerOf.get(id)?.canary ?? canary) !== canary),
  ];
}

import assert from 'node:assert/strict';
import type { SystemRole } from '../src/kernel/access/system-roles.ts';
import { owner, type Portal, request, signIn } from './harness.ts';
import { colleague, requisitionPortal, url as requisitionsUrl } from './requisitions.ts';

export const routes = '/api/v1/settings/approval-routes';
export const substitutes = '/api/v1/settings/approval-substitutes';

type Answer = Awaited<ReturnType<typeof request>>;

export type Approver = { kind: 'user' | 'role'; id: string };

export const person = ({ userId }: { userId: string }): Approver => ({ kind: 'user', id: userId });

export function done({ status, json }: Answer, wanted = 200) {
  assert.equal(status, wanted, JSON.stringify(json));
  return json;
}

/** Somebody of the portal under a name of their own. */
export async function named(portal: Portal, name: string, role: SystemRole = 'purchasing_manager') {
  const somebody = await colleague(portal, role);
  await owner.query('update users set full_name = $3 where tenant_id = $1 and id = $2', [
    portal.tenantId,
    somebody.userId,
    name,
  ]);
  return { ...somebody, name };
}

/** A portal where requisitions are sent by the owner, and routes say who approves them. */
export async function approvalPortal() {
  const base = await requisitionPortal();
  const { portal } = base;
  const token = await signIn(portal);
  const asOwner = (method: string, path: string, body?: unknown) => request(method, path, { token, body });
  const addRoute = async (more: Record<string, unknown>) =>
    done(await asOwner('POST', routes, { recordType: 'procurement', name: 'Закупки', ...more }), 201);
  const sent = async (more: Record<string, unknown> = {}) => {
    const { id } = await base.create(more);
    done(await base.moveTo(id, 'pending_approval'));
    return id as string;
  };
  const roleOf = async (code: SystemRole): Promise<Approver> => {
    const { rows } = await owner.query('select id from roles where tenant_id = $1 and code = $2', [
      portal.tenantId,
      code,
    ]);
    return { kind: 'role', id: rows[0].id };
  };
  const block = (userId: string) => asOwner('POST', `/api/v1/settings/users/${userId}/block`, {});
  return { ...base, asOwner, addRoute, sent, roleOf, block };
}

/** What somebody says of a requisition. */
export const decides = (
  who: { ask(method: string, path: string, body?: unknown): Promise<Answer> },
  id: string,
  status: 'approved' | 'rejected' = 'approved',
  more: object = {},
) => who.ask('PATCH', `${requisitionsUrl}/${id}/status`, { status, ...more });

/** Steps of a card in short: `open Иван ✓Ольга`. */
export const stepsOf = (card: { approval: Part | null }) =>
  (card.approval?.steps ?? []).map(
    ({ state, decisions }) => `${state}${decisions.map(({ by, verdict }) => ` ${verdict} ${by.name}`).join('')}`,
  );

interface Part {
  steps: Array<{ state: string; decisions: Array<{ by: { name: string }; verdict: string }> }>;
}

export const namesIn = (people: ReadonlyArray<{ name: string }>) => people.map(({ name }) => name);

import assert from 'node:assert/strict';
import { expireProposalsSchedule } from '../src/domains/proposals/expiry/expire-proposals.schedule.ts';
import { toolsOf } from '../src/platform/jobs/keep-schedules.ts';
import { owner, type Portal, request, workerDoor } from './harness.ts';
import { proposalPortal, url } from './proposals.ts';
import { colleague } from './requisitions.ts';

export const publicUrl = '/api/v1/public/v1/commercial-proposals';

const farDay = '2031-03-05';

/** A portal that sends proposals, and the shortest words for both sides of it. */
export async function offerPortal(held?: Portal) {
  const proposals = await proposalPortal(held);
  const { portal, ask, create, call } = proposals;
  const boss = await colleague(portal, 'admin');
  const ok = async (asked: ReturnType<typeof ask>) => {
    const { status, json } = await asked;
    assert.ok(status < 300, JSON.stringify(json));
    return json;
  };
  /** A proposal that somebody else has approved. */
  const approved = async (more: Record<string, unknown> = {}) => {
    const { id } = await create({ validUntil: farDay, ...more });
    await ok(ask('POST', `/${id}/submit-approval`, {}));
    return ok(boss.ask('POST', `${url}/${id}/approve`, {}));
  };
  const send = (id: string, body: object = { channel: 'link' }) => ok(ask('POST', `/${id}/send`, body));
  const tokenOf = async (card: { id: string; sendings: Array<{ id: string }> }, at = 0): Promise<string> => {
    const { url: link } = await ok(ask('GET', `/${card.id}/sendings/${card.sendings[at]?.id}/link`));
    return new URL(link as string).pathname.replace('/p/', '');
  };
  /** One that went out, with the token of its link. */
  const sent = async (more: Record<string, unknown> = {}, body?: object) => {
    const card = await send((await approved(more)).id, body);
    return { ...card, token: await tokenOf(card) };
  };
  const move = (id: string, status: string, more: object = {}) => ask('PATCH', `/${id}/status`, { status, ...more });
  const cardOf = (id: string) => ok(ask('GET', `/${id}`));
  const seller = (more: object = {}) =>
    ok(
      call('POST', '/api/v1/settings/seller-profiles', {
        ...{ name: 'Ромашка', legalName: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001' },
        ...more,
      }),
    );
  return { ...proposals, boss, ok, approved, send, sent, tokenOf, move, cardOf, seller };
}

/** What a customer does by a link, as a person's browser does it. */
export const byLink = (
  token: string,
  what = '',
  body?: unknown,
  { method = body === undefined ? 'GET' : 'POST', userAgent = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' } = {},
) =>
  request(method, `${publicUrl}/${token}${what && `/${what}`}`, {
    headers: { 'user-agent': userAgent },
    ...(body !== undefined && { body }),
  });

/** Moves the last day of a proposal to yesterday, as if the time had gone by. */
export const letExpire = ({ tenantId }: Pick<Portal, 'tenantId'>, id: string) =>
  owner.query(`update commercial_proposals set valid_until = current_date - 2 where tenant_id = $1 and id = $2`, [
    tenantId,
    id,
  ]);

/** What the worker does hourly, for this portal alone. */
export const tick = ({ tenantId }: Pick<Portal, 'tenantId'>) =>
  expireProposalsSchedule.run({
    ...toolsOf(workerDoor),
    portalsWith: async () => [tenantId],
  });

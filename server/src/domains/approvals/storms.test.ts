import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ApprovedRecord, approvedRecordTypes } from '../../../../nouns/approved-records.ts';
import { done, routes } from '../../../test/approvals.ts';
import { url as invoices } from '../../../test/billing.ts';
import { contractPortal } from '../../../test/contract-portal.ts';
import { newPerson, owner, type Portal, request, signIn } from '../../../test/harness.ts';
import { proposalPortal, url as proposals } from '../../../test/proposals.ts';
import { url as requisitions } from '../../../test/requisitions.ts';
import { url as sales, salesPortal } from '../../../test/sales.ts';

const contracts = '/api/v1/contracts';
const reason = 'Дорого';

/** Records of every kind, sent to fifty people of whom the word of one is enough, and what presses the buttons. */
async function stormPortal() {
  const base = await contractPortal();
  const { portal } = base;
  const { create: createProposal } = await proposalPortal(portal);
  const { create: createSale } = await salesPortal({ approvalRequired: true }, portal);
  const author = await signIn(portal);
  const approvers = await Array.fromAsync({ length: 50 }, async () => {
    const { userId } = await newPerson(portal, 'admin');
    return signIn(portal, userId);
  });
  const { rows } = await owner.query(`select id from roles where tenant_id = $1 and code = 'admin'`, [portal.tenantId]);
  const call = (token: string, method: string, path: string, body: object) => request(method, path, { token, body });
  for (const recordType of approvedRecordTypes) {
    const steps = [{ mode: 'any', approvers: [{ kind: 'role', id: rows[0].id }] }];
    done(await call(author, 'POST', routes, { recordType, name: 'Любой из пятидесяти', steps }), 201);
  }
  const byStatus = (url: string) => (token: string, id: string, status: string, more: object) =>
    call(token, 'PATCH', `${url}/${id}/status`, { status, ...more });
  const byAddress = (url: string) => (token: string, id: string, move: string, more: object) =>
    call(token, 'POST', `${url}/${id}/${move}`, more);
  const kinds: Readonly<Record<ApprovedRecord, Kind>> = {
    procurement: kindOf(requisitions, () => base.create(), byStatus(requisitions), statuses('draft')),
    invoice: kindOf(invoices, () => base.receive(), byStatus(invoices), statuses('received')),
    commercial_proposal: {
      ...kindOf(proposals, () => createProposal(), byAddress(proposals), addresses),
      recall: (token, id) => byStatus(proposals)(token, id, 'draft', { from }),
    },
    sales_invoice: kindOf(sales, () => createSale(), byAddress(sales), addresses),
    contract: {
      ...kindOf(contracts, () => base.draft(), byAddress(contracts), addresses),
      send: (token, id) => byStatus(contracts)(token, id, 'pending_approval', {}),
      recall: (token, id) => byStatus(contracts)(token, id, 'draft', { from }),
    },
  };
  return { author, approvers, kinds, factsOf: (id: string) => factsOf(portal, id) };
}

/** How its approval ended, where the record went from it, and how many have decided. */
async function factsOf({ tenantId }: Portal, recordId: string) {
  const { rows } = await owner.query<{ event: string; to: string }>(
    `select event, data->'status'->>'to' as to from audit_events where tenant_id = $1
       and (entity_id in (select id from approval_requests where tenant_id = $1 and record_id = $2)
         or entity_id = $2 and data->'status'->>'from' = 'pending_approval')`,
    [tenantId, recordId],
  );
  const ofRequest = (event: string) => rows.filter((row) => row.event === `approval_request.${event}`);
  return {
    ends: ofRequest('status_changed').map(({ to }) => to),
    moves: rows.filter(({ event }) => !event.startsWith('approval_request.')).map(({ to }) => to),
    words: ofRequest('decided').length,
  };
}

type Answer = Awaited<ReturnType<typeof request>>;
type Move = (token: string, id: string) => Promise<Answer>;

interface Kind {
  url: string;
  make(): Promise<{ id: string }>;
  send: Move;
  approve: Move;
  reject: Move;
  recall: Move;
}

type Names = Readonly<Record<'send' | 'approve' | 'reject' | 'recall', readonly [name: string, more: object]>>;

/** Each is meant for what still waits: an invoice may be rejected from elsewhere too. */
const from = 'pending_approval';

const statuses = (begun: string): Names => ({
  send: [from, {}],
  approve: ['approved', { from }],
  reject: ['rejected', { from, reason }],
  recall: [begun, { from }],
});

const addresses: Names = {
  send: ['submit-approval', {}],
  approve: ['approve', {}],
  reject: ['reject', { reason }],
  recall: ['recall', {}],
};

function kindOf(
  url: string,
  make: Kind['make'],
  move: (token: string, id: string, name: string, more: object) => Promise<Answer>,
  names: Names,
): Kind {
  const by =
    ([name, more]: readonly [string, object]): Move =>
    (token, id) =>
      move(token, id, name, more);
  const { send, approve, reject, recall } = names;
  return { url, make, send: by(send), approve: by(approve), reject: by(reject), recall: by(recall) };
}

const portal = stormPortal();

for (const recordType of approvedRecordTypes)
  test(`fifty people approve, refuse and recall the same record at once, and one of them does: ${recordType}`, async () => {
    const { author, approvers, kinds, factsOf } = await portal;
    const kind = kinds[recordType];
    for (const presses of firstFirst([kind.approve, kind.reject, kind.recall])) {
      const { id } = await kind.make();
      done(await kind.send(author, id));
      const answers = await Promise.all(approvers.map(async (token, at) => presses[at % presses.length]?.(token, id)));
      const odd = answers.flatMap((answer) =>
        answer && [200, 403, 409].includes(answer.status) ? [] : [answer?.json],
      );
      assert.deepEqual(odd, []);
      const { json: card } = await request('GET', `${kind.url}/${id}`, { token: author });
      const { ends, moves, words } = await factsOf(id);
      assert.deepEqual([ends.length, moves], [1, [card.status]]);
      assert.equal(words, ends[0] === 'cancelled' ? 0 : 1);
      const decisions = (card.approval?.steps ?? []).flatMap((step: { decisions: object[] }) => step.decisions);
      assert.deepEqual([card.approval?.status ?? 'cancelled', decisions.length], [ends[0], words]);
    }
  });

/** The same, each of them first once. */
const firstFirst = <T>(all: readonly T[]): T[][] => all.map((_, at) => [...all.slice(at), ...all.slice(0, at)]);

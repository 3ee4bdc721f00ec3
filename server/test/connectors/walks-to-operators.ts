import assert from 'node:assert/strict';
import { astral } from '../../../tools/sim/astral/astral.ts';
import { saby } from '../../../tools/sim/saby/saby.ts';
import { ok } from '../billing.ts';
import { buyer, connectDiadoc, simulateDiadoc } from '../e-documents.ts';
import { newPortal, request, signIn } from '../harness.ts';
import { installations } from '../integrations.ts';
import { doWhatIsDue, newTestPortal } from '../test-portals.ts';
import { installed } from './installed.ts';
import { simulateFor } from './simulate.ts';
import type { Walk } from './walks-through-doors.ts';

/** Cards of operators of electronic documents: set up, and asked for a counterparty. */
export const walksToOperators: Readonly<Record<string, Walk>> = {
  async 'edo-diadoc'(t) {
    const sim = await simulateDiadoc(t);
    const portal = await newPortal();
    const { ask, sync, installationId } = await connectDiadoc(sim, portal);
    sim.happen('a document comes in');
    await sync();
    assert.equal(ok(await ask('GET', '/incoming')).items.length, 1);
    const { items } = ok(await ask('GET', `/recipients?operator=A&inn=${buyer.inn}`));
    assert.deepEqual(
      items.map(({ name }: { name: string }) => name),
      ['ООО «Юг»'],
    );
    return { portal, installationId, told: ['events.list', 'counteragents.list', 'sync.finished'] };
  },

  async 'edo-saby'(t) {
    const { login, password, ours } = (await simulateFor(t, 'edo-saby', saby)).state;
    const [{ inn, kpp } = { inn: '', kpp: '' }] = ours;
    const settings = { password: { login, password }, organisation: { inn, kpp } };
    return {
      ...(await asked('edo-saby', 'B', settings)),
      told: ['session.open', 'changes.list', 'counterparties.find'],
    };
  },

  async 'edo-astral'(t) {
    const { token, abonents } = (await simulateFor(t, 'edo-astral', astral)).state;
    const settings = { baseUrl: 'https://edo.example.ru', token, abonentId: abonents[0] };
    return { ...(await asked('edo-astral', 'C', settings)), told: ['drafts.list', 'counterparties.list'] };
  },

  async 'edo-test'() {
    const portal = await newTestPortal();
    const installationId = await installed('edo-test', portal);
    const path = `/api/v1/e-documents/recipients?operator=A&inn=${buyer.inn}`;
    const { items } = ok(await request('GET', path, { token: await signIn(portal) }));
    assert.deepEqual(
      items.map(({ relation }: { relation: string }) => relation),
      ['connected'],
    );
    await doWhatIsDue(portal);
    return { portal, installationId, told: ['sync.finished'] };
  },
};

async function asked(slug: string, operator: string, settings: object) {
  const portal = await newPortal();
  const installationId = await installed(slug, portal, settings);
  const token = await signIn(portal);
  const report = ok(await request('POST', `${installations}/${installationId}/test`, { token }));
  assert.equal(report.ok, true, JSON.stringify(report));
  const path = `/api/v1/e-documents/recipients?operator=${operator}&inn=7707083893`;
  const { items } = ok(await request('GET', path, { token }));
  assert.deepEqual(
    items.map(({ name }: { name: string }) => name),
    ['ООО «Смирновский цемент»'],
  );
  return { portal, installationId };
}

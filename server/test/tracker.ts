import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { withoutLimit } from './connectors/without-limit.ts';
import { drainJobs, owner, request, settings, signIn } from './harness.ts';
import { made, requisitionPortal } from './requisitions.ts';
import { boardKey, openTaskBoard, type TaskBoard } from './task-board.ts';

const installations = '/api/v1/integrations/installations';
export const trackerUrl = '/api/v1/integrations/tasktracker';

withoutLimit('yougile');

let opened: Promise<TaskBoard> | undefined;

/** The board of tasks of all tests of this process. */
export function taskBoard(): Promise<TaskBoard> {
  opened ??= openTaskBoard();
  return opened;
}

/** The same, called by the integration from now on. */
export async function callTaskBoard(): Promise<TaskBoard> {
  const board = await taskBoard();
  (settings.integrationBaseUrls as Record<string, string>).yougile = board.url;
  return board;
}

/** A portal whose tracker works, with a requisition's worth of helpers. Each has a key of its own unless one is given. */
export async function trackerPortal(board: { url: string }, given: Record<string, unknown> = { columnId: 'c1' }) {
  (settings.integrationBaseUrls as Record<string, string>).yougile = board.url;
  const held = await requisitionPortal();
  const { portal } = held;
  const token = await signIn(portal);
  const act = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    request(method, path, { token, body, headers: { 'accept-language': 'ru', ...headers } });
  const apiKey = (given.apiKey as string | undefined) ?? `${boardKey}-${randomUUID()}`;
  const installed = await act('POST', installations, { publicId: 'yougile', settings: { ...given, apiKey } });
  assert.equal(installed.status, 201, installed.text);
  const installationId = installed.json.id as string;
  const tested = await act('POST', `${installations}/${installationId}/test`);
  assert.equal(tested.json.ok, true, tested.text);

  /** Does what is due; work that breaks fails the test. */
  const drain = async () => {
    await drainJobs(portal.tenantId);
    const { rows } = await owner.query(
      'select name, last_error from jobs where tenant_id = $1 and last_error is not null and finished_at is null',
      [portal.tenantId],
    );
    assert.deepEqual(rows, []);
  };
  const tracker = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    act(method, `${trackerUrl}${path}`, body, headers);
  const stages = async (): Promise<Array<{ id: string; name: string; statuses: string[] }>> =>
    (await act('GET', '/api/v1/settings/pipeline')).json.stages;

  return {
    ...held,
    ...{ token, act, tracker, drain, installationId, apiKey },
    /** Reads the whole tracker, as the worker does every few minutes. */
    async sync() {
      // The first run begins by itself once the check has passed.
      const { status, text } = await tracker('POST', '/sync');
      assert.equal(status, 202, text);
      await drain();
    },
    /** Does what waits as if its time had come. */
    async drainLater() {
      await owner.query(
        `update jobs set due_at = now() - interval '1 second' where tenant_id = $1 and finished_at is null`,
        [portal.tenantId],
      );
      await drain();
    },
    stages,
    /** A stage of its own that takes any status. */
    stage: async (name: string, more: object = {}) =>
      (await act('POST', '/api/v1/settings/pipeline/stages', { name, ...more })).json.id as string,
    map: async (columns: object[], rules: object[] = []) => {
      const { status, text } = await tracker('PUT', '/settings', { columns, rules });
      assert.equal(status, 200, text);
    },
    journal: async (event?: string): Promise<Array<Record<string, string>>> => {
      const { items } = (await act('GET', `${installations}/${installationId}/logs?limit=200`)).json;
      return event === undefined ? items : items.filter((line: { event: string }) => line.event === event);
    },
    link: async (procurementId: string, externalId: string, targetType = 'task') =>
      made(await tracker('POST', '/links', { procurementId, targetType, externalId })),
    tracked: async (procurementId: string) => (await tracker('GET', `/requisitions/${procurementId}`)).json,
    toStage: async (procurementId: string, stageId: string) => {
      const { status, text } = await act('PATCH', `/api/v1/purchase-requisitions/${procurementId}/stage`, { stageId });
      assert.equal(status, 200, text);
    },
    stageOf: async (procurementId: string) => (await held.cardOf(procurementId)).stage?.name as string,
  };
}

export type TrackerPortal = Awaited<ReturnType<typeof trackerPortal>>;

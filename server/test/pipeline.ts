import type { PipelineStage } from '../../nouns/pipeline-stage.ts';
import { factsOf, newPortal, owner, request } from './harness.ts';

export const url = '/api/v1/settings/pipeline';
export const scopes = ['settings.read', 'settings.write', 'settings.delete'];

/** A portal whose key may do all with its pipeline, and the shortest words to do it. */
export async function pipelinePortal() {
  const portal = await newPortal();
  const key = await portal.key(...scopes);
  const board = async (query = '') => (await request('GET', `${url}${query}`, { key })).json.stages as PipelineStage[];
  const make = (body: object) => request('POST', `${url}/stages`, { key, body });
  let requisitions = 0;
  return {
    portal,
    key,
    board,
    named: async (name: string) => (await board()).find((stage) => stage.name === name) as PipelineStage,
    make,
    own: async (name: string, more: object = {}) => (await make({ name, ...more })).json as PipelineStage,
    change: (id: string, body: object) => request('PATCH', `${url}/stages/${id}`, { key, body }),
    order: (stageIds: unknown) => request('PATCH', `${url}/stages/order`, { key, body: { stageIds } }),
    restore: (id: string) => request('POST', `${url}/stages/${id}/restore`, { key }),
    archive: (id: string, query = '') => request('DELETE', `${url}/stages/${id}${query}`, { key }),
    tells: async () => (await factsOf(portal.tenantId)).map(({ event }) => event.replace('pipeline_stage.', '')),
    /** A requisition that stands in a stage. */
    async requisitionIn(stageId: string): Promise<string> {
      requisitions += 1;
      const { rows } = await owner.query(
        `insert into requisitions (tenant_id, number, title, currency, stage_id) values ($1, $2, 'Цемент', 'RUB', $3) returning id`,
        [portal.tenantId, `PR-${requisitions}`, stageId],
      );
      return rows[0].id;
    },
    stageOf: async (requisitionId: string) =>
      (await owner.query('select stage_id, version from requisitions where id = $1', [requisitionId])).rows[0],
  };
}

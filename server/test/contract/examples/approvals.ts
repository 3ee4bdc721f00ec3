import type { Json } from '../../../src/surfaces/http/openapi/json.ts';
import { newPerson } from '../../harness.ts';
import { type Before, created, type Made, type Make } from './made.ts';

const routes = '/api/v1/settings/approval-routes';
const substitutes = '/api/v1/settings/approval-substitutes';

/** In a body, `id` is the role that approves. */
const nameOwners: Before = async (made) => {
  const { json } = await made.ask('GET', '/api/v1/settings/roles');
  made.ids.id = json.items.find(({ code }: Json) => code === 'owner').id;
};

const hireSubstitute = async (made: Made) => {
  made.ids.substituteId = (await newPerson(made.portal, 'purchasing_manager')).userId;
};

export const approvalRecords: Record<string, Make> = {
  [`${routes}/:id`]: async (made, url) => {
    await nameOwners(made, url);
    return created(made, routes);
  },
  [`${substitutes}/:id`]: async (made) => {
    await hireSubstitute(made);
    return created(made, substitutes);
  },
};

export const beforeApprovals: Record<string, Before> = { [`PATCH ${routes}/:id`]: nameOwners };

import type { FastifyRequest } from 'fastify';
import type { AnyOperation } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { changeGroup } from '../../platform/provisioning/groups/change-group.ts';
import { createGroup } from '../../platform/provisioning/groups/create-group.ts';
import { getGroup, listGroups } from '../../platform/provisioning/groups/read-groups.ts';
import { removeGroup } from '../../platform/provisioning/groups/remove-group.ts';
import { changePerson } from '../../platform/provisioning/people/change-person.ts';
import { createPerson } from '../../platform/provisioning/people/create-person.ts';
import { getPerson, listPeople } from '../../platform/provisioning/people/read-people.ts';
import { removePerson } from '../../platform/provisioning/people/remove-person.ts';
import { type Choice, chooseAttributes, leavesOut } from '../../platform/provisioning/protocol/choose-attributes.ts';
import { isObject } from '../../platform/provisioning/protocol/read-resource.ts';
import { scimRefusal } from '../../platform/provisioning/protocol/scim-refusal.ts';
import type { Shown } from '../../platform/provisioning/protocol/show-resource.ts';

export interface ScimAnswer {
  status: number;
  body?: object;
  tag?: string;
  location?: string;
}

export interface ScimRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  operation: AnyOperation;
  inputOf(request: FastifyRequest): object;
  answer(result: unknown, request: FastifyRequest): ScimAnswer;
}

type Query = Choice & Partial<Record<'filter' | 'startIndex' | 'count', string>>;

interface Operations {
  list: AnyOperation;
  create: AnyOperation;
  get: AnyOperation;
  change: AnyOperation;
  remove: AnyOperation;
  listInput: ScimRoute['inputOf'];
}

/** The six requests of a kind of resources. */
const routesOf = (path: string, { list, create, get, change, remove, listInput }: Operations): ScimRoute[] => [
  { method: 'GET', path, operation: list, inputOf: listInput, answer: page },
  { method: 'POST', path, operation: create, inputOf: ({ body }) => ({ resource: body }), answer: made },
  { method: 'GET', path: `${path}/:id`, operation: get, inputOf: ({ params }) => params as object, answer: one },
  {
    method: 'PUT',
    path: `${path}/:id`,
    operation: change,
    inputOf: ofOne(({ body }) => ({ resource: body ?? null })),
    answer: one,
  },
  { method: 'PATCH', path: `${path}/:id`, operation: change, inputOf: ofOne(operationsOf), answer: one },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    operation: remove,
    inputOf: ofOne(() => ({})),
    answer: () => ({ status: 204 }),
  },
];

/** A name that is given twice has both values. */
const queryOf = ({ query }: FastifyRequest): Query =>
  Object.fromEntries(Object.entries(query as object).map(([name, value]) => [name, String(value)]));

const listInput = (request: FastifyRequest) => {
  const { filter, startIndex, count } = queryOf(request);
  return given({ filter, startIndex, count });
};

const ofOne = (more: (request: FastifyRequest) => object) => (request: FastifyRequest) => ({
  ...(request.params as object),
  ...given({ ifMatch: request.headers['if-match'] }),
  ...more(request),
});

const given = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function operationsOf({ body }: FastifyRequest) {
  const entry = isObject(body) && Object.entries(body).find(([name]) => name.toLowerCase() === 'operations');
  if (!entry) throw noOperations();
  return { operations: entry[1] };
}

const noOperations = () => scimRefusal('invalidSyntax', words('Operations are missing.', 'В запросе нет Operations.'));

const one = (result: unknown, request: FastifyRequest): ScimAnswer => {
  const shown = result as Shown;
  return { status: 200, body: chooseAttributes(shown, queryOf(request)), tag: shown.meta.version };
};

const made = (result: unknown, request: FastifyRequest): ScimAnswer => ({
  ...one(result, request),
  ...{ status: 201, location: (result as Shown).meta.location },
});

function page(result: unknown, request: FastifyRequest): ScimAnswer {
  const { Resources, ...told } = result as { Resources: Shown[] };
  const chosen = Resources.map((shown) => chooseAttributes(shown, queryOf(request)));
  return { status: 200, body: { ...told, Resources: chosen } };
}

export const scimRoutes: readonly ScimRoute[] = [
  ...routesOf('/Users', {
    ...{ list: listPeople, create: createPerson, get: getPerson, change: changePerson, remove: removePerson },
    listInput,
  }),
  ...routesOf('/Groups', {
    ...{ list: listGroups, create: createGroup, get: getGroup, change: changeGroup, remove: removeGroup },
    listInput: (request) => ({ ...listInput(request), withMembers: !leavesOut(queryOf(request), 'members') }),
  }),
];

import type { Answered, Place } from './deed.ts';
import { moneyText } from './figures.ts';
import { items } from './items.ts';
import { people, type Role, type Route } from './people.ts';
import { type Profile, settingsOf } from './profiles.ts';

export interface Answer {
  status: number;
  json: Answered;
}

/** A portal, reached as clients reach it, and its tables as their owner sees them. */
export interface World {
  tenantId: string;
  /** As whoever the `authorization` of the headers says; without one, with the key of the portal. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  rows<Row extends object>(text: string, values: unknown[]): Promise<Row[]>;
  /** Somebody with a session who holds this role of the platform; an owner is the one that is there. */
  hire(role: Role): Promise<{ id: string; roleId: string; token: string }>;
}

/** Settings, people, routes, suppliers, a customer, a seller, a warehouse and items, made as a client makes them. */
export async function furnish(world: World, profile: Profile): Promise<Place> {
  const make = async (path: string, body: object) => {
    const { status, json } = await world.ask('POST', `/api/v1/${path}`, body);
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  };
  const { status, json } = await world.ask('PATCH', '/api/v1/settings/company', settingsOf(profile));
  if (status !== 200) throw new Error(`The settings: ${JSON.stringify(json)}`);
  const hired: Array<Place['people'][number]> = [];
  for (const role of people) {
    const { id, roleId, token } = await world.hire(role);
    hired.push({ id, roleId, headers: role === 'owner' ? {} : { authorization: `Bearer ${token}` } });
  }
  for (const [at, route] of profile.routes.entries())
    await make('settings/approval-routes', routeBody(route, `Маршрут ${at + 1}`, hired));
  const suppliers = [];
  for (const shortName of ['ООО «Цементный двор»', 'ООО «Гравий»', 'АО «Мост»']) {
    const { id, supplier } = await make('counterparties', { shortName });
    suppliers.push({ counterpartyId: id, supplierId: supplier.supplierId });
  }
  const { id: customerId } = await make('counterparties', { shortName: 'ООО «Север»', roles: ['customer'] });
  await make('settings/seller-profiles', {
    name: 'Ромашка',
    legalName: 'ООО «Ромашка»',
    inn: '7707083893',
    kpp: '773601001',
  });
  const { id: warehouseId } = await make('warehouses', { name: 'Основной' });
  const itemIds: string[] = [];
  for (const [at, type] of items.entries())
    itemIds.push((await make('catalog', { name: `Позиция ${at + 1}`, type, baseUom: '166' })).id);
  return { suppliers, customerId, warehouseId, itemIds, people: hired };
}

const routeBody = ({ kind, from, to, steps }: Route, name: string, hired: Place['people']) => ({
  recordType: kind,
  name,
  amountFrom: moneyText(from),
  ...(to !== undefined && { amountTo: moneyText(to) }),
  steps: steps.map(({ mode, asked }) => ({
    mode,
    approvers: asked.map((one) =>
      typeof one === 'number'
        ? { kind: 'user', id: hired[one]?.id }
        : { kind: 'role', id: hired[people.indexOf(one)]?.roleId },
    ),
  })),
});

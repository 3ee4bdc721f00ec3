import type { TObject } from 'typebox';
import { allRoutes } from '../../../src/app.ts';
import type { Route } from '../../../src/kernel/routes.ts';
import { isUuid, uuidv7 } from '../../../src/kernel/values/uuid.ts';
import { namesInPath } from '../../../src/surfaces/http/openapi/request-body.ts';
import { addressOf, type Body, bodyOf, isOpen } from '../probe.ts';

/** Where an identifier may stand in a request. */
export interface Position {
  route: Route;
  kind: 'path' | 'query' | 'body' | 'entity';
  name: string;
  /** The request with this identifier there, everything else being the asker's own. */
  with(id: string, own: Own): { url: string; body?: Body | undefined };
}

/** What the asker has: identifiers by the name of a field, and of what stands above another record in an address. */
export interface Own {
  byField(name: string): string | undefined;
  parents(path: string): Readonly<Record<string, string>>;
}

/** Every route that is not for visitors, by every place of an identifier in it. */
export const positions = (): Position[] =>
  allRoutes
    .filter((route) => !isOpen(route))
    .flatMap((route) => [...inPath(route), ...inQuery(route), ...inBody(route), ...ofEntities(route)]);

const inPath = (route: Route): Position[] =>
  namesInPath(route.path).map((name) => ({
    route,
    kind: 'path',
    name,
    with: (id, own) => ({ url: addressOf(route, { ...own.parents(route.path), [name]: id }), body: bodyOf(route) }),
  }));

/** Filters that take an identifier, alone or in a list. */
function inQuery(route: Route): Position[] {
  if (route.method !== 'GET' && route.method !== 'DELETE') return [];
  const { properties = {} } = route.operation.input as Partial<TObject>;
  const names = Object.keys(properties).filter((name) => /(^id|Ids?|^q|search|cursor|externalId|entity)$/.test(name));
  return names
    .filter((name) => !namesInPath(route.path).includes(name))
    .map((name) => ({
      route,
      kind: 'query',
      name,
      with: (id, own) => ({ url: `${addressOf(route, own.parents(route.path))}?${name}=${id}` }),
    }));
}

const ownTexts = ['externalId', 'trackerId', 'clientId'];

/** Leaves of the body's example that hold an identifier. */
function inBody(route: Route): Position[] {
  const example = bodyOf(route);
  return (
    leavesOf(example)
      // An identifier of another system, or of a device, is a text of the caller's own.
      .filter(({ value, name }) => isUuid(String(value)) || (/Ids?$/.test(name) && !ownTexts.includes(name)))
      .map(({ at }) => ({
        route,
        kind: 'body',
        name: at.join('.'),
        with: (id, own) => ({
          url: addressOf(route, own.parents(route.path)),
          body: filled(bodyOf(route), [], (place, value) =>
            place.join() === at.join() ? id : isUuid(String(value)) ? (own.byField(lastName(place)) ?? value) : value,
          ) as Body,
        }),
      }))
  );
}

/** Records that are named by a kind and an identifier: every kind is tried with each. */
function ofEntities(route: Route): Position[] {
  const example = bodyOf(route);
  if (!example || !('entityType' in example) || !('entityId' in example)) return [];
  return entityTypes.map((entityType) => ({
    route,
    kind: 'entity',
    name: entityType,
    with: (entityId, own) => ({
      url: addressOf(route, own.parents(route.path)),
      body: { ...example, entityType, entityId },
    }),
  }));
}

const entityTypes = [
  ...['catalogItem', 'procurement', 'procurementItem', 'counterparty', 'supplier', 'warehouse', 'priceList', 'invoice'],
  ...[
    'rfq',
    'quote',
    'user',
    'company',
    'stockReceipt',
    'payment',
    'transferDocument',
    'catalog_item',
    'purchase_requisition',
  ],
];

interface Leaf {
  at: Array<string | number>;
  name: string;
  value: unknown;
}

function leavesOf(value: unknown, at: Array<string | number> = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ at, name: lastName(at), value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

const lastName = (at: ReadonlyArray<string | number>) => String(at.findLast((one) => typeof one === 'string') ?? '');

function filled(
  value: unknown,
  at: Array<string | number>,
  replace: (at: Array<string | number>, value: unknown) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((inner, index) => filled(inner, [...at, index], replace));
  if (typeof value !== 'object' || value === null) return replace(at, value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, [...at, key], replace)]));
}

export const nobodys = () => uuidv7();

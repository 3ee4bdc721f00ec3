import { deliveryBatch } from '../../../../nouns/delivery-batch.ts';
import { deliveryBatchItem } from '../../../../nouns/delivery-batch-item.ts';
import { deliveryRoute } from '../../../../nouns/delivery-route.ts';
import { type RouteStop, routeStop } from '../../../../nouns/route-stop.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Answers, inStep, type VariableNamespace, variables } from '../../kernel/variables.ts';
import { variableOf, variablesOf } from '../../platform/records/variables-of.ts';
import { hasConstruction } from '../company/has-construction.ts';
import { deliveryBatches } from './batches/delivery-batch.ts';
import { deliveryRoutes } from './routes/delivery-route.ts';

const reading = { scopes: ['logistics.read'], permission: 'logistics.read' } as const;

const ofRoute = [
  ...(['name', 'isActive', 'originAddress', 'originLatitude', 'originLongitude', 'destinationAddress'] as const),
  ...(['destinationLatitude', 'destinationLongitude', 'carrierName', 'driverName', 'vehicleNumber'] as const),
];

const ofStop = ['sequence', 'kind', 'label', 'address', 'latitude', 'longitude'] as const;

/** `deliveryRoute.*`: the journey, its ends, its stops in order, and who drives. */
export const routeVariables: VariableNamespace = variables({
  namespace: 'deliveryRoute',
  domain: 'logistics',
  entityTypes: ['deliveryRoute'],
  exists: async (db, ids) => new Set((await deliveryRoutes.byIds(db, ids)).map(({ id }) => id)),
  groups: [
    {
      ...reading,
      load: loadRoutes,
      paths: {
        ...variablesOf(deliveryRoute.fields, ofRoute),
        ...Object.fromEntries(ofStop.map((name) => [`stops[].${name}`, variableOf(routeStop.fields, name, 'array')])),
        'stops[].object.name': { label: words('Objects of the stops', 'Объекты точек маршрута'), valueType: 'array' },
      },
    },
  ],
});

async function loadRoutes(db: Db, ids: readonly string[]): Promise<Answers> {
  const leaves = {
    ...Object.fromEntries(ofStop.map((name) => [name, (stop: RouteStop) => stop[name]])),
    'object.name': ({ object }: RouteStop) => object?.name,
  };
  const found = await deliveryRoutes.byIds(db, ids);
  return new Map(found.map((route) => [route.id, { ...route, ...inStep('stops[].', route.stops, leaves) }]));
}

const dates = ['constructionProject.actualStartDate', 'constructionProject.actualEndDate'] as const;

/** `deliveryBatch.*`: where it stands, what it carries, and when the construction it is for began and ended. */
export const batchVariables: VariableNamespace = variables({
  namespace: 'deliveryBatch',
  domain: 'logistics',
  entityTypes: ['deliveryBatch'],
  exists: async (db, ids) => new Set((await deliveryBatches.byIds(db, ids)).map(({ id }) => id)),
  switchedOff: async (db) => ((await hasConstruction(db)) ? [] : [...dates]),
  groups: [
    {
      ...reading,
      load: loadBatches,
      paths: {
        ...variablesOf(deliveryBatch.fields, ['number', 'status', 'isActive']),
        'items[].name': variableOf(deliveryBatchItem.fields, 'name', 'array'),
        'items[].quantity': variableOf(deliveryBatchItem.fields, 'quantity', 'array'),
        [dates[0]]: { label: words('Project began', 'Начало проекта'), valueType: 'date' },
        [dates[1]]: { label: words('Project ended', 'Окончание проекта'), valueType: 'date' },
      },
    },
  ],
});

async function loadBatches(db: Db, ids: readonly string[]): Promise<Answers> {
  const [found, isBuilding] = await Promise.all([deliveryBatches.byIds(db, ids), hasConstruction(db)]);
  return new Map(
    found.map(({ id, number, status, isActive, items, constructionProject }) => [
      id,
      {
        ...{ number, status, isActive },
        ...inStep('items[].', items, { name: (one) => one.name, quantity: (one) => one.quantity }),
        ...(isBuilding && {
          [dates[0]]: constructionProject?.actualStartDate,
          [dates[1]]: constructionProject?.actualEndDate,
        }),
      },
    ]),
  );
}

import { logisticsObject as declared } from '../../../../nouns/logistics-object.ts';
import { vehicleLocation } from '../../../../nouns/vehicle-location.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { type Answers, inStep, type Variable, type VariableNamespace, variables } from '../../kernel/variables.ts';
import { isoText } from '../../platform/records/iso-text.ts';
import { variableOf, variablesOf } from '../../platform/records/variables-of.ts';
import { batchVariables, routeVariables } from './deliveries.variables.ts';
import { vehicles } from './fleet/vehicle.ts';
import { logisticsObjects } from './objects/logistics-object.ts';

const reading = { scopes: ['logistics.read'], permission: 'logistics.read' } as const;

const told = ['code', 'name', 'address', 'latitude', 'longitude', 'contactName'] as const;

const latest = ['recordedAt', 'status', 'latitude', 'longitude', 'address'] as const;

/** `logisticsObject.*`: a place as papers and maps name it. */
const objectVariables = variables({
  namespace: 'logisticsObject',
  domain: 'logistics',
  entityTypes: ['logisticsObject'],
  exists: async (db, ids) => new Set((await logisticsObjects.byIds(db, ids)).map(({ id }) => id)),
  groups: [
    {
      ...reading,
      load: async (db, ids) => new Map((await logisticsObjects.byIds(db, ids)).map((one) => [one.id, one])),
      paths: variablesOf(declared.fields, told),
    },
  ],
});

const latestPaths: Record<string, Variable> = Object.fromEntries(
  latest.map((name) => [`latestLocation.${name}`, variableOf(vehicleLocation.fields, name)]),
);

const pointPaths: Record<string, Variable> = Object.fromEntries(
  (['recordedAt', 'status'] as const).map((name) => [
    `locations[].${name}`,
    variableOf(vehicleLocation.fields, name, 'array'),
  ]),
);

/** `logisticsVehicle.*`: where a vehicle was last, and its newest points. */
const vehicleVariables = variables({
  namespace: 'logisticsVehicle',
  domain: 'logistics',
  entityTypes: ['logisticsVehicle'],
  exists: async (db, ids) => new Set((await vehicles.byIds(db, ids)).map(({ id }) => id)),
  groups: [
    { ...reading, load: loadLatest, paths: latestPaths },
    { ...reading, load: loadPoints, paths: pointPaths },
  ],
});

export const logisticsVariables: readonly VariableNamespace[] = [
  objectVariables,
  vehicleVariables,
  routeVariables,
  batchVariables,
];

async function loadLatest(db: Db, ids: readonly string[]): Promise<Answers> {
  const found = await vehicles.byIds(db, ids);
  return new Map(
    found.map(({ id, latestLocation }) => [
      id,
      Object.fromEntries(latest.map((name) => [`latestLocation.${name}`, latestLocation?.[name]])),
    ]),
  );
}

/** A vehicle may have a million points; its list of values holds the newest of them. */
export const mostPoints = 100;

interface Points {
  id: string;
  points: Array<{ recordedAt: string; status: string }>;
}

async function loadPoints(db: Db, ids: readonly string[]): Promise<Answers> {
  const rows = await db.many<Points>(sql`
    select vehicle.id, (
      select coalesce(json_agg(json_build_object('recordedAt', ${raw(isoText('newest.recorded_at'))}, 'status', newest.status)
        order by newest.recorded_at desc, newest.id desc), '[]')
      from (
        select point.recorded_at, point.id, point.status from vehicle_locations point
        where point.tenant_id = ${db.tenant} and point.vehicle_id = vehicle.id
        order by point.recorded_at desc, point.id desc limit ${raw(String(mostPoints))}) newest) as points
    from vehicles vehicle where vehicle.tenant_id = ${db.tenant} and vehicle.id = any(${ids}::uuid[])`);
  return new Map(
    rows.map(({ id, points }) => [
      id,
      inStep('locations[].', points, { recordedAt: (one) => one.recordedAt, status: (one) => one.status }),
    ]),
  );
}

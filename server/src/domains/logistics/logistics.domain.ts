import type { Domain } from '../../platform/domain.ts';
import { hostsOf } from '../../platform/records/hosts-of.ts';
import { batchRoutes } from './batches/batches.routes.ts';
import { linesOfBatches } from './batches/delivery-batch.lines.ts';
import { deliveryBatch, deliveryBatches } from './batches/delivery-batch.ts';
import { getBatch } from './batches/operations/get-batch.ts';
import { updateBatch } from './batches/operations/update-batch.ts';
import { cancelBatchesOf } from './batches/reactions/cancel-batches-of.ts';
import { driver, drivers, getDriver } from './fleet/driver.ts';
import { updateDriver } from './fleet/operations/update-driver.ts';
import { updateVehicle } from './fleet/operations/update-vehicle.ts';
import { getVehicle, vehicle, vehicles } from './fleet/vehicle.ts';
import { handoverRoutes } from './handover/handover.routes.ts';
import { oldPointsSchedule } from './locations/keeping/old-points.schedule.ts';
import { vehicleLocation } from './locations/vehicle-location.ts';
import { logisticsRoutes } from './logistics.routes.ts';
import { logisticsVariables } from './logistics.variables.ts';
import { getLogisticsObject, logisticsObject, logisticsObjects } from './objects/logistics-object.ts';
import { updateLogisticsObject } from './objects/operations/update-logistics-object.ts';
import { planningRoutes } from './planning/planning.routes.ts';
import { linesOfRoutes } from './routes/delivery-route.lines.ts';
import { deliveryRoute, deliveryRoutes } from './routes/delivery-route.ts';
import { getRoute } from './routes/operations/get-route.ts';
import { updateRoute } from './routes/operations/update-route.ts';
import { routeRoutes } from './routes/routes.routes.ts';

const hosts = [
  hostsOf(logisticsObjects, {
    ...{ get: getLogisticsObject, update: updateLogisticsObject },
    hold: logisticsObjects.lock,
  }),
  hostsOf(drivers, { get: getDriver, update: updateDriver, hold: drivers.lock }),
  hostsOf(vehicles, { get: getVehicle, update: updateVehicle, hold: vehicles.lock }),
  hostsOf(deliveryRoutes, { get: getRoute, update: updateRoute, hold: deliveryRoutes.lock }),
  hostsOf(deliveryBatches, { get: getBatch, update: updateBatch, hold: deliveryBatches.lock }),
];

export const logisticsDomain: Domain = {
  entities: [logisticsObject, driver, vehicle, vehicleLocation, deliveryRoute, deliveryBatch],
  routes: [...logisticsRoutes, ...routeRoutes, ...batchRoutes, ...planningRoutes, ...handoverRoutes],
  variableNamespaces: logisticsVariables,
  recordLines: [linesOfRoutes, linesOfBatches],
  schedules: [oldPointsSchedule],
  reactions: [cancelBatchesOf],
  recordHosts: hosts.flatMap(({ recordHosts }) => recordHosts),
  customFieldHosts: hosts.flatMap(({ customFieldHosts }) => customFieldHosts),
  fileHosts: hosts.flatMap(({ fileHosts }) => fileHosts),
};

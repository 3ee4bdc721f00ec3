import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { getDriver, listDrivers } from './fleet/driver.ts';
import { createDriver } from './fleet/operations/create-driver.ts';
import { createVehicle } from './fleet/operations/create-vehicle.ts';
import { deleteDriver } from './fleet/operations/delete-driver.ts';
import { deleteVehicle } from './fleet/operations/delete-vehicle.ts';
import { readPassport } from './fleet/operations/read-passport.ts';
import { restoreDriver } from './fleet/operations/restore-driver.ts';
import { restoreVehicle } from './fleet/operations/restore-vehicle.ts';
import { updateDriver } from './fleet/operations/update-driver.ts';
import { updateVehicle } from './fleet/operations/update-vehicle.ts';
import { getVehicle, listVehicles } from './fleet/vehicle.ts';
import { addVehiclePoints } from './locations/operations/add-vehicle-points.ts';
import { deleteVehiclePoint } from './locations/operations/delete-vehicle-point.ts';
import { listVehiclePoints } from './locations/operations/list-vehicle-points.ts';
import { updateVehiclePoint } from './locations/operations/update-vehicle-point.ts';
import { uploadVehiclePoints } from './locations/operations/upload-vehicle-points.ts';
import { getVehiclePoint } from './locations/vehicle-location.ts';
import { getLogisticsObject, listLogisticsObjects } from './objects/logistics-object.ts';
import { createLogisticsObject } from './objects/operations/create-logistics-object.ts';
import { deleteLogisticsObject } from './objects/operations/delete-logistics-object.ts';
import { restoreLogisticsObject } from './objects/operations/restore-logistics-object.ts';
import { updateLogisticsObject } from './objects/operations/update-logistics-object.ts';
import { readSummary } from './summary/read-summary.ts';

export const logisticsRoutes = routes('Logistics', [
  get('/api/v1/logistics', readSummary),
  get('/api/v1/logistics/objects', listLogisticsObjects),
  post('/api/v1/logistics/objects', createLogisticsObject),
  get('/api/v1/logistics/objects/:objectId', getLogisticsObject),
  patch('/api/v1/logistics/objects/:objectId', updateLogisticsObject),
  del('/api/v1/logistics/objects/:objectId', deleteLogisticsObject),
  act('/api/v1/logistics/objects/:objectId/restore', restoreLogisticsObject),
  get('/api/v1/logistics/drivers', listDrivers),
  post('/api/v1/logistics/drivers', createDriver),
  get('/api/v1/logistics/drivers/:driverId', getDriver),
  patch('/api/v1/logistics/drivers/:driverId', updateDriver),
  del('/api/v1/logistics/drivers/:driverId', deleteDriver),
  act('/api/v1/logistics/drivers/:driverId/restore', restoreDriver),
  act('/api/v1/logistics/drivers/:driverId/passport', readPassport),
  get('/api/v1/logistics/vehicles', listVehicles),
  post('/api/v1/logistics/vehicles', createVehicle),
  get('/api/v1/logistics/vehicles/:vehicleId', getVehicle),
  patch('/api/v1/logistics/vehicles/:vehicleId', updateVehicle),
  del('/api/v1/logistics/vehicles/:vehicleId', deleteVehicle),
  act('/api/v1/logistics/vehicles/:vehicleId/restore', restoreVehicle),
  post('/api/v1/logistics/vehicles/:vehicleId/locations', addVehiclePoints),
  act('/api/v1/logistics/vehicles/:vehicleId/locations/file', uploadVehiclePoints, { policies: ['import'] }),
  get('/api/v1/logistics/vehicle-locations', listVehiclePoints),
  get('/api/v1/logistics/vehicle-locations/:locationId', getVehiclePoint),
  patch('/api/v1/logistics/vehicle-locations/:locationId', updateVehiclePoint),
  del('/api/v1/logistics/vehicle-locations/:locationId', deleteVehiclePoint),
]);

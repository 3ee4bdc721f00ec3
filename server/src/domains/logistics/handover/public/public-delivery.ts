import Type, { type Static } from 'typebox';
import { flag, instant, integer, measure, nullable, object, text } from '../../../../kernel/fields.ts';
import { file } from '../../../../platform/files/file.ts';
import { deliveryBatch } from '../../batches/delivery-batch.ts';
import { deliveryBatchItem } from '../../batches/delivery-batch-item.ts';
import { logisticsObject } from '../../objects/logistics-object.ts';
import { deliveryRoute } from '../../routes/delivery-route.ts';
import { routeStop } from '../../routes/route-stop.ts';

const { fields: ofBatch } = deliveryBatch;
const { fields: ofItem } = deliveryBatchItem;
const { fields: ofRoute } = deliveryRoute;
const { fields: ofStop } = routeStop;
const { fields: ofObject } = logisticsObject;

const publicItem = object(
  {
    id: ofItem.id,
    sku: ofItem.sku,
    name: ofItem.name,
    quantity: measure('To be brought', { examples: ['10'] }),
    deliveredQuantity: ofItem.deliveredQuantity,
    uom: ofItem.uom,
    unit: Type.String({ title: 'Symbol of the unit', examples: ['шт'] }),
    weightKg: ofItem.weightKg,
  },
  { title: 'What is brought' },
);

const publicPhoto = object(
  { fileName: file.fields.fileName, sizeBytes: file.fields.sizeBytes, createdAt: file.fields.createdAt },
  { title: 'Photograph by the driver' },
);

const publicBatch = object(
  {
    id: ofBatch.id,
    number: ofBatch.number,
    status: ofBatch.status,
    weightKg: ofBatch.weightKg,
    volumeM3: ofBatch.volumeM3,
    loadedAt: nullable(instant('Loaded and on the way since')),
    handedOverAt: nullable(instant('Handed over')),
    recipientName: ofBatch.recipientName,
    driverComment: ofBatch.driverComment,
    items: Type.Array(publicItem, { title: 'Goods, in their order' }),
    photos: Type.Array(publicPhoto, { title: 'Photographs sent by the driver' }),
    may: object(
      {
        load: flag('Note that it is loaded'),
        handOver: flag('Note that it was handed over'),
        photo: flag('Send a photograph'),
      },
      { title: 'What may be done now' },
    ),
  },
  { title: 'Goods that go together' },
);

const publicStop = object(
  {
    id: nullable(ofStop.id),
    sequence: nullable(integer('Order on the way; null where the goods are bound for no stop')),
    kind: ofStop.kind,
    name: nullable(text(255, 'What is there', { examples: ['Склад «Север»'] })),
    address: ofStop.address,
    latitude: ofStop.latitude,
    longitude: ofStop.longitude,
    contactName: ofObject.contactName,
    phone: ofObject.phone,
    workingHours: ofObject.workingHours,
    plannedAt: ofStop.plannedAt,
    arrivedAt: ofStop.arrivedAt,
    batches: Type.Array(publicBatch, { title: 'What is brought there' }),
    mayArrive: flag('Whether the driver may say that he is there'),
  },
  { title: 'Place to be driven to' },
);

/** All that a driver sees. */
export const publicDelivery = object(
  {
    company: object({
      name: Type.String({ title: 'Whose goods', examples: ['ООО «Ромашка»'] }),
      phone: nullable(text(40, 'Phone')),
    }),
    number: Type.String({ title: 'Number of the route, or of the one batch', examples: ['DR-2026-0001'] }),
    name: nullable(text(300, 'Name of the route')),
    plannedDate: ofRoute.plannedDate,
    driverName: ofRoute.driverName,
    vehicleNumber: ofRoute.vehicleNumber,
    weightKg: ofRoute.weightKg,
    volumeM3: ofRoute.volumeM3,
    stops: Type.Array(publicStop, { title: 'Places in the order they are passed' }),
    mayTrack: flag('Whether positions of the vehicle are taken'),
    expiresAt: instant('The link opens until'),
    serverTime: instant('Now, by our clock'),
  },
  { title: 'Delivery as its driver sees it' },
);

export type PublicDelivery = Static<typeof publicDelivery>;
export type PublicStop = PublicDelivery['stops'][number];
export type PublicBatch = PublicStop['batches'][number];

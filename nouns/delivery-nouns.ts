import { deliveryBatch } from './delivery-batch.ts';
import { deliveryBatchItem } from './delivery-batch-item.ts';
import { deliveryDocument } from './delivery-document.ts';
import { deliveryDocumentLine } from './delivery-document-line.ts';
import { deliveryRoute } from './delivery-route.ts';
import { routeStop } from './route-stop.ts';

/** What goes with a delivery: routes with their stops, batches with their items, and papers with their lines. */
export const deliveryNouns = [
  ...[deliveryRoute, routeStop],
  ...[deliveryBatch, deliveryBatchItem],
  ...[deliveryDocument, deliveryDocumentLine],
] as const;

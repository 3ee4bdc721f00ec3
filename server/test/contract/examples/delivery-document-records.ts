import { created, type Make, requisitions } from './made.ts';

const logistics = '/api/v1/logistics';

/** Delivery documents are made of a requisition. */
export const deliveryDocumentRecords: Record<string, Make> = {
  [`${logistics}/documents/:documentId`]: async (made) => {
    const requisition = await created(made, requisitions);
    const path = `${logistics}/procurements/:procurementId/documents`;
    return created(made, path, path.replace(':procurementId', requisition));
  },
  [`${logistics}/procurements/:procurementId`]: (made) => created(made, requisitions),
};

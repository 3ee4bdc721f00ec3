import type { Place } from './imports.routes.tsx';

const catalog = '/api/v1/catalog/exchange';
const requisition = '/api/v1/purchase-requisitions/{procurementId}/exchange';

/**
 * Files of all nouns have the same addresses below the noun's own, with the same bodies and answers; those of a requisition know
 * the most, so their types serve for all.
 */
export function pathsOf({ requisition: procurementId }: Place) {
  const base = (procurementId ? requisition : catalog) as typeof requisition;
  return {
    template: `${base}/template`,
    targets: `${base}/columns`,
    imports: `${base}/imports`,
    fromMail: `${base}/imports/from-mail`,
    one: `${base}/imports/{jobId}`,
    rows: `${base}/imports/{jobId}/rows`,
    errors: `${base}/imports/{jobId}/errors`,
    preview: `${base}/imports/{jobId}/preview`,
    apply: `${base}/imports/{jobId}/apply`,
    path: (jobId = '') => ({ procurementId: procurementId ?? '', jobId }),
  } as const;
}

/** Where the server tells of an import, for who has left its page. */
export const addressOf = ({ requisition: procurementId }: Place, jobId: string) =>
  `${(procurementId ? requisition : catalog).replace('{procurementId}', procurementId ?? '')}/imports/${jobId}`;

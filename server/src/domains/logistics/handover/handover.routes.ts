import { act, del, get, post, routes } from '../../../kernel/routes.ts';
import { mostItems } from '../batches/delivery-batch.input.ts';
import { type LinkHost, linkHosts } from './links/link-host.ts';
import { makeLink } from './links/operations/make-link.ts';
import { readLink } from './links/operations/read-link.ts';
import { revokeLink } from './links/operations/revoke-link.ts';
import { arriveByLink } from './public/operations/arrive-by-link.ts';
import { handOverByLink } from './public/operations/hand-over-by-link.ts';
import { loadByLink } from './public/operations/load-by-link.ts';
import { readDelivery } from './public/operations/read-delivery.ts';
import { sendPhoto } from './public/operations/send-photo.ts';
import { sendPositions } from './public/operations/send-positions.ts';

const byToken = '/api/v1/public/v1/deliveries/:token';

/** Limits of whatever is reached by a driver's link. */
const byLink = { policies: ['public-token', 'public-link-ip'], guesses: 'public-link-guesses' };

const linkOf = (path: string, host: LinkHost) => [
  post(path, makeLink(host)),
  get(path, readLink(host)),
  del(path, revokeLink(host)),
];

export const handoverRoutes = [
  ...routes('Logistics', [
    ...linkOf('/api/v1/logistics/routes/:routeId/driver-link', linkHosts.route),
    ...linkOf('/api/v1/logistics/batches/:batchId/driver-link', linkHosts.batch),
  ]),
  ...routes('Driver links', [
    get(byToken, readDelivery, byLink),
    act(`${byToken}/stops/:stopId/arrived`, arriveByLink, byLink),
    act(`${byToken}/batches/:batchId/loaded`, loadByLink, byLink),
    act(`${byToken}/batches/:batchId/handed-over`, handOverByLink, { ...byLink, arrayItems: mostItems }),
    post(`${byToken}/batches/:batchId/photos`, sendPhoto, byLink),
    act(`${byToken}/positions`, sendPositions, byLink),
  ]),
];

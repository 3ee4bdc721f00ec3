import { finished } from 'node:stream/promises';
import type { Services } from '../../../kernel/services.ts';

/** Services whose store reads a file to its end, as if to keep it, and keeps nothing. */
export const withoutStoring = (services: Services): Services => ({
  ...services,
  files: {
    open: (key) => services.files.open(key),
    list: (tenantId, before) => services.files.list(tenantId, before),
    put: (_, body) => finished(body.resume()),
    remove: async () => {},
  },
});

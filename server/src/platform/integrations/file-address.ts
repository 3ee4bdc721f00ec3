import type { Call } from '../../kernel/integrations/call.ts';
import type { Services } from '../../kernel/services.ts';
import { linkSeconds, sealLink } from '../files/download-link.ts';

/** Addresses of files for one call: made when they are needed, and secrets of it, since whoever has one has the file. */
export const fileAddress =
  (services: Services, tenantId: string, cover: (secret: string) => void): Call['fileAddress'] =>
  ({ id: fileId, userId }) => {
    const expiresAt = new Date(Date.now() + linkSeconds * 1_000);
    const token = sealLink(services, { tenantId, userId, fileId, expiresAt });
    cover(token);
    return `${services.publicUrl}/api/v1/files/download/${token}`;
  };

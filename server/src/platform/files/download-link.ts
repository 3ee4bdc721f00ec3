import { notFound, refuse, words } from '../../kernel/problems/errors.ts';
import type { Services } from '../../kernel/services.ts';
import { bytesToUuid, uuidBytes } from '../../kernel/values/uuid.ts';

/** Who may fetch what, and until when. */
export interface DownloadLink {
  tenantId: string;
  /** The person it was made for; null when it was made for a key without a person. */
  userId: string | null;
  fileId: string;
  expiresAt: Date;
}

export const linkSeconds = 300;
const nobody = '00000000-0000-0000-0000-000000000000';
const purpose = 'file-download';

/** Sealed by the installation, so that it can be neither read nor changed outside. */
export function sealLink(services: Services, { tenantId, userId, fileId, expiresAt }: DownloadLink): string {
  const time = Buffer.alloc(6);
  time.writeUIntBE(expiresAt.getTime(), 0, 6);
  const parts = [tenantId, userId ?? nobody, fileId].map(uuidBytes);
  return services.sealToken(purpose, Buffer.concat([...parts, time]).toString('base64url'));
}

export function openLink(services: Services, token: string): DownloadLink {
  const opened = services.openToken(purpose, token);
  if (opened === null) throw notFound(words('Link', 'Ссылка'));
  const bytes = Buffer.from(opened, 'base64url');
  const [tenantId, userId, fileId] = [0, 16, 32].map((at) => bytesToUuid(bytes.subarray(at, at + 16))) as [
    string,
    string,
    string,
  ];
  const expiresAt = new Date(bytes.readUIntBE(48, 6));
  if (expiresAt.getTime() <= Date.now()) throw refuse('link_expired');
  return { tenantId, userId: userId === nobody ? null : userId, fileId, expiresAt };
}

import { type ConnectionOptions, rootCertificates } from 'node:tls';
import type { EmailSettings } from './email-settings.ts';

/** Whose certificates count: those the system trusts, and one of the company's own authority beside them. */
export const trusted = ({ certificate }: Pick<EmailSettings, 'certificate'>): ConnectionOptions => ({
  minVersion: 'TLSv1.2',
  ...(certificate !== undefined && { ca: [...rootCertificates, certificate] }),
});

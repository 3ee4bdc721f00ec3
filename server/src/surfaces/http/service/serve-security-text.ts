import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../../read-settings.ts';
import { serveFixed } from '../serve-fixed.ts';

const path = '/.well-known/security.txt';
const daysValid = 180;

/** Where whoever has found a weakness writes to (RFC 9116). It expires half a year after the day it is read, so it never runs out while the setting stands. */
export function serveSecurityText(
  app: FastifyInstance,
  { securityContact, publicUrl }: Pick<Settings, 'securityContact' | 'publicUrl'>,
) {
  if (securityContact === undefined) return;
  serveFixed(app, path, (_, reply) => {
    const ends = new Date(Date.now() + daysValid * 86_400_000);
    ends.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${ends.toISOString()}`,
      'Preferred-Languages: ru, en',
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${path}`]),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

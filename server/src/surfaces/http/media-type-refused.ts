import type { FastifyRequest } from 'fastify';
import { words } from '../../kernel/problems/errors.ts';
import { refuseParameter } from '../../kernel/problems/refuse-parameter.ts';

/** A body of a type that the route does not read: what came, and what is taken. */
export function mediaTypeRefused({ headers }: Pick<FastifyRequest, 'headers'>, taken: readonly string[]) {
  const given = headers['content-type']?.slice(0, 80);
  const list = taken.join(', ');
  return refuseParameter('unsupported_media_type', 'Content-Type', {
    in: 'header',
    code: 'enum',
    message: words(
      `${given === undefined ? 'none came' : `“${given}” came`}, and ${list} is read here`,
      `${given === undefined ? 'не пришёл' : `пришло «${given}»`}, а читается ${list}`,
    ),
    params: { allowed: taken },
    fix: words(
      `Send the body as ${taken[0]} and say so in Content-Type.`,
      `Передайте тело как ${taken[0]} и укажите это в Content-Type.`,
    ),
  });
}

export const jsonTypes = ['application/json', 'application/merge-patch+json'] as const;

import type { FastifyRequest } from 'fastify';
import { mediaTypesOf } from '../../kernel/download.ts';
import type { AnyOperation } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { refuseParameter } from '../../kernel/problems/refuse-parameter.ts';

const json = /application\/(json|problem\+json)/i;

/** Refuses a caller that accepts none of the operation's media types before anything is done. */
export function demandAcceptable({ headers: { accept } }: FastifyRequest, { output }: AnyOperation) {
  if (accept === undefined || accept === '' || accept.includes('*/*')) return;
  const types = mediaTypesOf(output) ?? ['application/json'];
  const asked = accept.toLowerCase();
  const answered = types.some((type) => {
    const [essence = ''] = type.split(';');
    return asked.includes(essence) || asked.includes(`${essence.split('/')[0]}/*`);
  });
  if (!answered && (mediaTypesOf(output) || !json.test(accept))) throw notAcceptable(accept, types);
}

const notAcceptable = (accept: string, types: readonly string[]) =>
  refuseParameter('not_acceptable', 'Accept', {
    in: 'header',
    code: 'enum',
    message: words(
      `“${accept.slice(0, 80)}” was asked for, and ${types.join(', ')} is answered here`,
      `запрошено «${accept.slice(0, 80)}», а здесь отвечают ${types.join(', ')}`,
    ),
    params: { allowed: types },
  });

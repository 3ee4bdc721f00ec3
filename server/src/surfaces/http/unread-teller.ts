import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/access/actor.ts';
import { Refusal } from '../../kernel/problems/errors.ts';
import type { Route } from '../../kernel/routes.ts';
import type { Door } from '../../platform/door/create-door.ts';
import { languageOf } from './error-reply.ts';
import { inputReader } from './input-reader.ts';

/** Runs the route's `leftUnread` for a body too large to read; the refusal stays the same whatever it does. */
export function unreadTeller(route: Route, door: Pick<Door, 'command'>) {
  const { leftUnread } = route.options;
  if (!leftUnread) return () => passOn;
  const { read } = inputReader({ ...route, operation: leftUnread });

  return (request: FastifyRequest, actor: Actor) => async (error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'payload_too_large') throw error;
    const visit = { requestId: request.id, language: languageOf(request.headers['accept-language']) };
    try {
      await door.command(leftUnread, actor, read(request), visit);
    } catch (cause) {
      if (!(cause instanceof Refusal)) request.log.error({ err: cause }, 'an unread body was not noted');
    }
    throw error;
  };
}

const passOn = (error: unknown): never => {
  throw error;
};

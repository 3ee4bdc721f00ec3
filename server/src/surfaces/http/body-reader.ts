import type { FastifyRequest } from 'fastify';
import { type Actor, authorize } from '../../kernel/access/actor.ts';
import { rawBodyOf } from '../../kernel/intake/raw-body.ts';
import { streamedBodyOf } from '../../kernel/intake/streamed-body.ts';
import { needsForm, uploadFieldsOf } from '../../kernel/intake/upload.ts';
import type { Route } from '../../kernel/routes.ts';
import type { Door } from '../../platform/door/create-door.ts';
import { jsonTypes, mediaTypeRefused } from './media-type-refused.ts';
import { isJson, readForm } from './read-form.ts';
import { readRaw } from './read-raw.ts';
import { streamedBodyFrom } from './read-streamed.ts';
import type { Spool } from './spool.ts';
import { unreadTeller } from './unread-teller.ts';

/** Reads forms, streams and raw bodies, which the framework leaves unread; JSON is already parsed. */
export function bodyReader(route: Route, door: Door) {
  const { operation } = route;
  const files = uploadFieldsOf(operation.input);
  const formAlone = needsForm(operation.input);
  const raw = rawBodyOf(operation.input);
  const streamed = streamedBodyOf(operation.input);
  const tellUnread = unreadTeller(route, door);

  return {
    /** Before authentication: refuses a body of the wrong kind. */
    expect(request: FastifyRequest, spool: Spool | undefined) {
      if (streamed && spool) request.body = { [streamed]: streamedBodyFrom(request, spool) };
      else if (spool && !request.isMultipart() && (formAlone || !isJson(request)))
        throw mediaTypeRefused(request, formAlone ? [form] : [form, ...jsonTypes]);
    },
    /** Nothing is received from a caller without the right to send it. */
    async read(request: FastifyRequest, actor: Actor, spool: Spool | undefined) {
      if (spool && request.body === undefined) {
        authorize(actor, operation);
        request.body = await readForm(request, files, spool);
      }
      if (raw) request.body = await readRaw(request, raw.maxBytes).catch(tellUnread(request, actor));
    },
  };
}

const form = 'multipart/form-data';

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../kernel/problems/problem-body.ts';
import { isHeld } from '../is-held.ts';
import { pagePolicy } from './layout.ts';

export const textTypes = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
};

type Send = (request: FastifyRequest, reply: FastifyReply, type: string, body: string) => FastifyReply;

/** How pages are sent: those that change only with the build are made once and kept. */
export interface PageServer {
  sendKept(request: FastifyRequest, reply: FastifyReply, type: string, name: string, make: () => string): FastifyReply;
  sendMade: Send;
}

export function createPageServer(): PageServer {
  const shelf = new Map<string, Tagged>();
  return {
    sendKept(request, reply, type, name, make) {
      const kept = shelf.get(name) ?? tagged(make());
      shelf.set(name, kept);
      return send(request, reply, type, kept);
    },
    sendMade: (request, reply, type, body) => send(request, reply, type, tagged(body)),
  };
}

interface Tagged {
  body: string;
  etag: string;
}

const tagged = (body: string): Tagged => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
});

function send(request: FastifyRequest, reply: FastifyReply, type: string, { body, etag }: Tagged): FastifyReply {
  reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=300', etag, vary: 'Accept' });
  reply.header(
    'content-security-policy',
    type === textTypes.html ? pagePolicy : "default-src 'none'; frame-ancestors 'none'",
  );
  if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.send(body);
}

/** Russian first; `?lang=en` for English. */
export function languageAsked(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: string };
  return lang === 'en' ? 'en' : 'ru';
}

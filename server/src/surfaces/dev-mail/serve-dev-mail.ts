import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../../kernel/errors.ts';
import { readMailDir } from '../../platform/mail/read-mail-dir.ts';
import { letterPage, mailPage } from './mail-pages.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'";

/** The letters of an installation without a mail server, to be read in the browser. Never served in production. */
export function serveDevMail(app: FastifyInstance, mailDir: string) {
  app.get('/dev/mail', async (_, reply) => send(reply, mailPage(await readMailDir(mailDir))));
  app.get('/dev/mail.json', async () => ({
    items: (await readMailDir(mailDir)).map(({ name, subject, to, date, text }) => ({ name, subject, to, date, text })),
  }));
  app.get('/dev/mail/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    // Looked up among the names of the folder, so no path can lead out of it.
    const letter = (await readMailDir(mailDir, 10_000)).find((one) => one.name === name);
    if (!letter) throw refuse('not_found');
    return send(reply, letterPage(letter));
  });
}

const send = (reply: FastifyReply, html: string) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('Content-Security-Policy', policy).send(html);

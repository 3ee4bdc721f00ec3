import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostnameOf, isOwnMachine } from '../../kernel/access/own-machine.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import { readMailDir } from '../../platform/mail/read-mail-dir.ts';
import { letterPage, mailPage } from './mail-pages.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'";

/** Shows the letters of an installation without a mail server in a browser on the same machine. */
export function serveDevMail(app: FastifyInstance, mailDir: string) {
  const onRequest = async (request: FastifyRequest) => demandOwnMachine(request);
  app.get('/dev/mail', { onRequest }, async (_, reply) => send(reply, mailPage(await readMailDir(mailDir))));
  app.get('/dev/mail.json', { onRequest }, async () => ({
    items: (await readMailDir(mailDir)).map(({ name, subject, to, date, text }) => ({ name, subject, to, date, text })),
  }));
  app.get('/dev/mail/:name', { onRequest }, async (request, reply) => {
    const { name } = request.params as { name: string };
    // Looked up in the folder's listing, so no path can lead out of it.
    const letter = (await readMailDir(mailDir, 10_000)).find((one) => one.name === name);
    if (!letter) throw refuse('not_found');
    return send(reply, letterPage(letter));
  });
}

/**
 * A foreign page may point its own host name here (DNS rebinding): the browser still sends that name as `Host`. A proxy in
 * front is recognised by its headers.
 */
function demandOwnMachine({ ip, headers }: FastifyRequest) {
  const direct = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  if (direct && isOwnMachine(ip) && isOwnMachine(hostnameOf(headers.host) ?? '')) return;
  throw refuse(
    'forbidden',
    words(
      'Letters are shown only to this machine: open http://localhost with its port there, or set SMTP_URL.',
      'Письма показываются только на этой машине: откройте на ней http://localhost с портом или задайте SMTP_URL.',
    ),
  );
}

const send = (reply: FastifyReply, html: string) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('Content-Security-Policy', policy).send(html);

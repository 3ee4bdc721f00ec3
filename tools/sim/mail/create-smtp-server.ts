import { SMTPServer } from 'smtp-server';

interface TakenLetter {
  from: string;
  to: string[];
  raw: string;
  user: string | null;
  encrypted: boolean;
}

interface Options {
  users?: Readonly<Record<string, string>>;
  tokens?: Readonly<Record<string, string>>;
  tls?: { key: string; cert: string };
  implicit?: boolean;
}

/** A mail server for sending: signs in, encrypts, takes letters, and misbehaves as planned. */
export function createSmtpServer({ users, tokens = {}, tls, implicit = false }: Options) {
  const letters: TakenLetter[] = [];
  const plan = {
    /** Answers to recipients, by address. */
    refuse: new Map<string, { code: number; text: string }>(),
    /** Refuses so many letters for now, as greylisting does. */
    greylist: 0,
    /** Takes the letter whole and is gone before the last word. */
    dropAfterData: false,
    /** Is gone in the middle of the letter. */
    dropDuringData: false,
    /** Takes nobody's password any more, as after it was changed. */
    refuseSignIn: false,
    refuseData: null as { code: number; text: string } | null,
  };
  const tries = { connections: 0, letters: 0 };

  const server = new SMTPServer({
    ...(tls && { key: tls.key, cert: tls.cert }),
    secure: implicit,
    hideSTARTTLS: !tls || implicit,
    authMethods: ['PLAIN', 'LOGIN', 'XOAUTH2'],
    authOptional: users === undefined,
    allowInsecureAuth: tls === undefined,
    size: 30 * 1024 * 1024,
    onConnect(_session, done) {
      tries.connections += 1;
      done();
    },
    onAuth(auth, _session, done) {
      const { username = '', password, accessToken } = auth;
      const right = accessToken
        ? tokens[username] === accessToken
        : users?.[username] !== undefined && users[username] === password;
      if (right && !plan.refuseSignIn) done(null, { user: username });
      else done(Object.assign(new Error('wrong login or password'), { responseCode: 535 }));
    },
    onRcptTo({ address }, _session, done) {
      if (plan.greylist > 0) {
        plan.greylist -= 1;
        return done(Object.assign(new Error('4.7.1 come back later'), { responseCode: 451 }));
      }
      const refusal = plan.refuse.get(address);
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    },
    onData(stream, session, done) {
      tries.letters += 1;
      const drop = () => {
        for (const one of server.connections as Set<{ session: { id: string }; _socket: { destroy(): void } }>)
          if (one.session.id === session.id) one._socket.destroy();
      };
      if (plan.dropDuringData) {
        stream.once('data', drop);
        stream.resume();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (plan.refuseData)
          return done(Object.assign(new Error(plan.refuseData.text), { responseCode: plan.refuseData.code }));
        letters.push({
          from: session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address,
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
          user: (session.user as string | undefined) ?? null,
          encrypted: session.secure,
        });
        if (plan.dropAfterData) drop();
        else done();
      });
    },
  });
  server.on('error', () => {});

  return {
    letters,
    plan,
    tries,
    /** The largest letter it says it takes. */
    limitSize(bytes: number) {
      server.options.size = bytes;
    },
    listen: () =>
      new Promise<number>((resolve) =>
        server.listen(0, '127.0.0.1', () => resolve((server.server.address() as { port: number }).port)),
      ),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

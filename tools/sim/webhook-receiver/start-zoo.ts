import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { BEHAVIOURS, type Behaviour, delayedAnswer } from './behaviours.ts';
import { type Certificates, makeCertificates } from './make-certificates.ts';

export type Zoo = {
  /** Where the receiver of this behaviour listens: a name of `BEHAVIOURS`, `after-<ms>`, or one of `TLS_RECEIVERS` and `SIX_RECEIVERS`. */
  readonly url: (behaviour: string) => string;
  /** Whether `SIX_RECEIVERS` listen. */
  readonly hasSix: boolean;
  /** Requests that arrived, whole or in part; for all behaviours when none is named. */
  readonly hits: (behaviour?: string) => number;
  /** Bytes the receiver managed to send with this behaviour. */
  readonly sent: (behaviour: string) => number;
  /** The authority that the good TLS receiver's certificate comes from, PEM. */
  readonly ca: string;
  readonly close: () => Promise<void>;
};

export const TLS_RECEIVERS = [
  'tls-good',
  'tls-expired',
  'tls-wrong-host',
  'tls-self-signed',
  'tls-1.0',
  'tls-mute',
  'tls-none',
];

/** At `::1`, where the machine has it; the second speaks TLS. */
export const SIX_RECEIVERS = ['six', 'tls-six'];

/** Starts a misbehaving receiver on 127.0.0.1: one plain port for all behaviours and one port per kind of TLS. */
export async function startZoo(): Promise<Zoo> {
  const hits = new Map<string, number>();
  const sent = new Map<string, number>();
  const sockets = new Set<Socket>();
  const certificates = makeCertificates();
  const serve = (fixed?: string) => (socket: Socket) => receive(socket, fixed);
  const plain = createServer(serve());
  const instant = new Map(INSTANT.map((name) => [name, createServer(serve(name))]));
  const secure = new Map(TLS_RECEIVERS.map((name) => [name, tlsServer(name, certificates, serve(name))]));
  const six = new Map(
    SIX_RECEIVERS.map((name) => [
      name,
      name === 'six' ? createServer(serve()) : tlsServer(name, certificates, serve(name)),
    ]),
  );
  const servers = [plain, ...instant.values(), ...secure.values()];
  await Promise.all(servers.map((server) => listen(server, '127.0.0.1')));
  const hasSix = (await Promise.all([...six.values()].map((server) => listen(server, '::1')))).every(Boolean);
  if (hasSix) servers.push(...six.values());
  return { url, hasSix, hits: countHits, sent: (behaviour) => sent.get(behaviour) ?? 0, ca: certificates.ca, close };

  function url(behaviour: string): string {
    const tls = secure.get(behaviour);
    if (tls !== undefined) return `https://127.0.0.1:${portOf(tls)}/${behaviour}`;
    const atSix = six.get(behaviour);
    if (atSix !== undefined) return `http${behaviour === 'six' ? '' : 's'}://[::1]:${portOf(atSix)}/${behaviour}`;
    if (!/^after-\d+$/.test(behaviour) && !(behaviour in BEHAVIOURS)) throw new Error(`No receiver does ${behaviour}`);
    return `http://127.0.0.1:${portOf(instant.get(behaviour) ?? plain)}/${behaviour}`;
  }

  function countHits(behaviour?: string): number {
    if (behaviour !== undefined) return hits.get(behaviour) ?? 0;
    return [...hits.values()].reduce((sum, count) => sum + count, 0);
  }

  function receive(socket: Socket, fixed: string | undefined): void {
    sockets.add(socket);
    let current = fixed;
    let last = fixed;
    let request = Buffer.alloc(0);
    const act = (behaviour: Behaviour | undefined): void => {
      hits.set(current ?? '', (hits.get(current ?? '') ?? 0) + 1);
      behaviour?.act(socket);
    };
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      if (last !== undefined) sent.set(last, (sent.get(last) ?? 0) + socket.bytesWritten);
    });
    if (fixed !== undefined && BEHAVIOURS[fixed]?.stage === 'accepted') return act(BEHAVIOURS[fixed]);
    socket.on('data', (chunk) => {
      if (fixed === 'tls-none' || fixed === 'tls-mute')
        return act(fixed === 'tls-none' ? BEHAVIOURS['not-http'] : undefined);
      request = Buffer.concat([request, chunk]);
      current ??= /^[A-Z]+ \/([^ ?]*)/.exec(request.toString('latin1'))?.[1];
      last = current;
      const behaviour = behaviourOf(current);
      if (behaviour?.stage !== 'first-bytes' && !isWhole(request)) return;
      act(behaviour);
      request = Buffer.alloc(0);
      current = fixed;
    });
  }

  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  }
}

// These act before the path of a request is known, so each has a port of its own.
const INSTANT = Object.keys(BEHAVIOURS).filter((name) => BEHAVIOURS[name]?.stage === 'accepted');

function behaviourOf(name: string | undefined): Behaviour | undefined {
  if (name === undefined) return undefined;
  const delay = /^after-(\d+)$/.exec(name)?.[1];
  if (delay !== undefined) return delayedAnswer(Number(delay));
  return BEHAVIOURS[name] ?? BEHAVIOURS['200'];
}

function isWhole(request: Buffer): boolean {
  const end = request.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /content-length: *(\d+)/i.exec(request.toString('latin1', 0, end))?.[1] ?? '0';
  return request.length >= end + 4 + Number(length);
}

function tlsServer(name: string, certificates: Certificates, serve: (socket: Socket) => void): Server {
  if (name === 'tls-mute' || name === 'tls-none') return createServer(serve);
  const options: TlsOptions = {
    ...(name === 'tls-expired' ? certificates.expired : certificates.good),
    ...(name === 'tls-wrong-host' && certificates.wrongHost),
    ...(name === 'tls-self-signed' && certificates.selfSigned),
    ...(name === 'tls-1.0' && { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'ALL@SECLEVEL=0' }),
  };
  return createTlsServer(options, serve).on('tlsClientError', () => {});
}

/** False where the machine has no such address. */
function listen(server: Server, host: string): Promise<boolean> {
  return new Promise((done) => {
    server.once('error', () => done(false));
    server.listen(0, host, () => done(true));
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

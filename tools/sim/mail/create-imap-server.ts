import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import { folderFromWire, folderOnWire, numbersIn, quoted, wordsOf } from './imap-text.ts';

interface StoredLetter {
  uid: number;
  raw: Buffer;
  at: Date;
}

interface Folder {
  validity: number;
  next: number;
  letters: StoredLetter[];
  use?: string;
}

interface Options {
  users: Readonly<Record<string, string>>;
  /** Access tokens by user, for XOAUTH2. */
  tokens?: Readonly<Record<string, string>>;
  tls?: { key: string; cert: string };
  /** From the first byte, or by STARTTLS. */
  implicit?: boolean;
}

/** One command as it was received; passwords and tokens are not written down. */
interface Received {
  command: string;
  rest: string;
  encrypted: boolean;
}

/** A mail server for reading, after RFC 3501: real folders, numbers, encryption; whatever would change a mailbox is refused and noted. */
export function createImapServer({ users, tokens = {}, tls, implicit = false }: Options) {
  const folders = new Map<string, Folder>([
    ['INBOX', { validity: 1, next: 1, letters: [] }],
    ['Sent', { validity: 1, next: 1, letters: [], use: '\\Sent' }],
  ]);
  const journal: Received[] = [];
  const sockets = new Set<Socket>();
  /** Faults planned: letters to give before the connection breaks, commands to refuse. */
  const plan = { breakAfter: Number.POSITIVE_INFINITY, refuse: new Map<string, string>() };

  const greet = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    talk(socket, implicit, true);
  };
  const server: Server = implicit && tls ? createTlsServer(tls, greet) : createServer(greet);

  function talk(socket: Socket, encrypted: boolean, greeting: boolean) {
    let waiting = Buffer.alloc(0);
    let open: Folder | null = null;
    let user: string | null = null;
    /** What the next line is for, where a command asked for one. */
    let awaited: ((line: string) => void) | null = null;
    const say = (text: string | Buffer) => socket.write(text);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      waiting = Buffer.concat([waiting, chunk]);
      for (let command = cut(); command !== null; command = cut()) answer(command.line, command.literals);
    });
    const abilities = `IMAP4rev1 LITERAL+ SASL-IR SPECIAL-USE AUTH=PLAIN AUTH=XOAUTH2${tls && !encrypted ? ' STARTTLS' : ''}`;
    if (greeting) say(`* OK [CAPABILITY ${abilities}] simulator ready\r\n`);

    /** A whole command, literals included; null while it is still coming. */
    function cut(): { line: string; literals: string[] } | null {
      const literals: string[] = [];
      let line = '';
      let at = 0;
      for (;;) {
        const end = waiting.indexOf('\r\n', at);
        if (end < 0) return null;
        const part = waiting.toString('utf8', at, end);
        line += part;
        at = end + 2;
        const literal = /\{(\d+)(\+?)\}$/.exec(part);
        if (!literal) break;
        const size = Number(literal[1]);
        if (waiting.length < at + size) {
          if (!literal[2]) say('+ go on\r\n');
          return null;
        }
        literals.push(waiting.toString('utf8', at, at + size));
        at += size;
      }
      waiting = waiting.subarray(at);
      return { line, literals };
    }

    function answer(line: string, literals: readonly string[]) {
      if (awaited) {
        const take = awaited;
        awaited = null;
        return take(line);
      }
      const [tag = '*', ...given] = wordsOf(line, literals);
      const uid = given[0]?.toUpperCase() === 'UID';
      const [verb = '', ...rest] = uid ? given.slice(1) : given;
      const command = `${uid ? 'UID ' : ''}${verb.toUpperCase()}`;
      const secret = command === 'LOGIN' || command === 'AUTHENTICATE';
      journal.push({ command, rest: secret ? '' : rest.join(' '), encrypted });
      const refusal = plan.refuse.get(command);
      if (refusal) return say(`${tag} ${refusal}\r\n`);
      const done = (text = 'OK done') => say(`${tag} ${text}\r\n`);
      switch (command) {
        case 'CAPABILITY':
          say(`* CAPABILITY ${abilities}\r\n`);
          return done();
        case 'ID':
          say('* ID NIL\r\n');
          return done();
        case 'NOOP':
        case 'CHECK':
          return done();
        case 'NAMESPACE':
          say('* NAMESPACE (("" "/")) NIL NIL\r\n');
          return done();
        case 'LOGOUT':
          say('* BYE\r\n');
          done();
          return socket.end();
        case 'STARTTLS':
          if (!tls || encrypted) return done('BAD no');
          done();
          return upgrade();
        case 'LOGIN':
          return signIn(done, rest[0] ?? '', rest[1] ?? '');
        case 'AUTHENTICATE':
          return authenticate(done, rest[0]?.toUpperCase() ?? '', rest[1] ?? '');
      }
      if (user === null) return done('NO sign in first');
      switch (command) {
        case 'LIST':
        case 'LSUB':
          if (rest[1] === '') {
            say(`* ${command} (\\Noselect) "/" ""\r\n`);
            return done();
          }
          for (const [name, { use }] of folders)
            say(`* ${command} (\\HasNoChildren${use ? ` ${use}` : ''}) "/" ${quoted(folderOnWire(name))}\r\n`);
          return done();
        case 'EXAMINE': {
          const found = folders.get(folderFromWire(rest[0] ?? ''));
          if (!found) return done('NO [NONEXISTENT] no such folder');
          open = found;
          say(`* ${found.letters.length} EXISTS\r\n* 0 RECENT\r\n* FLAGS (\\Seen)\r\n`);
          say(`* OK [UIDVALIDITY ${found.validity}] ok\r\n* OK [UIDNEXT ${found.next}] ok\r\n`);
          return done('OK [READ-ONLY] done');
        }
        case 'CLOSE':
        case 'UNSELECT':
          open = null;
          return done();
        case 'UID SEARCH':
          say(
            `* SEARCH${
              open
                ? search(open, rest)
                    .map((n) => ` ${n}`)
                    .join('')
                : ''
            }\r\n`,
          );
          return done();
        case 'UID FETCH':
          if (open && give(open, rest[0] ?? '', rest.slice(1).join(' '))) done();
          return;
        default:
          return done('BAD this server is for reading');
      }
    }

    function signIn(done: (text?: string) => void, name: string, password: string) {
      if (tls && !encrypted) return done('NO [PRIVACYREQUIRED] encrypt first');
      if (users[name] === undefined || users[name] !== password)
        return done('NO [AUTHENTICATIONFAILED] wrong login or password');
      user = name;
      done();
    }

    function authenticate(done: (text?: string) => void, method: string, initial: string): void {
      if (initial === '') {
        awaited = (line) => authenticate(done, method, line);
        return void say('+ \r\n');
      }
      const text = Buffer.from(initial, 'base64').toString('utf8');
      if (method === 'PLAIN') {
        const [, name = '', password = ''] = text.split('\0');
        return signIn(done, name, password);
      }
      const [, name = '', token = ''] = /^user=([^\x01]*)\x01auth=Bearer ([^\x01]*)\x01\x01$/.exec(text) ?? [];
      if (method !== 'XOAUTH2' || tokens[name] === undefined || tokens[name] !== token)
        return done('NO [AUTHENTICATIONFAILED] wrong token');
      user = name;
      done();
    }

    function upgrade() {
      socket.removeAllListeners('data');
      const secured = new TLSSocket(socket, { isServer: true, key: tls?.key, cert: tls?.cert });
      talk(secured, true, false);
    }

    function search({ letters }: Folder, criteria: readonly string[]): number[] {
      const uids = letters.map(({ uid }) => uid);
      const by = criteria[0]?.toUpperCase();
      if (by === 'UID') return numbersIn(criteria[1] ?? '', uids);
      if (by !== 'HEADER') return uids;
      const wanted = `${criteria[1]}: ${criteria[2]}`.toLowerCase();
      return letters.filter(({ raw }) => raw.toString('latin1').toLowerCase().includes(wanted)).map(({ uid }) => uid);
    }

    /** False when the connection broke on purpose. */
    function give(folder: Folder, set: string, wanted: string): boolean {
      const uids = new Set(
        numbersIn(
          set,
          folder.letters.map(({ uid }) => uid),
        ),
      );
      for (const [index, { uid, raw, at }] of folder.letters.entries()) {
        if (!uids.has(uid)) continue;
        const whole = /BODY\.PEEK\[\]/i.test(wanted);
        if (/BODY\[/i.test(wanted)) journal.push({ command: 'MARKS READ', rest: wanted, encrypted });
        if (whole && plan.breakAfter-- <= 0) {
          plan.breakAfter = Number.POSITIVE_INFINITY;
          socket.destroy();
          return false;
        }
        const items = [`UID ${uid}`];
        if (/RFC822\.SIZE/i.test(wanted)) items.push(`RFC822.SIZE ${raw.length}`);
        if (/INTERNALDATE/i.test(wanted)) items.push(`INTERNALDATE "${internalDate(at)}"`);
        if (/ENVELOPE/i.test(wanted)) items.push('ENVELOPE (NIL NIL NIL NIL NIL NIL NIL NIL NIL NIL)');
        say(`* ${index + 1} FETCH (${items.join(' ')}`);
        if (whole) say(Buffer.concat([Buffer.from(` BODY[] {${raw.length}}\r\n`), raw]));
        say(')\r\n');
      }
      return true;
    }
  }

  return {
    journal,
    plan,
    folder(name: string): Folder {
      const held = folders.get(name) ?? { validity: 1, next: 1, letters: [] };
      folders.set(name, held);
      return held;
    },
    /** Puts a letter into a folder, as a mail server that has received it. */
    deliver(raw: string | Buffer, name = 'INBOX', at = new Date()): number {
      const folder = this.folder(name);
      const uid = folder.next++;
      folder.letters.push({ uid, raw: Buffer.isBuffer(raw) ? raw : Buffer.from(raw.replace(/\r?\n/g, '\r\n')), at });
      return uid;
    },
    /** Numbers all letters of a folder anew, as a server does after a restore. */
    renumber(name = 'INBOX') {
      const folder = this.folder(name);
      folder.validity += 1;
      for (const [index, letter] of folder.letters.entries()) letter.uid = index + 101;
      folder.next = folder.letters.length + 101;
    },
    listen: () =>
      new Promise<number>((resolve) =>
        server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
      ),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (n: number) => String(n).padStart(2, '0');

const internalDate = (at: Date) =>
  `${two(at.getUTCDate())}-${months[at.getUTCMonth()]}-${at.getUTCFullYear()} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0000`;

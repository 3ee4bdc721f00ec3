import iconv from 'iconv-lite';
import { Judge } from './judge.ts';
import { type Got, sendRequest } from './send-request.ts';

export interface Access {
  address: string;
  login: string;
  password: string;
}

/** What a client may do otherwise than the usual one. */
export interface Habits {
  /** Older ones know nothing of the key. */
  sendsKey?: boolean;
  /** Where a part ends, in bytes from its beginning; the limit of the server where it says nothing. */
  splitAt?: (left: number) => number;
  /** How many calls of import it has patience for. */
  mostRounds?: number;
}

interface Call {
  mode: string;
  type: string;
  filename: string | undefined;
  answer: string[];
  ms: number;
}

const mostMs = 30_000;

/** Plays 1C at the other end of an exchange with a site, and holds the server to the protocol at every step. */
export class OneC {
  readonly judge = new Judge();
  readonly journal: Call[] = [];
  readonly access: Access;
  readonly habits: Habits;
  cookie = '';
  key = '';
  fileLimit = 0;
  zip = false;

  constructor(access: Access, habits: Habits = {}) {
    this.access = access;
    this.habits = habits;
  }

  /** CM-01: lines of the answer; a refusal is answered as it came. */
  async checkauth(type = 'catalog', password = this.access.password): Promise<string[]> {
    const basic = Buffer.from(`${this.access.login}:${password}`).toString('base64');
    const lines = await this.#ask(type, 'checkauth', undefined, { headers: { authorization: `Basic ${basic}` } });
    if (lines[0] !== 'success') return lines;
    this.judge.hold(
      'CM-01',
      lines.length >= 3 && /^[\w.-]+$/.test(lines[1] ?? ''),
      'the second line is no name of a cookie',
    );
    this.judge.hold(
      'CM-01',
      /^[\x21-\x3a\x3c-\x7e]{16,}$/.test(lines[2] ?? ''),
      'the third line is no value of a cookie',
    );
    const key = lines.slice(3).find((line) => line.startsWith('sessid='));
    this.judge.hold('CM-01', key !== undefined, 'there is no session key');
    this.cookie = `${lines[1]}=${lines[2]}`;
    this.key = this.habits.sendsKey === false ? '' : (key ?? '');
    return lines;
  }

  async init(type = 'catalog'): Promise<void> {
    const lines = await this.#ask(type, 'init');
    const limit = /^file_limit=(\d+)$/.exec(lines[1] ?? '')?.[1];
    this.judge.hold('CM-04', /^zip=(yes|no)$/.test(lines[0] ?? ''), `the first line is «${lines[0]}»`);
    this.judge.hold('CM-04', limit !== undefined, `the second line is «${lines[1]}»`);
    this.zip = lines[0] === 'zip=yes';
    this.fileLimit = Number(limit ?? 1_000_000);
  }

  /** CM-05: a file in parts, cut wherever it happens. */
  async send(filename: string, bytes: Buffer, type = 'catalog'): Promise<string[]> {
    let lines: string[] = [];
    for (let at = 0; at < bytes.length; ) {
      const left = bytes.length - at;
      const size = Math.max(1, Math.min(this.fileLimit, left, this.habits.splitAt?.(left) ?? this.fileLimit));
      lines = await this.part(filename, bytes.subarray(at, at + size), type);
      if (lines[0] !== 'success') return lines;
      at += size;
    }
    return lines;
  }

  async part(filename: string, bytes: Buffer, type = 'catalog'): Promise<string[]> {
    return this.#ask(type, 'file', filename, { method: 'POST', body: bytes });
  }

  /** Hangs up in the middle of a part, as a broken line does. */
  async brokenPart(filename: string, bytes: Buffer, cutAfter: number): Promise<void> {
    const url = this.#url('catalog', 'file', filename);
    await sendRequest({ method: 'POST', url, headers: { cookie: this.cookie }, body: bytes, cutAfter }).catch(
      () => undefined,
    );
  }

  /** CM-06: asks until the file is done; answers the lines of the last answer. */
  async import(filename: string, type = 'catalog'): Promise<string[]> {
    for (let round = 1; ; round += 1) {
      const lines = await this.#ask(type, 'import', filename);
      if (lines[0] !== 'progress') return lines;
      if (round >= (this.habits.mostRounds ?? 200)) {
        this.judge.hold('CM-06', false, `${filename} is not done after ${round} calls`);
        return lines;
      }
    }
  }

  async end(): Promise<void> {
    for (const mode of ['deactivate', 'complete']) {
      const lines = await this.#ask('catalog', mode);
      this.judge.hold('CM-07', lines[0] === 'success', `${mode} answers «${lines[0]}»`);
    }
  }

  /** CM-08, CM-09: the documents as text, decoded by what they say of themselves. */
  async query(): Promise<string> {
    const got = await this.#call('sale', 'query', undefined);
    const head = got.bytes.subarray(0, 200).toString('latin1');
    const declared = /^<\?xml[^>]*encoding="([^"]+)"/.exec(head)?.[1];
    this.judge.hold('CM-09', declared !== undefined, `the prolog is «${head.slice(0, 60)}»`);
    const text = iconv.decode(got.bytes, declared ?? 'utf-8');
    this.judge.hold('CM-09', !text.includes('\ufffd'), `the bytes are not ${declared}`);
    return text;
  }

  async confirm(): Promise<string[]> {
    const lines = await this.#ask('sale', 'success');
    this.judge.hold('CM-08', lines[0] === 'success', `success answers «${lines[0]}»`);
    return lines;
  }

  /** A call that is made as it is given, for what no honest client does. */
  async raw(
    type: string,
    mode: string,
    filename?: string,
    more: { cookie?: string; key?: string; method?: 'GET' | 'POST'; body?: Buffer } = {},
  ) {
    const { cookie = this.cookie, key = this.key, ...sent } = more;
    const saved = [this.cookie, this.key] as const;
    [this.cookie, this.key] = [cookie, key];
    try {
      return await this.#ask(type, mode, filename, sent);
    } finally {
      [this.cookie, this.key] = saved;
    }
  }

  #url(type: string, mode: string, filename?: string): string {
    const name = filename === undefined ? '' : `&filename=${encodeURIComponent(filename)}`;
    return `${this.access.address}?type=${type}&mode=${mode}${name}${this.key ? `&${this.key}` : ''}`;
  }

  async #ask(
    type: string,
    mode: string,
    filename?: string,
    more: { headers?: Record<string, string>; method?: 'GET' | 'POST'; body?: Buffer } = {},
  ) {
    const got = await this.#call(type, mode, filename, more);
    const charset = /charset=([\w-]+)/i.exec(String(got.headers['content-type']))?.[1] ?? 'utf-8';
    const lines = iconv
      .decode(got.bytes, charset)
      .split(/\r?\n/)
      .filter((line) => line !== '');
    this.journal.push({ mode, type, filename, answer: lines, ms: 0 });
    const outcome = mode === 'init' ? true : ['success', 'progress', 'failure'].includes(lines[0] ?? '');
    this.judge.hold('CM-02', outcome, `${mode} answers «${lines[0]}»`);
    if (lines[0] === 'failure') this.judge.hold('CM-02', (lines[1] ?? '') !== '', `${mode} gives no reason`);
    return lines;
  }

  async #call(
    type: string,
    mode: string,
    filename?: string,
    more: { headers?: Record<string, string>; method?: 'GET' | 'POST'; body?: Buffer } = {},
  ): Promise<Got> {
    const began = performance.now();
    const headers = { ...(this.cookie && mode !== 'checkauth' && { cookie: this.cookie }), ...more.headers };
    const got = await sendRequest({
      method: more.method ?? 'GET',
      url: this.#url(type, mode, filename),
      headers,
      ...(more.body && { body: more.body }),
    });
    const ms = performance.now() - began;
    this.judge.hold('CM-06', ms < mostMs, `${mode} took ${Math.round(ms)} ms`);
    this.judge.hold('CM-02', got.status === 200, `${mode} answers the status ${got.status}`);
    return got;
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { tell } from '../output/write.ts';
import { headersOf, type Message } from './headers-of.ts';
import { readMessages } from './read-messages.ts';

interface Bridged {
  url: string;
  apiKey: string;
  /** Hands a message to whoever started us. */
  print(message: Message): Promise<void>;
}

/** Passes messages on to a server of streamable HTTP, and what it answers back. */
export function openSession({ url, apiKey, print }: Bridged) {
  const known = new Map([['x-api-key', apiKey]]);
  const running = new Map<unknown, AbortController>();
  const closing = new AbortController();
  const ask = (method: string, more: RequestInit = {}, headers: Record<string, string> = {}) =>
    fetch(url, {
      method,
      ...more,
      headers: { ...Object.fromEntries(known), accept: 'application/json, text/event-stream', ...headers },
    });

  /** Ends when everything that the message is answered with was handed over. */
  async function pass(message: Message): Promise<void> {
    if (cancel(message)) return;
    const controller = new AbortController();
    if (message.id !== undefined) running.set(message.id, controller);
    try {
      const headers = { 'content-type': 'application/json', ...headersOf(message) };
      const answer = await ask('POST', { body: JSON.stringify(message), signal: controller.signal }, headers);
      for await (const one of readMessages(answer)) {
        if (message.method === 'initialize') learn(answer, one);
        await print(one);
      }
      if (message.method === 'notifications/initialized') void listen();
    } catch (error) {
      if (!controller.signal.aborted) await refuse(message, error as Error);
    } finally {
      running.delete(message.id);
    }
  }

  /** Since 2026-07-28 a request is cancelled by hanging up. */
  function cancel({ method, params }: Message): boolean {
    if (method !== 'notifications/cancelled' || known.has('mcp-protocol-version')) return false;
    running.get(params?.requestId)?.abort();
    return true;
  }

  /** What revisions before 2026-07-28 agree upon at their beginning. */
  function learn(answer: Response, { result }: Message): void {
    const session = answer.headers.get('mcp-session-id');
    if (session !== null) known.set('mcp-session-id', session);
    if (typeof result?.protocolVersion === 'string') known.set('mcp-protocol-version', result.protocolVersion);
  }

  /** What the server says unasked; a server that never does answers 405. */
  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      const answer = await ask('GET', { signal: closing.signal }).catch(() => undefined);
      if (answer !== undefined && !answer.ok) return;
      try {
        if (answer) for await (const message of readMessages(answer)) await print(message);
      } catch {
        // The connection broke off; it is made anew.
      }
      await pause(1_000, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  async function refuse({ id }: Message, { message }: Error): Promise<void> {
    if (id === undefined) tell(message);
    else await print({ jsonrpc: '2.0', id, error: { code: -32_000, message } });
  }

  async function end(): Promise<void> {
    closing.abort();
    if (known.has('mcp-session-id')) await ask('DELETE').catch(() => undefined);
  }

  return { pass, end };
}

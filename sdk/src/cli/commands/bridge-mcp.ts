import { createInterface } from 'node:readline';
import type { Command } from '../command.ts';
import type { Message } from '../mcp/headers-of.ts';
import { openSession } from '../mcp/open-session.ts';
import { write } from '../output/write.ts';
import { signedIn } from '../sign-in/signed-in.ts';

export const bridgeMcp: Command = {
  usage: 'mcp',
  summary: {
    en: 'Be an MCP server on standard input and output',
    ru: 'Работать MCP-сервером на стандартном вводе и выводе',
  },
  about: {
    en: 'For programs that start their servers themselves. Each line is a message of JSON-RPC; it is passed on to /mcp of the portal with the key of the profile.',
    ru: 'Для программ, которые сами запускают свои серверы. Каждая строка — сообщение JSON-RPC; оно передаётся на адрес /mcp портала с ключом профиля.',
  },
  takes: [0, 0],
  async run(asked) {
    const { url, apiKey } = await signedIn(asked);
    const session = openSession({ url: `${url}/mcp`, apiKey, print: printMessage });
    const passing = new Set<Promise<void>>();
    for await (const line of createInterface({ input: process.stdin })) {
      const message = await read(line);
      if (message === undefined) continue;
      const passed = session.pass(message).finally(() => passing.delete(passed));
      passing.add(passed);
      if (message.method === 'initialize') await passed;
    }
    await Promise.all(passing);
    await session.end();
  },
};

const printMessage = (message: Message) => write(`${JSON.stringify(message)}\n`);

async function read(line: string): Promise<Message | undefined> {
  if (line.trim() === '') return undefined;
  try {
    return JSON.parse(line) as Message;
  } catch {
    await printMessage({ jsonrpc: '2.0', id: null, error: { code: -32_700, message: 'Parse error' } });
    return undefined;
  }
}

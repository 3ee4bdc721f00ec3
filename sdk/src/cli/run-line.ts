import { commonFlags } from './arguments/common-flags.ts';
import { parseLine } from './arguments/parse-line.ts';
import { UsageError } from './arguments/usage-error.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { helpText } from './help/help-text.ts';
import { chooseLanguage, say } from './language.ts';
import { commandOf } from './operations/command-of.ts';
import { findOperation } from './operations/find-operation.ts';
import { write } from './output/write.ts';

/** Carries out one line: a command, or an operation of the API. */
export async function runLine(line: readonly string[]): Promise<void> {
  chooseLanguage(line);
  if (line[0] === '--version') return write(`${await version()}\n`);
  const { command, rest } = await find(line);
  const asked = parseLine(rest, { ...command.flags, ...commonFlags });
  if (asked.flags.help) return write(helpText(command));
  const [least, most] = command.takes;
  if (asked.words.length < least || asked.words.length > most)
    throw new UsageError(`${say('Usage', 'Вызов')}: prokura ${command.usage}`);
  await command.run(asked);
}

async function find(line: readonly string[]): Promise<{ command: Command; rest: readonly string[] }> {
  const asksForHelp = line.length === 0 || line[0] === '-h' || line[0] === '--help';
  const [first = '', second = ''] = asksForHelp ? ['help'] : line;
  const pair = commands[`${first} ${second}`];
  if (pair) return { command: await pair(), rest: line.slice(2) };
  const one = commands[first];
  if (one) return { command: await one(), rest: line.slice(1) };
  if (second === '--help') return { command: await groupHelp(first), rest: [] };
  return { command: await commandOf(await findOperation(first, second)), rest: line.slice(2) };
}

/** `prokura warehouses --help` is `prokura help warehouses`. */
async function groupHelp(group: string): Promise<Command> {
  const help = await (commands.help as () => Promise<Command>)();
  return { ...help, run: ({ flags }) => help.run({ words: [group], flags }), takes: [0, 0] };
}

async function version(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

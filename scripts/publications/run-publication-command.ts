import { parseArgs } from 'node:util';
import { Refusal } from '../../server/src/kernel/problems/errors.ts';
import { StartRefused } from '../../server/src/kernel/problems/start-refused.ts';
import { sentenceOf } from '../../server/src/sentence-of.ts';
import { withOperatorDoor } from '../with-operator-door.ts';
import { type Asked, commands } from './commands.ts';

/** Runs one operator command on a running or stopped installation. */
export async function runPublicationCommand(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const { name, asked } = readAsked(args);
    const command = commands[name ?? ''];
    if (!command)
      throw new StartRefused(`Say what to do: node scripts/publications.ts ${Object.keys(commands).join(', ')}.`);
    await withOperatorDoor(env, async (door) => {
      for (const line of await command(door, asked)) process.stdout.write(`${line}\n`);
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Refusal ? error.detail.en : sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

function readAsked(args: string[]): { name: string | undefined; asked: Asked } {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      note: { type: 'string' },
      reason: { type: 'string' },
      'reason-en': { type: 'string' },
      version: { type: 'string' },
      publisher: { type: 'string' },
    },
  });
  const [name, slug] = positionals;
  return { name, asked: { slug, ...values } };
}

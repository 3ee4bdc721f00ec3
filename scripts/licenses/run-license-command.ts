import { parseArgs } from 'node:util';
import { Refusal } from '../../server/src/kernel/problems/errors.ts';
import { sentenceOf } from '../../server/src/sentence-of.ts';
import { withOperatorDoor } from '../with-operator-door.ts';
import { type Asked, runAsked } from './run-asked.ts';

/** Runs one command on the licences of a portal, on a running or stopped installation. */
export async function runLicenseCommand(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const asked = readAsked(args);
    await withOperatorDoor(env, async (door) => {
      for (const line of await runAsked(door, asked)) process.stdout.write(`${line}\n`);
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Refusal ? sentences(error) : sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

const sentences = ({ detail, errors }: Refusal) =>
  [detail.en, ...errors.map(({ at, message }) => `${at.slice(1)} ${message.en}.`)].join('\n');

function readAsked(args: string[]): Asked {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      until: { type: 'string' },
      months: { type: 'string' },
      price: { type: 'string' },
      note: { type: 'string' },
      hidden: { type: 'boolean' },
      shown: { type: 'boolean' },
    },
  });
  const [name, portal, widget] = positionals;
  return { name, portal, widget, ...values };
}

import { join } from 'node:path';
import { type Running, root } from './processes.ts';

/** Flags of a server whose statements are to be counted. */
export const counting = [`--import=${join(root, 'bench/measure/count-statements.ts')}`];

/** How many statements a call makes the server send, the opening and the end of its transaction among them. */
export async function statementsOf(server: Running, call: () => Promise<unknown>): Promise<number> {
  const before = await sentBy(server);
  await call();
  return (await sentBy(server)) - before;
}

function sentBy({ child }: Running): Promise<number> {
  return new Promise((resolve) => {
    const hear = (text: Buffer) => {
      const [, count] = /statements sent: (\d+)/.exec(text.toString()) ?? [];
      if (count === undefined) return;
      child.stdout?.off('data', hear);
      resolve(Number(count));
    };
    child.stdout?.on('data', hear);
    child.kill('SIGUSR2');
  });
}

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

interface Keychain {
  keep(profile: string, key: string): Promise<boolean>;
  read(profile: string): Promise<string | undefined>;
  forget(profile: string): Promise<void>;
}

/** The keychain of macOS, or that of a Linux desktop. Secrets are handed over by standard input: arguments are seen by everybody on the machine. */
const keychains: Partial<Record<NodeJS.Platform, Keychain>> = {
  darwin: {
    keep: async (profile, key) =>
      (await run('security', ['-i'], `add-generic-password -U -s prokura -a "${profile}" -w "${key}"\n`)) !== undefined,
    read: (profile) => run('security', ['find-generic-password', '-s', 'prokura', '-a', profile, '-w']),
    async forget(profile) {
      await run('security', ['delete-generic-password', '-s', 'prokura', '-a', profile]);
    },
  },
  linux: {
    keep: async (profile, key) =>
      (await run(
        'secret-tool',
        ['store', '--label', `Prokura: ${profile}`, 'service', 'prokura', 'profile', profile],
        key,
      )) !== undefined,
    read: (profile) => run('secret-tool', ['lookup', 'service', 'prokura', 'profile', profile]),
    async forget(profile) {
      await run('secret-tool', ['clear', 'service', 'prokura', 'profile', profile]);
    },
  },
};

/** Undefined where there is none, as on Windows; then keys are kept in a file of their owner's. */
export const keychain = (): Keychain | undefined => keychains[process.platform];

/** What the program said, or undefined when it is not there or refused. */
async function run(program: string, args: readonly string[], input = ''): Promise<string | undefined> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.on('error', () => undefined).end(input);
  const ended = new Promise<number | null>((resolve) =>
    child.once('error', () => resolve(null)).once('close', resolve),
  );
  const said = await text(child.stdout);
  return (await ended) === 0 ? said.trim() : undefined;
}

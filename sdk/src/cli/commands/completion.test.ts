import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { commandLine, program } from '../../../test/command-line.ts';
import { skipWithout } from '../../../test/skip-without.ts';
import { noTerminal, openTerminal } from '../../../test/terminal.ts';

test('completion offers commands, groups, operations and flags', async (t) => {
  const { run } = await commandLine(t);
  const words = async (...typed: string[]) =>
    (await run('completion', 'words', '--', ...typed)).stdout.trim().split('\n');
  const first = await words();
  assert.ok(['listen', 'events', 'warehouses'].every((word) => first.includes(word)));
  assert.ok((await words('warehouses')).includes('list-warehouses'));
  assert.deepEqual(await words('deliveries'), ['tail']);
  assert.ok((await words('items', 'create')).includes('--sku'));
  assert.ok((await words('listen', '')).includes('--forward-to'));
});

/** How each is begun without anybody's settings, and how it is told of the completion, as the guide says. */
const shells = {
  bash: ['bash --noprofile --norc -i', 'source <(prokura completion bash)'],
  zsh: ['zsh --no-rcs -i', 'autoload -U compinit; compinit -D; source <(prokura completion zsh)'],
  fish: ['fish --no-config -i', 'prokura completion fish | source'],
} as const;

for (const [shell, [begin, tell]] of Object.entries(shells))
  test(`${shell} completes commands, operations, flags and files as they are typed`, {
    skip: noTerminal || skipWithout(shell),
  }, async (t) => {
    const screen = openTerminal(t, begin, await withProkura(t));
    screen.type(`${tell}; echo 'the completion' is read\r`);
    await screen.shows('the completion is read');
    for (const [typed, completed] of [
      ['compl\tfi', 'completion fi'],
      ['warehouses create-w\t', 'warehouses create-warehouse'],
      ['items create --planned\t', 'items create --planned-cost'],
      ['import ware\t', 'import warehouses.csv'],
    ] as const) {
      screen.type(`prokura ${typed}\r`);
      await screen.shows(`asked for: ${completed}\r`);
    }
  });

/** A place where `prokura` completes, and otherwise only says what it was asked for. */
async function withProkura(t: TestContext) {
  const { home, env } = await commandLine(t);
  mkdirSync(join(home, 'bin'));
  const script = `#!/bin/sh
case "$2" in
  bash|zsh|fish|words) exec '${process.execPath}' '${program}' "$@" ;;
  *) echo "asked for: $*" ;;
esac
`;
  writeFileSync(join(home, 'bin/prokura'), script, { mode: 0o755 });
  writeFileSync(join(home, 'warehouses.csv'), '');
  return { cwd: home, env: { ...env, PATH: `${join(home, 'bin')}:${env.PATH}`, TERM: 'xterm', SHELL: '/bin/sh' } };
}

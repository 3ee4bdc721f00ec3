import { groups } from '../../generated/cli/groups.ts';
import { commonFlags } from '../arguments/common-flags.ts';
import type { Command, Commands } from '../command.ts';
import { write } from '../output/write.ts';

export const completion = (commands: Commands): Command => ({
  usage: 'completion SHELL',
  summary: { en: 'Print the completion of bash, zsh or fish', ru: 'Вывести автодополнение для bash, zsh или fish' },
  about: {
    en: 'For bash: `source <(prokura completion bash)`; for zsh: `source <(prokura completion zsh)`; for fish: `prokura completion fish | source`.',
    ru: 'Для bash: `source <(prokura completion bash)`; для zsh: `source <(prokura completion zsh)`; для fish: `prokura completion fish | source`.',
  },
  takes: [1, 1_000],
  async run({ words: [shell = '', ...typed] }) {
    const script = scripts[shell];
    if (script !== undefined) return write(script);
    await write((await wordsAfter(commands, typed)).map((word) => `${word}\n`).join(''));
  },
});

/** Each asks `prokura completion words …` for what may come next, and completes files where none of it is meant. */
const scripts: Readonly<Record<string, string>> = {
  bash: `_prokura() {
  local typed=("\${COMP_WORDS[@]:1:COMP_CWORD-1}")
  COMPREPLY=($(compgen -W "$(prokura completion words -- "\${typed[@]}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _prokura prokura
`,
  zsh: `_prokura() {
  local -a found
  found=(\${(f)"$(prokura completion words -- "\${(@)words[2,CURRENT-1]}" 2>/dev/null)"})
  compadd -a found || _files
}
compdef _prokura prokura
`,
  fish: `function __prokura
  set -l word (commandline -ct)
  prokura completion words -- (commandline -opc)[2..] 2>/dev/null | string match -- "$word*"; or __fish_complete_path $word
end
complete -c prokura -f -a '(__prokura)'
`,
};

async function wordsAfter(commands: Commands, [first, second, ...more]: readonly string[]): Promise<string[]> {
  const names = Object.keys(commands);
  if (first === undefined) return [...names.map((name) => name.split(' ')[0] as string), ...Object.keys(groups)];
  const command = commands[`${first} ${second}`] ?? commands[first];
  if (command) return flagsOf(await command());
  const parts = names.filter((name) => name.startsWith(`${first} `)).map((name) => name.split(' ')[1] as string);
  if (second === undefined) return [...parts, ...(groups[first]?.names ?? [])];
  const { commandOf } = await import('../operations/command-of.ts');
  const { findOperation } = await import('../operations/find-operation.ts');
  return flagsOf(await commandOf(await findOperation(first, second)), more);
}

const flagsOf = ({ flags = {} }: Command, typed: readonly string[] = []) =>
  Object.keys({ ...flags, ...commonFlags })
    .map((name) => `--${name}`)
    .filter((flag) => !typed.includes(flag));
